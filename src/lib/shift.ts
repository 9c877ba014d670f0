import { orderNumber } from '@kindcrate/contract/order-number';
import type { ReceivedItem } from '@kindcrate/contract/order-receiving';
import type { ScanRefusal } from './scan-answer.ts';
import type { QueuedOrder } from './staff-orders.build.ts';

/**
 * How far along a parcel of the shift is:
 * - `waiting`: its request will be sent, for the first time or again; until then, receiving it can be undone
 * - `sending`: the request is on its way
 * - `received`, `refused`: what the API answered
 * - `undone`, `set aside`: it was not received
 * - `unread`: its order could not be looked up
 */
export type RowState = 'waiting' | 'sending' | 'received' | 'refused' | 'undone' | 'set aside' | 'unread';

/** A parcel of the shift; without names of people, because it is stored on a device that several people may use. */
export interface ShiftRow {
  id: string;
  state: RowState;
  /** The id of the order, or what was scanned if the order could not be looked up. */
  order: string;
  /** See `orderNumber`. */
  number: string;
  itemsName: string;
  /** The title of the organization, unlike in `StoredShift`. */
  organization: string;
  /** When the label was scanned, in ISO 8601. */
  at: string;
  /** How many pieces were counted. */
  pieces: number;
  /** How many pieces the donor offered. */
  offered: number;
  /** Why the parcel was put aside. */
  refusal?: ScanRefusal | undefined;
  /** What the API answered when it refused. */
  message?: string | undefined;
  /** The request of a waiting row, with its idempotency key, and when to send it, in ms since 1970. */
  request?: { items: ReceivedItem[]; key: string; sendAt: number } | undefined;
}

/** In ms: how long receiving a parcel, or moving orders, can be undone before the request is sent. */
export const undoTime = 10_000;

/** In ms: how long to wait before repeating a request that failed temporarily, unexpectedly or without a reply. */
export const retryDelay = 15_000;

/** Returns the fields of a row that describe a scanned order. */
export function describeOrder(order: QueuedOrder, now: Date) {
  return {
    order: order._id,
    number: orderNumber(order._id),
    itemsName: order.itemsName,
    organization: order.charity.title,
    at: now.toISOString(),
    pieces: 0,
    offered: order.quantity,
  };
}

/** The row that the next undo applies to: the latest one whose request waits to be sent, for the first time or again. */
export const rowToUndo = (rows: readonly ShiftRow[]): ShiftRow | undefined =>
  rows.find(({ state }) => state === 'waiting');

/** The rows that are due, in the order in which they were scanned. */
export const dueRows = (rows: readonly ShiftRow[], now: number): ShiftRow[] =>
  rows.filter(({ state, request }) => state === 'waiting' && request && request.sendAt <= now).toReversed();

/** When the next row is due, in ms since 1970; undefined if none waits. */
export function nextDueTime(rows: readonly ShiftRow[]): number | undefined {
  const times = rows.flatMap(({ state, request }) => (state === 'waiting' && request ? request.sendAt : []));
  return times.length ? Math.min(...times) : undefined;
}

/** Whether an order is among the rows that are received, or will be. */
export const isReceivedInShift = (rows: readonly ShiftRow[], orderId: string): boolean =>
  rows.some(({ order, state }) => order === orderId && isCounted(state));

export interface ShiftSummary {
  parcels: number;
  pieces: number;
  /** How many parcels were not received. */
  aside: number;
}

/** Sums up the shift. A parcel that was put aside or undone, and received later, counts as received only. */
export function sumUp(rows: readonly ShiftRow[]): ShiftSummary {
  const counted = rows.filter(({ state }) => isCounted(state));
  const received = new Set(counted.map(({ order }) => order));
  const all = new Set(rows.map(({ order }) => order));
  const pieces = counted.reduce((sum, row) => sum + row.pieces, 0);
  return { parcels: received.size, pieces, aside: all.size - received.size };
}

function isCounted(state: RowState): boolean {
  return state === 'waiting' || state === 'sending' || state === 'received';
}

/** The rows that have to stay when the shift is finished, because something is left to do. */
export const unfinishedRows = (rows: readonly ShiftRow[]): ShiftRow[] =>
  rows.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'unread' || state === 'refused');
