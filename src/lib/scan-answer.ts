import type { QueuedOrder } from './staff-orders.build.ts';

/** Why the order of a scanned label is not expected here. */
export type ScanRefusal = 'other organization' | 'own' | 'just received' | 'received' | 'declined' | 'cancelled';

export type ScanAnswer =
  | { kind: 'expected'; order: QueuedOrder }
  | { kind: ScanRefusal; order: QueuedOrder }
  | { kind: 'several'; orders: QueuedOrder[] }
  | { kind: 'unknown' };

export interface Situation {
  /** The only organization whose goods are received here; undefined for any. */
  organization?: string | undefined;
  /** The account of the person at the desk. */
  accountId: string | undefined;
  /** Whether this shift has received an order already. The request may not have been sent yet. */
  isReceivedInShift: (orderId: string) => boolean;
}

/** @param orders the orders that match the scanned label */
export function answerScan(orders: QueuedOrder[], situation: Situation): ScanAnswer {
  const [order] = orders;
  if (!order) return { kind: 'unknown' };
  return orders.length > 1 ? { kind: 'several', orders } : answerFor(order, situation);
}

/** Returns whether the goods of an order are expected here, or why they are not. */
export function answerFor(order: QueuedOrder, { organization, accountId, isReceivedInShift }: Situation): ScanAnswer {
  const { status } = order;
  if (status === 'declined' || status === 'cancelled') return { kind: status, order };
  if (status === 'received' || status === 'completed') return { kind: 'received', order };
  if (isReceivedInShift(order._id)) return { kind: 'just received', order };
  if (order.donor && order.donor._id === accountId) return { kind: 'own', order };
  if (organization !== undefined && organization !== order.charity._id) return { kind: 'other organization', order };
  return { kind: 'expected', order };
}
