/** Labels for files and fields whose names the people who edit the copy would not understand. */
const plainLabels: Record<string, string> = {
  frame: 'Every page: menu, footer, notices',
  'donation-info': 'How we work',
  'brand-details': 'A brand',
  'organization-details': 'An organization',
  'all-forms': 'Donation forms',
  'not-found': 'Page not found',
  title: 'Title',
  eyebrow: 'Small line above the title',
  lead: 'Opening lines',
  pictureAlt: 'Description of the picture, for people who can’t see it',
  photoAlt: 'Description of the photo',
  previewAlt: 'Description of the preview',
  imageAlt: 'Description of the image',
  href: 'Link target',
  src: 'Web address',
  faq: 'Questions and answers',
  cause: 'The cause',
  needs: 'What organizations need',
  needed: 'Needed most',
  points: 'Bullet points',
  lastChanged: 'Date of the last change',
  paginationLabel: 'Name of the page buttons, for screen readers',
  pageLabel: 'Name of one page button, for screen readers',
  guardNotice: 'Notice for visitors to a page that needs a login',
  noScript: 'When JavaScript is turned off',
  errorTitle: 'Title of the error list',
  offline: 'When the connection is lost',
};

/** Turns the name of a field into a label: `closeMenu` becomes "Close menu". */
export function toLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return plainLabels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields that can label a list entry, in order of preference. */
export const namingFields = ['headline', 'title', 'question', 'quote', 'name', 'label'];

/** Fields that get a multiline input. */
export const longFields = new Set(['answer', 'description', 'intro', 'lead', 'note', 'quote', 'text']);
