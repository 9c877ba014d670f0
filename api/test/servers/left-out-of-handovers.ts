/** The tests of handovers that `npm run test:servers` leaves out, as in left-out.ts. */
export const leftOutOfHandovers = {
  'handovers/cached-times': {
    clock: ['a change by another server shows within five seconds'],
    memory: [
      'the free times are computed once while nothing changes, and a browser that has them gets 304',
      'a time that is booked is no longer free at once, and is free again when the donor cancels it',
      'a time that moves is free again at once, and so is that of a gift that is declined',
      'the free times of a place that the desk changes are new at once',
    ],
  },
  'handovers/received-early': {
    memory: [
      'goods that arrive before the agreed time give it back, and their email explains why the calendar entry goes',
    ],
  },
  'handovers/handovers': {
    memory: [
      'a donor cancels the time, the donation stays, and others can take the time',
      'times in the past, outside the hours, on closed days and too far ahead are refused with a clear message',
      'times follow the time zone of the organization',
    ],
  },
};
