const time = '2030-05-07T09:00:00.000Z';
const code = 'AAAAAAAAQACAAAAAAAAAAG1pbmEuLi4uLi4uLi4uLi4uLi4u';

/** Valid bodies of requests about handovers, for the API's documentation and tests; included in `examples` (examples.ts). */
export const handoverExamples = {
  'donation-with-handover': {
    charity: 'warm-hands',
    itemsName: 'Winter coats',
    quantity: 3,
    phone: '0113 496 0000',
    image: { size: 2048 },
    handover: {
      kind: 'collection',
      times: [time, '2030-05-08T09:00:00.000Z'],
      address: {
        street: 'Mill Lane',
        number: '12',
        city: 'Leeds',
        postalCode: 'LS2 7EY',
        remark: 'Ring for Lind',
      },
    },
  },
  'handover-answer': { action: 'ask', times: [time] },
  'handover-link': { code },
  'handover-link-answer': {
    action: 'take',
    time,
    code,
  },
  'handover-update': { action: 'offer', times: [time], kind: 'drop-off' },
  'order-acceptance': { status: 'accepted', times: [time], expectedStatus: 'under review' },
};
