import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';

type OfferedItem = Pick<QueuedItem, '_id' | 'quantity'>;

/** The values of a form's fields. */
type Values = Readonly<Record<string, unknown>>;

/** The names of the fields of one item. The API's field messages have the same keys. */
export const quantityFieldName = (index: number) => `items.${index}.receivedQuantity`;
export const reasonFieldName = (index: number) => `items.${index}.declinedReason`;

/** Whether fewer pieces were received than were offered; false for anything that is not a number. */
export const isPartial = (received: unknown, { quantity }: Pick<QueuedItem, 'quantity'>): boolean =>
  String(received).trim() !== '' && Number(received) < quantity;

/** The values typed for each item, unchecked. A reason is left out if all pieces were received, because its field is then hidden. */
export function toReceivedItems(values: Values, items: readonly OfferedItem[]) {
  return items.map((item, index) => {
    const receivedQuantity = values[quantityFieldName(index)];
    const declinedReason = values[reasonFieldName(index)];
    const hasReason = isPartial(receivedQuantity, item) && declinedReason !== '';
    return { _id: item._id, receivedQuantity, ...(hasReason && { declinedReason }) };
  });
}

/** Adds up the pieces of all items; anything that is not a positive whole number counts as 0. */
export function sumReceived(values: Values, items: readonly OfferedItem[]): number {
  const pieces = items.map((_, index) => Number(values[quantityFieldName(index)]));
  return pieces.reduce((sum, count) => (Number.isInteger(count) && count > 0 ? sum + count : sum), 0);
}
