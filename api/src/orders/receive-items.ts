import { distributePieces } from '@kindcrate/contract/item-lists';
import { itemMessages } from '@kindcrate/contract/item-messages';
import { countReceived, type ReceivedItem } from '@kindcrate/contract/order-receiving';
import type { Database } from '../database/database.ts';
import { invalidFields } from '../failure.ts';
import { listOfferedItems, type OfferedItem, receiveItems, resetItemCounts } from './item-repository.ts';

/** The goods of an order that arrived. */
export interface ReceivedGoods {
  /** Pieces of all items together. */
  quantity: number;
  /** How many pieces of each item of the order arrived. */
  items: ReceivedItem[];
}

/**
 * Determines how many pieces of each item of an order arrived.
 * @param sent what the desk counted: the pieces of each item, or only those of all items together
 * @throws Failure `invalid_fields` when an item of the order is missing, or an item belongs to another order.
 */
export async function readReceivedGoods(
  database: Database,
  orderId: string,
  sent: { quantity?: number | undefined; items?: ReceivedItem[] | undefined },
): Promise<ReceivedGoods> {
  // The items of an order never change after it has been placed, so this read needs no transaction.
  const offered = await listOfferedItems(database, orderId);
  if (sent.items) {
    requireSameItems(offered, sent.items);
    return { quantity: countReceived(sent.items), items: sent.items };
  }
  // The contract requires a quantity with the status `received`.
  if (sent.quantity === undefined) throw new Error('received goods need a quantity');
  const pieces = distributePieces(
    offered.map(({ quantity }) => quantity),
    sent.quantity,
  );
  const items = offered.map(({ id }, index) => ({ _id: id, receivedQuantity: pieces[index] ?? 0 }));
  return { quantity: sent.quantity, items };
}

function requireSameItems(offered: readonly OfferedItem[], items: readonly ReceivedItem[]): void {
  const ids = new Set(offered.map(({ id }) => id));
  const areSame = items.length === ids.size && items.every(({ _id }) => ids.has(_id));
  if (!areSame) throw invalidFields({ items: itemMessages.receivedItems });
}

/**
 * Writes how many pieces of each item of an order arrived, or, without `received`, that its items turned out to be unusable.
 * @returns whether this affects the progress of a need
 */
export async function recordItemCounts(
  transaction: Database,
  orderId: string,
  received: ReceivedGoods | undefined,
  now: Date,
): Promise<boolean> {
  if (received) await receiveItems(transaction, received.items, now);
  else await resetItemCounts(transaction, orderId, now);
  const items = await listOfferedItems(transaction, orderId);
  return items.some(({ need_id }) => need_id !== null);
}
