import type { Place } from '@kindcrate/contract/places';

/** Creates the place of an organization. @param inDays returns the day that is `days` days after the day on which the sample data is stored */
type ToPlace = (inDays: (days: number) => string) => Place;

/** The same hours on several weekdays. */
const on = (weekdays: readonly number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

const timeZone = 'America/New_York';

/** The place of each sample organization, by its slug. */
export const samplePlaces: Readonly<Record<string, ToPlace>> = {
  'mantle-and-mitten': (inDays) => ({
    address: {
      street: 'Sound Road',
      number: '8',
      postalCode: '04121',
      city: 'Harrow Sound',
      remark: null,
    },
    timeZone,
    hours: [...on([1, 2, 4, 5], '09:00', '17:00'), ...on([3], '09:00', '19:00'), ...on([6], '10:00', '17:00')],
    closedDays: [{ from: inDays(9), until: inDays(9), reason: null }],
    dropOff: true,
    collection: { area: 'Harrow Sound', weekdays: [2, 4] },
    capacityPerHour: 4,
  }),
  'first-bell-satchels': () => ({
    address: { street: 'Chalk Street', number: '21', postalCode: '04118', city: 'Bellwater', remark: null },
    timeZone,
    hours: on([1, 2, 3, 4, 5], '14:00', '18:00'),
    closedDays: [],
    dropOff: true,
    collection: null,
    capacityPerHour: 6,
  }),
  'ladle-lane-kitchen': () => ({
    address: {
      street: 'Ladle Lane',
      number: '3',
      postalCode: '04120',
      city: 'Harrow Sound',
      remark: 'Deliveries go to the kitchen door in the yard.',
    },
    timeZone,
    hours: [...on([1, 2, 3, 4, 5, 6, 7], '07:00', '10:30'), ...on([1, 2, 3, 4, 5], '15:00', '18:00')],
    closedDays: [],
    dropOff: true,
    collection: { area: 'Harrow Sound and Bellwater', weekdays: [1, 3, 5] },
    capacityPerHour: 3,
  }),
  'pagewheel-library': (inDays) => ({
    address: { street: 'Station Yard', number: '12', postalCode: '04131', city: 'Quarry Junction', remark: null },
    timeZone: 'America/Chicago',
    hours: [...on([2, 3, 4, 5], '10:00', '18:30'), ...on([6], '09:00', '13:00')],
    closedDays: [{ from: inDays(20), until: inDays(34), reason: 'the vans are being serviced' }],
    dropOff: true,
    collection: null,
    capacityPerHour: 8,
  }),
  'button-and-bear': () => ({
    address: { street: 'Spool Street', number: '40', postalCode: '04119', city: 'Bellwater', remark: null },
    timeZone,
    hours: [...on([3, 4, 5], '12:00', '17:00'), ...on([6, 7], '11:00', '16:00')],
    closedDays: [],
    dropOff: true,
    collection: null,
    capacityPerHour: 5,
  }),
  'lantern-row': () => ({
    address: {
      street: 'Lantern Row',
      number: '1',
      postalCode: '04120',
      city: 'Harrow Sound',
      remark: 'Someone is always at the desk in the hall, but the storeroom is only open during these hours.',
    },
    timeZone,
    hours: on([1, 2, 4, 6], '09:30', '12:30'),
    closedDays: [],
    dropOff: true,
    collection: { area: 'all of Harrow Sound', weekdays: [6] },
    capacityPerHour: 2,
  }),
};
