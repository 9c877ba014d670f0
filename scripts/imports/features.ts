/** The features of the API, each with the features that it builds on, separated by spaces. */
export const features = {
  'api-tokens': '',
  audit: '',
  coins: '',
  receipts: '',
  'security-log': '',
  'second-factors': '',
  accounts: 'api-tokens audit second-factors security-log',
  payments: 'accounts',
  'sign-in-security': 'accounts second-factors security-log',
  catalog: 'audit',
  messages: 'audit',
  people: 'accounts audit catalog security-log',
  'staff-tokens': 'accounts api-tokens audit people security-log',
  invitations: 'accounts audit people catalog security-log',
  needs: 'audit catalog',
  orders: 'accounts audit catalog coins needs receipts security-log',
  redemptions: 'accounts coins',
  profile: 'accounts coins orders redemptions',
  'personal-data':
    'accounts api-tokens audit coins invitations messages orders payments people receipts redemptions second-factors security-log',
  retention: 'accounts audit invitations messages orders payments redemptions second-factors security-log',
};
