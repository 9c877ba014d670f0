/** The tests of needs that `npm run test:servers` leaves out, as in left-out.ts. */
export const leftOutOfNeeds = {
  'needs/categories': {
    memory: [
      'staff move a category among those beside it',
      'staff move a category below another one, and back to the top',
    ],
  },
  'needs/feed': {
    memory: [
      'can be read by every site, and is sent again only when it has changed',
      'is well-formed without any need',
      'the feeds have the same filter and the same order as the list of needs',
      'the feeds say of a need with %o: %s',
      'threat 21: texts that look like markup stay texts in the feeds',
    ],
  },
  'needs/orders': {
    memory: [
      'a need counts the pieces that arrived from the receipt on, also once the order is completed',
      'a need is enough when its target is reached, and wanted again when pieces turn out to be unusable',
      'a need no longer counts pieces that were declined after their receipt, which is its latest change',
    ],
  },
  'needs/routes': {
    memory: [
      'does not list the needs of a hidden organization',
      'lists a need to the end of its last day in UTC, without a change in between',
      'lists only the needs of the requested organization or category',
      'lists what organizations have enough of and cannot take, with the reasons',
      'replies to different queries are cached apart',
      'reports a need as enough and no longer urgent once its target is reached',
      'threat 23: %s can be read by every site without credentials, and is sent again only when it has changed',
    ],
    requests: ['threat 23: every site can read why %s was refused'],
  },
  'needs/staff-routes': {
    memory: ['staff add a need to any organization, and it is public at once'],
  },
};
