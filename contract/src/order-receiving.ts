import { type Infer, object, optional, refine } from 'superstruct';
import { integerField, singleLineOrEmpty } from './fields.ts';
import { itemMessages } from './item-messages.ts';
import { limits } from './limits.ts';
import { listOf } from './lists.ts';
import { idField } from './queries.ts';

const { receivedItems, receivedQuantity, declinedReason, nothingReceived, total } = itemMessages;

const receivedItem = refine(
  object({
    /** The id of an item of the order. */
    _id: idField(receivedItems),
    /** Pieces that arrived and are kept. */
    receivedQuantity: integerField({ min: 0, max: limits.quantity.max }, receivedQuantity, receivedQuantity),
    /** Required when nothing is kept. */
    declinedReason: optional(singleLineOrEmpty('Reason', limits.reason)),
  }),
  'reason',
  (item, { path }) =>
    item.receivedQuantity > 0 ||
    !!item.declinedReason || { path: [...path, 'declinedReason'], message: declinedReason },
);

/** How many pieces of one item arrived, and why some were not kept. */
export type ReceivedItem = Infer<typeof receivedItem>;

/** How many pieces of each item of an order arrived. Only the server knows whether the list covers every item of the order. */
export const receivedItemList = refine(
  listOf(receivedItem, { min: 1, max: limits.orderItems, message: receivedItems }),
  'received items',
  (items) => {
    if (new Set(items.map(({ _id }) => _id)).size < items.length) return receivedItems;
    const pieces = countReceived(items);
    if (pieces < 1) return nothingReceived;
    return pieces <= limits.quantity.max || total;
  },
);

/** Adds up the received pieces of all items. */
export function countReceived(items: readonly Pick<ReceivedItem, 'receivedQuantity'>[]): number {
  return items.reduce((sum, { receivedQuantity: pieces }) => sum + pieces, 0);
}
