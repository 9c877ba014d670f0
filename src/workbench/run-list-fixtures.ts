import type { HandoverList, HandoverStop } from '@kindcrate/contract/staff-handover-list';
import { longTitle, widestUsername } from './long-fixtures.ts';

// Sample API replies for the desk's run list.

export const collection: HandoverStop = {
  order: 'bike',
  itemsName: 'Kids’ bike, 20 inch',
  quantity: 1,
  status: 'accepted',
  donor: 'Tobias',
  phone: '01010926523',
  location: '3 Ferry Lane, Harbor 04121',
  address: { street: 'Ferry Lane', number: '3', postalCode: '04121', city: 'Harbor', remark: 'Blue gate, ring twice' },
  organization: { _id: 'mantle-and-mitten', title: 'Mantle & Mitten' },
  kind: 'collection',
  start: '2026-11-24T14:00:00.000Z',
  end: '2026-11-24T15:00:00.000Z',
  timeZone: 'America/New_York',
  onTheWayAt: null,
};

const { address: _, ...withoutAddress } = collection;

export const dropOff: HandoverStop = {
  ...withoutAddress,
  order: 'books',
  itemsName: 'Picture books',
  quantity: 24,
  kind: 'drop-off',
  donor: 'Omar',
  start: '2026-11-24T16:00:00.000Z',
};

const monday = Date.UTC(2026, 10, 23);
const booked = [15, 8, 20, 0, 6, 18, 0];

export const runList: HandoverList = {
  from: '2026-11-24',
  to: '2026-11-24',
  result: [
    collection,
    { ...collection, order: 'pots', itemsName: 'Pots', quantity: 5, onTheWayAt: '2026-11-24T13:40:00.000Z' },
    { ...collection, order: 'coats', itemsName: 'Coats', quantity: 6, status: 'received' },
    dropOff,
  ],
  more: 0,
  week: booked.map((count, index) => ({
    day: new Date(monday + index * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    booked: count,
    capacity: index === 3 || index === 6 ? 0 : 20,
  })),
};

export const emptyRunList: HandoverList = {
  ...runList,
  result: [],
  week: runList.week.map(({ day }) => ({ day, booked: 0, capacity: 0 })),
};

export const longRunList: HandoverList = {
  ...runList,
  result: [
    {
      ...collection,
      itemsName: longTitle,
      quantity: 100_000,
      donor: widestUsername,
      address: {
        street: longTitle.slice(0, 80),
        number: '12345678901234567890',
        postalCode: '1234567890123456',
        city: longTitle.slice(0, 60),
        remark: longTitle,
      },
      organization: { _id: 'long', title: longTitle },
    },
    { ...dropOff, itemsName: longTitle, donor: widestUsername },
  ],
  more: 12_345,
  week: runList.week.map(({ day }) => ({ day, booked: 123_456, capacity: 234_567 })),
};
