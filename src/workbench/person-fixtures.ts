import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import type { Session } from '@kindcrate/contract/sessions';
import type { PersonDetails, PersonNote, PersonOrder } from '@kindcrate/contract/staff-person';
import type { StaffThread } from '@kindcrate/contract/staff-threads';
import { blockedDonor, donor, partner } from './desk-fixtures.ts';
import { longEmail, widestUsername } from './long-fixtures.ts';

// Sample API replies for the page of a person.

export const donorDetails: PersonDetails = {
  ...donor,
  coins: { balance: 64, earned: 84, spent: 20 },
  redemptions: null,
};

export const partnerDetails: PersonDetails = {
  ...partner,
  coins: { balance: 0, earned: 0, spent: 0 },
  redemptions: { count: 3, coins: 40 },
};

/** A blocked person with a long name, a long email and large numbers. */
export const longDetails: PersonDetails = {
  ...donorDetails,
  ...blockedDonor,
  username: widestUsername,
  email: longEmail,
  coins: { balance: -123_456, earned: 1_234_567, spent: 1_358_023 },
};

export const personOrder: PersonOrder = {
  _id: '6a010f61-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
  itemsName: 'Winter coats',
  quantity: 6,
  status: 'submitted',
  organization: 'Mantle & Mitten',
  createdAt: '2026-11-20T10:00:00.000Z',
};

export const personCoinEntries: CoinEntry[] = [
  {
    _id: 'spent',
    amount: -20,
    kind: 'spending',
    createdAt: '2026-11-03T10:00:00.000Z',
    brand: { title: 'Thimbleloaf Bakery' },
    reference: 'KC-7Q2M-9XKD',
  },
  {
    _id: 'earned',
    amount: 84,
    kind: 'earning',
    createdAt: '2026-09-06T10:00:00.000Z',
    order: { _id: 'lamp', itemsName: 'Desk lamp' },
  },
];

export const personThreads: StaffThread[] = [
  {
    _id: personOrder._id,
    kind: 'order',
    title: personOrder.itemsName,
    from: donor.username,
    organization: { _id: 'mantle', title: personOrder.organization },
    text: 'Could the van come after six?',
    lastAt: '2026-11-21T09:30:00.000Z',
    waitingSince: '2026-11-21T09:30:00.000Z',
    unread: 1,
    assignee: null,
  },
  {
    _id: 'message',
    kind: 'contact',
    title: '',
    from: 'Ruth',
    organization: null,
    text: 'When can I bring two boxes?',
    lastAt: '2026-11-07T09:30:00.000Z',
    waitingSince: '2026-11-07T09:30:00.000Z',
    unread: 0,
    assignee: null,
  },
];

export const personNote: PersonNote = {
  _id: 'note',
  text: 'Hard of hearing: speak slowly on the phone.',
  by: 'Robin',
  createdAt: '2026-06-15T10:00:00.000Z',
};

export const personSession: Session = {
  _id: 'phone',
  browser: 'Safari',
  system: 'iOS',
  loggedInAt: '2026-11-14T10:00:00.000Z',
  lastUsedAt: '2026-11-22T10:00:00.000Z',
  isCurrent: false,
};
