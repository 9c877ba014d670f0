import type { StaffPlace } from '@kindcrate/contract/staff-places';
import { organization } from './fixtures.ts';
import { longTitle } from './long-fixtures.ts';

// Sample API replies about places, for staff.

const { _id, title } = organization;

export const emptyPlace: StaffPlace = { organization: { _id, title }, place: null, revision: 1 };

export const enteredPlace = {
  organization: { _id, title },
  place: {
    address: { street: 'Sound Road', number: '8', postalCode: '04121', city: 'Harrow Sound', remark: null },
    timeZone: 'America/New_York',
    hours: [
      { weekday: 2, opens: '09:00', closes: '12:00' },
      { weekday: 2, opens: '13:00', closes: '17:00' },
      { weekday: 6, opens: '11:00', closes: '16:00' },
    ],
    closedDays: [{ from: '2029-12-24', until: '2030-01-01', reason: 'Inventory' }],
    dropOff: true,
    collection: { area: 'Harrow Sound', weekdays: [2, 4] },
    capacityPerHour: 4,
  },
  revision: 3,
} satisfies StaffPlace;

/** Its values are long and without spaces. It has no hours, and offers neither kind of handover. */
export const longPlace: StaffPlace = {
  organization: { _id: 'long', title: longTitle },
  place: {
    ...enteredPlace.place,
    address: {
      street: 'Streetwithoutspaces'.repeat(6).slice(0, 100),
      number: '1234567890-123456789',
      postalCode: '1234567890-123456789',
      city: 'Citywithoutspaces'.repeat(6).slice(0, 100),
      remark: 'Remarkwithoutspaces'.repeat(6).slice(0, 100),
    },
    hours: [],
    closedDays: [{ from: '2030-05-01', until: '2030-05-01', reason: 'Reasonwithoutspaces'.repeat(6).slice(0, 100) }],
    dropOff: false,
    collection: null,
  },
  isSample: true,
  revision: 2,
};
