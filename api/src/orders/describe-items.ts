import type { OrderItem } from '@kindcrate/contract/order-items';
import { orderItemText } from '../texts/texts.ts';

type DescribedItem = Pick<OrderItem, 'name' | 'quantity' | 'receivedQuantity' | 'declinedReason'>;

/** Describes an item with the number of pieces offered and, once it has been received, the number of pieces received. */
export function describeItem({ name, quantity, receivedQuantity: received, declinedReason }: DescribedItem): string {
  if (received === undefined) return orderItemText('offered', { name, quantity });
  return declinedReason
    ? orderItemText('receivedWithReason', { name, quantity, received, reason: declinedReason })
    : orderItemText('received', { name, quantity, received });
}

/**
 * Describes the items of an order, one per line. Returns undefined when the list would only repeat the item name and the number
 * of pieces that the email already states.
 */
export function describeItemList(items: readonly DescribedItem[]): string | undefined {
  const addsDetails = items.length > 1 || items.some(({ declinedReason }) => declinedReason);
  return addsDetails ? items.map(describeItem).join('\n') : undefined;
}
