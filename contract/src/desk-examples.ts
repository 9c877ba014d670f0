/** Part of `examples`: the bodies about several orders, and about the texts that the desk writes often. */
export const deskExamples = {
  'order-moves': {
    orders: [
      { _id: '0b9d5b6e-6a3e-4c58-9f07-1d1d2b8f8f11', expectedStatus: 'submitted' },
      { _id: '8c1f0a52-2a2b-4f0e-8d0c-5b7e0d9f6a22', expectedStatus: 'under review' },
    ],
    status: 'declined',
    reason: 'Our racks are full until March.',
  },
  'saved-text-creation': { kind: 'reply', title: 'Opening hours', text: 'You can bring your gift from 9 to 5.' },
  'saved-text-edit': {
    kind: 'reply',
    title: 'Opening hours',
    text: 'Hello,\n\nyou can bring your gift on weekdays from 9 to 5.',
    revision: 2,
  },
};
