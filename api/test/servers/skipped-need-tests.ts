/** The tests of needs that `npm run test:servers` skips, in the format of skipped-tests.ts. */
export const skippedNeedTests = {
  'needs/categories': {
    memory: [
      'staff can move a category among its siblings',
      'staff can move a category below another one, and back to the top level',
    ],
  },
  'needs/feed': {
    memory: [
      'can be read from any origin, and is not sent again while it is unchanged',
      'is well-formed when there are no needs',
      'the RSS and Atom feeds accept the same filters as the list of needs, and list the needs in the same order',
      'the RSS and Atom feeds describe a need with %o: %s',
      'threat 21: text that looks like markup stays text in the feeds of needs',
    ],
  },
  'needs/orders': {
    memory: [
      'a need counts pieces once they are received, and still counts them when the order is completed',
      'a need becomes "enough" when its target is reached, and "wanted" again when the order that reached it is declined',
      'declining a received order subtracts its pieces from the count of its need, and updates the time at which the need last changed',
    ],
  },
  'needs/routes': {
    memory: [
      'lists of needs for different queries are cached separately',
      'the list of needs can be filtered by organization, category or both',
      'the list of needs includes a need until the end of its last day in UTC, even if nothing else changes',
      'the list of needs includes what organizations have enough of or cannot take, with the reasons',
      'the list of needs leaves out the needs of a hidden organization',
      'the list of needs shows a need as "enough", and no longer as urgent, once its target is reached',
      'threat 23: %s can be read from any origin without credentials, and is not sent again while it is unchanged',
    ],
    requests: ['threat 23: any origin can read why its request to %s was refused'],
  },
  'needs/staff-routes': {
    memory: ['staff can add a need for any organization, and it is public immediately'],
  },
};
