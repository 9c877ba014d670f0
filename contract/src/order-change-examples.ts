const outcome = {
  line: 'Went to a family of four on Tuesday',
  photo: '2b0f8a3c-6d5e-4f1a-9c7b-8e4d3a2f1b60',
  organizationConsents: true,
};

/** Part of `examples`: the bodies with which the desk changes orders, and what became of them. */
export const orderChangeExamples = {
  'order-status-change': {
    status: 'received',
    quantity: 3,
    reason: 'One was too small',
    expectedStatus: 'accepted',
  },
  'order-items-receiving': {
    status: 'received',
    items: [
      { _id: '5e3d2c1b-0a9f-4e8d-b7c6-a5f4e3d2c1b0', receivedQuantity: 2 },
      { _id: 'c0b1a2f3-e4d5-46c7-98b9-0a1f2e3d4c5b', receivedQuantity: 0, declinedReason: 'We have enough blankets' },
    ],
    expectedStatus: 'accepted',
  },
  'order-acceptance': { status: 'accepted', times: ['2030-05-07T09:00:00.000Z'], expectedStatus: 'under review' },
  'order-completion': { status: 'completed', outcome },
  'outcome-update': { ...outcome, revision: 1 },
  'outcome-consent': { donorConsents: true, revision: 1 },
};
