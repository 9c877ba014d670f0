import type { DayFigures, StaffOverview } from '@kindcrate/contract/staff-overview';
import { longTitle, widestUsername } from './long-fixtures.ts';

// Sample API replies for the desk's overview.

const mitten = { _id: 'mantle-and-mitten', title: 'Mantle & Mitten' };
const kitchen = { _id: 'ladle-lane-kitchen', title: 'Ladle Lane Kitchen' };
const longEntry = { _id: 'long', title: longTitle };

const runAt = (start: string, changes: Partial<StaffOverview['today']['runs'][number]> = {}) => ({
  organization: mitten,
  kind: 'collection' as const,
  start,
  end: start.replace(/T(\d\d)/, (_, hour) => `T${String(Number(hour) + 1).padStart(2, '0')}`),
  timeZone: 'America/New_York',
  count: 6,
  done: 0,
  ...changes,
});

const receivedCounts = [
  52, 61, 40, 22, 70, 95, 88, 48, 57, 66, 81, 60, 102, 96, 41, 63, 72, 90, 68, 121, 110, 54, 71, 84, 92, 76,
];

/** Thirty days, the last of which is November 23. */
const days: DayFigures[] = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 25 + index)).toISOString().slice(0, 10),
  received: receivedCounts[index % receivedCounts.length] ?? 0,
  placed: Math.round((receivedCounts[(index + 5) % receivedCounts.length] ?? 0) / 3),
}));

const noHandovers = { count: 0, done: 0, runs: [] };

export const emptyOverview: StaffOverview = {
  timeZone: 'America/New_York',
  today: { day: '2026-11-23', ...noHandovers },
  tomorrow: { day: '2026-11-24', ...noHandovers },
  waiting: [
    { status: 'submitted', count: 0, since: null },
    { status: 'under review', count: 0, since: null },
    { status: 'accepted', count: 0, since: null },
    { status: 'received', count: 0, since: null },
  ],
  oldest: [],
  needs: { count: 0, first: [] },
  days: days.map(({ day }) => ({ day, received: 0, placed: 0 })),
  staff: {
    messages: { count: 0, oldest: [] },
    settlement: { month: '2026-10', brands: [] },
    problems: [],
  },
};

const bike = {
  _id: 'bike',
  itemsName: 'Kids’ bike, 20 inch',
  status: 'accepted' as const,
  organization: kitchen,
  donor: 'Tobias',
  since: '2026-11-09T15:00:00.000Z',
};

const boots = {
  _id: 'boots',
  words: 'Men’s boots, 9 to 12',
  organization: mitten,
  until: '2026-11-24',
  daysLeft: 1,
  target: 20,
  received: 4,
};

const morning = '2026-11-23T14:00:00.000Z';

const staff: StaffOverview['staff'] = {
  messages: {
    count: 4,
    oldest: [
      {
        _id: 'joan',
        name: 'Joan Whitaker',
        text: 'The driver came while I was at work. Could we find another day?',
        createdAt: '2026-11-20T13:00:00.000Z',
      },
      {
        _id: 'elodie',
        name: 'Élodie Marchetti',
        text: 'Two of the six coats are children’s sizes, is that all right?',
        createdAt: '2026-11-22T13:00:00.000Z',
      },
    ],
  },
  settlement: {
    month: '2026-10',
    brands: [
      { brand: { _id: 'thimbleloaf', title: 'Thimbleloaf Bakery' }, redemptions: 213, coins: 3380 },
      { brand: { _id: 'lastwright', title: 'Lastwright Shoes' }, redemptions: 1, coins: 1 },
    ],
  },
  problems: [
    { kind: 'disk low', amount: 3_200_000_000, since: null },
    { kind: 'mail given up', amount: 7, since: '2026-11-22T12:42:00.000Z' },
    { kind: 'mail waiting', amount: 1, since: '2026-11-23T12:42:00.000Z' },
    { kind: 'nightly job', amount: null, since: '2026-11-21T08:00:00.000Z' },
  ],
};

export const overview: StaffOverview = {
  ...emptyOverview,
  today: {
    day: '2026-11-23',
    count: 17,
    done: 9,
    runs: [
      runAt(morning, { done: 6 }),
      runAt('2026-11-23T16:00:00.000Z', { organization: kitchen, kind: 'drop-off', count: 11, done: 3 }),
    ],
  },
  tomorrow: { day: '2026-11-24', count: 1, done: 0, runs: [runAt('2026-11-24T14:00:00.000Z', { count: 1 })] },
  waiting: [
    { status: 'submitted', count: 17, since: '2026-11-20T12:00:00.000Z' },
    { status: 'under review', count: 8, since: '2026-11-19T12:00:00.000Z' },
    { status: 'accepted', count: 33, since: bike.since },
    { status: 'received', count: 12, since: '2026-11-21T12:00:00.000Z' },
  ],
  oldest: [
    bike,
    { ...bike, _id: 'pots', itemsName: 'Pots and pans', status: 'under review', since: '2026-11-19T12:00:00.000Z' },
    {
      ...bike,
      _id: 'coats',
      itemsName: 'Winter coats',
      status: 'submitted',
      organization: mitten,
      since: '2026-11-22T13:00:00.000Z',
    },
  ],
  needs: {
    count: 3,
    first: [
      { ...boots, _id: 'duvets', words: 'Twin duvets', until: '2026-11-23', daysLeft: 0, target: null },
      boots,
      { ...boots, _id: 'lunch', words: 'Lunch boxes', until: '2026-11-27', daysLeft: 4, received: 12 },
    ],
  },
  days,
  staff,
};

/** The overview as a volunteer sees it. */
export const volunteerOverview: StaffOverview = (({ staff: _, ...rest }) => rest)(overview);

export const longOverview: StaffOverview = {
  ...overview,
  today: {
    ...overview.today,
    count: 12_345,
    runs: [runAt(morning, { organization: longEntry, count: 12_345, done: 999 })],
  },
  waiting: overview.waiting.map((waiting) => ({ ...waiting, count: 123_456 })),
  oldest: [{ ...bike, itemsName: longTitle, organization: longEntry, donor: widestUsername }],
  needs: {
    count: 120,
    first: [{ ...boots, words: longTitle.slice(0, 80), organization: longEntry, target: 100_000, received: 99_999 }],
  },
  days: days.map((day) => ({ ...day, received: day.received * 1000 })),
  staff: {
    ...staff,
    messages: {
      count: 1234,
      oldest: [{ _id: 'long', name: longTitle, text: longTitle, createdAt: '2025-11-20T13:00:00.000Z' }],
    },
    settlement: { month: '2026-09', brands: [{ brand: longEntry, redemptions: 12_345, coins: 1_000_000 }] },
  },
};
