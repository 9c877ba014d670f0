/** What the workbench shows, group by group: the anchor of each specimen, and its name. */
export const contents = {
  Tokens: {
    colours: 'Colours',
    contrast: 'Contrast',
    type: 'Type scale',
    space: 'Space',
    radii: 'Radii',
  },
  Controls: {
    buttons: 'Buttons',
    links: 'Links',
    cards: 'Cards',
    accordion: 'Accordion',
    'entire-text': 'Entire text',
  },
  Frames: {
    'section-head': 'Section head',
    banner: 'Banner',
    slider: 'Slider',
  },
  Forms: {
    fields: 'Fields',
    'password-field': 'Password field',
    'photo-field': 'Photo field',
    charities: 'Charities',
    'upload-progress': 'Upload progress',
    sending: 'Sending',
    'login-form': 'Login form',
    'register-form': 'Register form',
    'contact-form': 'Contact form',
    'donation-form': 'Donation form',
  },
  Payment: {
    payment: 'Payment',
    'card-form': 'Card form',
  },
  Messages: {
    'notice-kinds': 'Notices',
    'donation-notices': 'Donation notices',
    'form-notes': 'Form notes',
    spinner: 'Spinner',
    'status-labels': 'Status labels',
  },
  Lists: {
    'logo-grid': 'Logo grid',
    'featured-card': 'Featured card',
  },
  Account: {
    'welcome-card': 'Welcome card',
    facts: 'Facts',
    tabs: 'Tabs',
    'photo-form': 'Photo form',
    'details-form': 'Username and phone',
    'password-form': 'Password form',
    'qr-code': 'QR code',
    'order-card': 'Order card',
    'page-buttons': 'Page buttons',
    'orders-none': 'No orders',
    profile: 'Profile',
  },
  Coins: {
    'till-code': 'Code at the till',
    'till-coins': 'Coins at the till',
    'till-waiting': 'Waiting for an answer',
    'till-outcome': 'Answers',
    approval: 'Approval',
    'coin-balance': 'Balance',
    'coin-lines': 'Ledger',
    'coin-rule': 'Rule',
    'coin-quote': 'Quote',
    receipt: 'Receipt',
  },
  Desk: {
    'paged-list': 'Paged list',
    disclosure: 'Disclosure',
    'queue-order': 'Order in the queue',
    moves: 'Moves',
    'desk-message': 'Message',
    entry: 'Entry of the catalogue',
    arrangement: 'Arrangement',
    person: 'Person',
    'trail-entry': 'Trail',
  },
  Pictures: {
    gallery: 'Gallery',
    video: 'Video',
  },
  Details: {
    'brand-details': 'Brand',
    'organization-details': 'Organization',
  },
  'Long text': {
    'long-controls': 'Controls and fields',
    'long-lists': 'Lists and cards',
    'long-account': 'Account',
    'long-details': 'Details',
  },
} as const;

type Contents = typeof contents;

export type GroupName = keyof Contents;

/** The anchor of a specimen. */
export type ExampleId = { [Group in GroupName]: keyof Contents[Group] }[GroupName];

/** The names of the specimens by their anchors. */
export const exampleNames = Object.assign({}, ...Object.values(contents)) as Record<ExampleId, string>;
