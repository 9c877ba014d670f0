/** The groups of the workbench: the anchor and the name of each example. */
export const contents = {
  Tokens: {
    colors: 'Colors',
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
    'expandable-text': 'Expandable text',
  },
  Sections: {
    'section-header': 'Section header',
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
    'forgot-form': 'Forgotten password form',
    'reset-form': 'New password form',
    'confirm-form': 'Confirm email form',
    'unsubscribe-form': 'Unsubscribe form',
    invitation: 'Invitation',
    'contact-form': 'Contact form',
    'donation-form': 'Donation form',
  },
  Payment: {
    payment: 'Payment',
    'payment-amounts': 'Amounts of a payment',
    'payment-thanks': 'After a payment',
    'payment-receipt': 'Receipt of a payment',
    'card-form': 'Card form',
  },
  Messages: {
    'notice-kinds': 'Notices',
    'donation-notices': 'Donation notices',
    thanks: 'Thanks for a donation',
    'form-notes': 'Form notes',
    spinner: 'Spinner',
    'status-labels': 'Status labels',
  },
  Lists: {
    'logo-grid': 'Logo grid',
    'featured-card': 'Featured card',
    'needed-most': 'Needed most',
    'organization-needs': 'Needs of an organization',
  },
  Account: {
    'welcome-card': 'Welcome card',
    facts: 'Facts',
    tabs: 'Tabs',
    'photo-form': 'Photo form',
    'details-form': 'Username and phone',
    'password-form': 'Password form',
    sessions: 'Sessions',
    'follow-rows': 'What someone follows',
    'password-check': 'Password check',
    'qr-code': 'QR code',
    'order-card': 'Order card',
    'page-buttons': 'Page buttons',
    'orders-none': 'No orders',
    profile: 'Profile',
  },
  'Login security': {
    'second-step': 'Second step of the login',
    'email-form': 'New email form',
    'confirm-email': 'Unconfirmed email',
    'authenticator-app': 'Authenticator app',
    passkeys: 'Passkeys',
    'recovery-codes': 'Recovery codes',
    'second-factor-required': 'Desk without a second factor',
    'link-missing': 'Page without the code of a link',
  },
  Coins: {
    'redeem-code': 'Redeem: enter a code',
    'redeem-coins': 'Redeem: enter coins',
    'redeem-waiting': 'Redeem: waiting for the donor',
    'redeem-outcome': 'Redeem: outcome',
    approval: 'Approval',
    'coin-balance': 'Balance',
    'coin-entries': 'Ledger',
    'coin-rule': 'Coin rule',
    'coin-quote': 'Coin quote',
    receipt: 'Receipt',
  },
  Desk: {
    'paged-list': 'Paged list',
    disclosure: 'Disclosure',
    'queue-order': 'Order in the queue',
    'status-actions': 'Status actions',
    'desk-need': 'Need at the desk',
    'desk-message': 'Message',
    entry: 'Catalog entry',
    arrangement: 'Image arrangement',
    'invitation-row': 'Invitation at the desk',
    'api-token': 'API token',
    'desk-payments': 'Payments at the desk',
    person: 'Person',
    'audit-log-entry': 'Audit log entry',
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

/** The anchor of an example. */
export type ExampleId = { [Group in GroupName]: keyof Contents[Group] }[GroupName];

/** The name of each example by its anchor. */
export const exampleNames = Object.assign({}, ...Object.values(contents)) as Record<ExampleId, string>;
