import type { OrderStatus } from './orders.ts';

/** In what part somebody moves an order: as the one who gave it, or as the staff. */
export type Actor = 'donor' | 'staff';

/** One change that an order may go through. */
export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Actor[];
}

/**
 * Every change that is allowed, and who may make it. There is no other way for an order to move. From `received` an order
 * can still be declined, for goods that turned out to be of no use: that takes the coins back, and is final.
 */
export const transitions: readonly Transition[] = [
  { from: 'submitted', to: 'under review', by: ['staff'] },
  { from: 'submitted', to: 'declined', by: ['staff'] },
  { from: 'submitted', to: 'cancelled', by: ['donor', 'staff'] },
  { from: 'under review', to: 'accepted', by: ['staff'] },
  { from: 'under review', to: 'declined', by: ['staff'] },
  { from: 'under review', to: 'cancelled', by: ['donor', 'staff'] },
  { from: 'accepted', to: 'received', by: ['staff'] },
  { from: 'accepted', to: 'declined', by: ['staff'] },
  { from: 'accepted', to: 'cancelled', by: ['donor', 'staff'] },
  { from: 'received', to: 'completed', by: ['staff'] },
  { from: 'received', to: 'declined', by: ['staff'] },
];

/** The statuses that somebody may give an order next, in the order of the table; none when it has come to its end. */
export function nextStatuses(from: OrderStatus, mover: Actor): OrderStatus[] {
  return transitions.filter((one) => one.from === from && one.by.includes(mover)).map(({ to }) => to);
}

export function canTransition(from: OrderStatus, to: OrderStatus, mover: Actor): boolean {
  return nextStatuses(from, mover).includes(to);
}

/** What has to be said with a change to a status: why, or how many pieces really came. */
export function detailFor(to: OrderStatus): 'reason' | 'quantity' | undefined {
  if (to === 'declined') return 'reason';
  return to === 'received' ? 'quantity' : undefined;
}

/** The statuses in which an order earned coins, unless they were taken back since. */
export function hasArrived(status: OrderStatus): boolean {
  return status === 'received' || status === 'completed';
}
