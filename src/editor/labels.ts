/** Names of files and fields whose own words would puzzle somebody who has never seen them. */
const inPlainWords: Record<string, string> = {
  frame: 'Every page: menu, footer, notices',
  'donation-info': 'How we work',
  'brand-details': 'A brand',
  'organization-details': 'An organization',
  'all-forms': 'Donation forms',
  'not-found': 'Page not found',
  title: 'Title',
  eyebrow: 'Small line above the title',
  lead: 'Opening lines',
  pictureAlt: 'The picture in words, for those who cannot see it',
  photoAlt: 'The photo in words',
  previewAlt: 'The preview in words',
  imageAlt: 'The image in words',
  href: 'Leads to',
  src: 'Address',
  faq: 'Questions and answers',
  cause: 'The cause',
  places: 'Places kept free for logos',
  withoutScript: 'Where JavaScript is switched off',
  ground: 'Background',
};

/** The label of a field: `closeMenu` gives "Close menu". */
export function toLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return inPlainWords[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry of a list is called by, the best first. */
export const namingFields = ['headline', 'title', 'question', 'quote', 'name', 'label'];

/** The fields that hold whole sentences; the editor gives them more room. */
export const longFields = new Set(['answer', 'description', 'intro', 'lead', 'note', 'quote', 'text']);
