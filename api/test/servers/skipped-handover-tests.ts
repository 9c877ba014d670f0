/** The tests of handovers that `npm run test:servers` skips, in the format of skipped-tests.ts. */
export const skippedHandoverTests = {
  'handovers/cached-times': {
    clock: ['the free times change within five seconds when another server stores a change of the place'],
    memory: [
      'the free times are computed only once while nothing changes, and a browser that already has them gets 304',
      'a time that is booked stops being free immediately, and is free again when the donor cancels it',
      'the old time of a handover that is rescheduled is free again immediately, and so is the time of an order that is declined',
      'the free times change immediately when the desk edits the place',
    ],
  },
  'handovers/received-early': {
    memory: [
      'the agreed time becomes free when the goods arrive before it, and the email about their arrival explains why the calendar entry is removed',
    ],
  },
  'handovers/handovers': {
    memory: [
      'when a donor cancels the agreed time, the order stays accepted, and others can take that time',
      'times in the past, outside the hours, on closed days and too far ahead are refused with a clear message',
      "an organization's free times are within its hours in its own time zone",
    ],
  },
};
