import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';

/** Whether the items of an order say more than the order itself, which describes a single item with one photo. */
export function hasItemDetails([first, second]: readonly QueuedItem[]): boolean {
  return !!(second || first?.category || first?.condition || first?.photos[1] || first?.declinedReason);
}
