/** Valid bodies of requests from the desk, for the API's documentation and tests; included in `examples` (examples.ts). */
export const deskExamples = {
  'move-of-several-orders': {
    orders: [
      { _id: '0b9d5b6e-6a3e-4c58-9f07-1d1d2b8f8f11', expectedStatus: 'submitted' },
      { _id: '8c1f0a52-2a2b-4f0e-8d0c-5b7e0d9f6a22', expectedStatus: 'under review' },
    ],
    status: 'declined',
    reason: 'Our racks are full until March.',
  },
  'move-of-one-order': {
    orders: [{ _id: '0b9d5b6e-6a3e-4c58-9f07-1d1d2b8f8f11', expectedStatus: 'received' }],
    status: 'completed',
    outcome: { line: 'Worn by a class of six-year-olds', organizationConsents: true },
  },
  'saved-text-creation': { kind: 'reply', title: 'Opening hours', text: 'You can bring your gift from 9 to 5.' },
  'saved-text-edit': {
    kind: 'reply',
    title: 'Opening hours',
    text: 'Hello,\n\nYou can bring your gift on weekdays from 9 to 5.',
    revision: 2,
  },
  'version-restoration': { revision: 4 },
  'catalog-reordering': {
    list: 'brands',
    previous: ['brand-1', 'brand-2', 'brand-3'],
    order: ['brand-3', 'brand-1', 'brand-2'],
  },
  'catalog-preview': {
    list: 'brands',
    id: 'brand-1',
    title: 'Bread & Butter',
    info: 'A bakery that gives away fresh bread every day.',
    alt: 'A loaf on a wooden table',
    width: 1600,
    height: 1200,
    showFrom: null,
    hideOn: null,
  },
  'order-note': { text: 'Second floor, no elevator.\nShe can meet us at the door.' },
  'order-assignment': { assignee: 'b7f3', expected: '' },
  'person-note': { text: 'Hard of hearing: speak slowly on the phone.' },
  'person-session': { session: '6a010f61-1c2d-4e3f-8a9b-0c1d2e3f4a5b' },
};
