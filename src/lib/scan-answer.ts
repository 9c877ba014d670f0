import type { QueuedOrder } from './staff-orders.build.ts';

/** Why the order of a scanned label is not expected here. */
export type ScanRefusal = 'other organization' | 'own' | 'just received' | 'received' | 'declined' | 'cancelled';

export type ScanAnswer =
  | { kind: 'expected'; order: QueuedOrder }
  | { kind: ScanRefusal; order: QueuedOrder }
  | { kind: 'several'; orders: QueuedOrder[] }
  | { kind: 'unknown' };

/** What the answer depends on, in addition to the orders. */
export interface ScanContext {
  /** The id of the only organization whose goods are received here; undefined for any. */
  organization?: string | undefined;
  /** The id of the account of the person at the desk. */
  accountId: string | undefined;
  /** Whether this shift has received an order already. The request may not have been sent yet. */
  isReceivedInShift: (orderId: string) => boolean;
}

/**
 * Returns what the desk shows after a scan.
 * @param orders the orders that match the scanned label
 */
export function answerScan(orders: QueuedOrder[], context: ScanContext): ScanAnswer {
  const [order] = orders;
  if (!order) return { kind: 'unknown' };
  return orders.length > 1 ? { kind: 'several', orders } : answerForOrder(order, context);
}

/** Returns whether the goods of an order are expected here, or why they are not. */
export function answerForOrder(
  order: QueuedOrder,
  { organization, accountId, isReceivedInShift }: ScanContext,
): ScanAnswer {
  const { status } = order;
  if (status === 'declined' || status === 'cancelled') return { kind: status, order };
  if (status === 'received' || status === 'completed') return { kind: 'received', order };
  if (isReceivedInShift(order._id)) return { kind: 'just received', order };
  if (order.donor && order.donor._id === accountId) return { kind: 'own', order };
  if (organization !== undefined && organization !== order.charity._id) return { kind: 'other organization', order };
  return { kind: 'expected', order };
}
