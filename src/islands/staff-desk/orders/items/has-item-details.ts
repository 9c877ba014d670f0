import type { OrderItem } from '@kindcrate/contract/order-items';

/** Whether the items of an order say more than the order itself, which stands for a single item with one photo. */
export function hasItemDetails([first, second]: readonly OrderItem[]): boolean {
  return !!(second || first?.category || first?.condition || first?.photos[1] || first?.declinedReason);
}
