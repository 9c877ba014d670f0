import { limits } from './limits.ts';

// Separate from messages.ts, so that only code for handovers loads these messages.

/** The messages about handovers. */
export const handoverMessages = {
  handover: 'We couldn’t read how you would like to hand over your gift. Reload the page and choose again',
  kind: 'Choose one: drop-off or collection',
  notOffered: {
    'drop-off': 'This organization doesn’t accept drop-offs. Choose pickup instead',
    collection: 'This organization doesn’t pick up gifts. Choose drop-off instead',
  },
  action: 'Choose what to do about the handover',
  link: 'This link is incomplete. Open it again from the email',
  address: 'Enter the address where we can pick up your gift',
  days: 'Choose up to seven days, the earliest first',
  time: 'Choose a time from the list',
  times: `Choose 1 to ${limits.handoverTimes} different times from the list`,
  preferredTimes: `Choose at most ${limits.handoverTimes} different times from the list`,
  pastTime: 'That time has passed. Choose a later one',
  closedTime: 'The organization is closed at that time. Choose another one',
  timeTaken: 'That time has just been taken. Choose another one',
  timeTooFarAhead: 'That time is too far ahead. Choose an earlier one',
  notOfferedTime: 'That time was not offered. Choose one of the offered times, or ask for another',
} as const;
