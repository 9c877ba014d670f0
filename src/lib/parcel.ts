import { limits } from '@kindcrate/contract/limits';
import type { ReceivedItem } from '@kindcrate/contract/order-receiving';
import type { QueuedOrder } from './staff-orders.build.ts';

/** The count of one item. */
export interface ItemCount {
  pieces: number;
  /** Why the other offered pieces are not kept. */
  reason: string;
}

/** An expected order whose goods are being counted. */
export interface Parcel {
  order: QueuedOrder;
  /** One for each item of the order. */
  counts: readonly ItemCount[];
  /** The index of the item that the keyboard shortcuts change. */
  chosen: number;
}

/** Opens a parcel. At first, all offered pieces count as received, so that nobody has to count a complete parcel. */
export function openParcel(order: QueuedOrder): Parcel {
  return { order, counts: order.items.map(({ quantity }) => ({ pieces: quantity, reason: '' })), chosen: 0 };
}

/**
 * Changes the count of an item, within the limits of the contract, and chooses the item.
 * @param defaultReason the reason if nothing arrived and no reason was entered, because the contract then requires one
 */
export function countItem(parcel: Parcel, index: number, change: Partial<ItemCount>, defaultReason: string): Parcel {
  const counts = parcel.counts.map((count, position) => {
    if (position !== index) return count;
    const { pieces, reason } = { ...count, ...change };
    const clamped = Math.min(limits.quantity.max, Math.max(0, Math.trunc(pieces) || 0));
    return { pieces: clamped, reason: reason.trim() === '' && clamped === 0 ? defaultReason : reason };
  });
  return { ...parcel, counts, chosen: index };
}

/** Adds pieces to the chosen item, or removes them. */
export function addPieces(parcel: Parcel, pieces: number, defaultReason: string): Parcel {
  const before = parcel.counts[parcel.chosen]?.pieces ?? 0;
  return countItem(parcel, parcel.chosen, { pieces: before + pieces }, defaultReason);
}

/** Chooses the item that is `by` items after the chosen one (or before it, if negative), but stops at the first and the last item. */
export function moveSelection(parcel: Parcel, by: number): Parcel {
  return { ...parcel, chosen: Math.min(parcel.counts.length - 1, Math.max(0, parcel.chosen + by)) };
}

export function totalPieces({ counts }: Pick<Parcel, 'counts'>): number {
  return counts.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** What the API needs to know about each item. */
export function toReceivedItems({ order, counts }: Parcel): ReceivedItem[] {
  return order.items.map(({ _id, quantity }, index) => {
    const { pieces = 0, reason = '' } = counts[index] ?? {};
    // A reason applies only if something is not kept: otherwise its field is hidden.
    const declinedReason = pieces < quantity && reason.trim();
    return { _id, receivedQuantity: pieces, ...(declinedReason && { declinedReason }) };
  });
}
