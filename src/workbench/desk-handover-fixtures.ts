import type { Handover } from '@kindcrate/contract/handovers';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { staffOrderWith } from './desk-fixtures.ts';

const hour = 60 * 60 * 1000;

/** The given number of hours after the next full hour. Relative to now, because the desk does not offer times in the past. */
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

const requestedHandover: Handover = {
  kind: 'collection',
  state: 'requested',
  address: {
    street: 'Quay Street',
    number: '14',
    postalCode: '04121',
    city: 'Harrow Sound',
    remark: 'Second floor. The bell says Marchetti.',
  },
  preferred: [inHours(26), inHours(50)],
  offered: [],
  timeZone: 'America/New_York',
};

const agreed = { start: inHours(3), end: inHours(4) };

const orderWith = (id: string, status: 'under review' | 'accepted', changes: Partial<Handover>) => ({
  ...staffOrderWith(status),
  _id: id,
  handover: { ...requestedHandover, ...changes },
});

/** An order for each state in which the desk shows a handover, and one without a handover. */
export const handoverOrders = {
  'not accepted yet': orderWith('not-accepted-yet', 'under review', {}),
  requested: orderWith('requested', 'accepted', {}),
  offered: orderWith('offered', 'accepted', { state: 'offered', preferred: [], offered: [inHours(27), inHours(51)] }),
  agreed: orderWith('agreed', 'accepted', { state: 'agreed', agreed }),
  'on the way': orderWith('on-the-way', 'accepted', { state: 'agreed', agreed, onTheWayAt: inHours(-1) }),
  cancelled: orderWith('cancelled', 'accepted', { kind: 'drop-off', state: 'cancelled', preferred: [] }),
  none: { ...staffOrderWith('accepted'), _id: 'none' },
} satisfies Record<string, StaffOrder>;
