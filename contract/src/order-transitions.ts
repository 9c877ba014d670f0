import type { OrderStatus } from './orders.ts';

/** A party that may change the status of an order: the donor who placed it, or staff and the organization's volunteers. */
export type Actor = 'donor' | 'staff';

/** One allowed change of status. */
export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Actor[];
}

/**
 * Every allowed change of status, and who may make it. A received order can still be declined if the goods turn out to be
 * unusable; its coins are then taken back, and it can never be accepted again.
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

/** Returns the statuses that an actor may choose next, in the order of `transitions`; none after a final status. */
export function nextStatuses(current: OrderStatus, actor: Actor): OrderStatus[] {
  return transitions.filter(({ from, by }) => from === current && by.includes(actor)).map(({ to }) => to);
}

export function canTransition(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return nextStatuses(from, actor).includes(to);
}

/** The statuses that an order goes through until its goods are received, in this sequence. */
export const statusesUntilReceived: readonly OrderStatus[] = ['submitted', 'under review', 'accepted', 'received'];

/** Returns the statuses that follow until the goods are received; none if they already were, or never will be. */
export function stepsToReceived(current: OrderStatus): OrderStatus[] {
  const index = statusesUntilReceived.indexOf(current);
  return index < 0 ? [] : statusesUntilReceived.slice(index + 1);
}

/** Returns the detail that a change to a status requires: the reason for declining, or the quantity received. */
export function requiredDetail(to: OrderStatus): 'reason' | 'quantity' | undefined {
  if (to === 'declined') return 'reason';
  return to === 'received' ? 'quantity' : undefined;
}

/** Checks whether an order is still waiting for its goods. */
export function isOpen(status: OrderStatus): boolean {
  return canTransition(status, 'cancelled', 'staff');
}

/** Checks whether an order with this status has been received, and has therefore earned coins. */
export function isReceived(status: OrderStatus): boolean {
  return status === 'received' || status === 'completed';
}
