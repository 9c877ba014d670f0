import { atom } from 'nanostores';
import { ApiError } from '../lib/api-error.ts';
import { openParcel, type Parcel, toReceivedItems, totalPieces } from '../lib/parcel.ts';
import { isSameOrder } from '../lib/same-order.ts';
import { answerForOrder, answerScan, type ScanAnswer, type ScanContext, type ScanRefusal } from '../lib/scan-answer.ts';
import { describeOrder, isReceivedInShift } from '../lib/shift.ts';
import { type QueuedOrder, staffOrdersEndpoint } from '../lib/staff-orders.build.ts';
import { $user } from './session.ts';
import { readInSession } from './session-reads.ts';
import { $shift, addReceived, addRow, removeRow } from './shift.ts';

/** What the last scan found. `serial` differs for each scan, even when the same label is scanned again. */
export type Scan = { serial: number } & (
  | { kind: 'expected'; parcel: Parcel }
  | { kind: ScanRefusal; order: QueuedOrder }
  | { kind: 'several'; orders: QueuedOrder[] }
  | { kind: 'unknown'; text: string }
  | { kind: 'unread'; text: string; isOffline: boolean }
);

/** Undefined before the first scan, and once the parcel that was shown has been received or put aside. */
export const $scan = atom<Scan | undefined>();

/** How many labels are being looked up. */
export const $pendingLookups = atom(0);

/** The maximum number of pages to read when searching by the end of an order number. Pages before the last one may be empty. */
const maxPages = 10;

let lookups = Promise.resolve();
let lastSerial = 0;

/**
 * Looks up what was scanned or typed. What the previous scan found is added to the shift first: an expected parcel is received
 * with the counted pieces, and any other is put aside. Scans that come faster than the replies are looked up one after another.
 * @param key what `orderKeyFromScan` returned
 */
export function scan(key: string): Promise<void> {
  if (!isShown(key)) addShown();
  $pendingLookups.set($pendingLookups.get() + 1);
  lookups = lookups.then(() => lookUp(key)).finally(() => $pendingLookups.set($pendingLookups.get() - 1));
  return lookups;
}

async function lookUp(key: string): Promise<void> {
  const shown = $scan.get();
  // The same label was scanned again.
  if (shown && isShown(key)) return $scan.set({ ...shown, serial: ++lastSerial });
  try {
    const orders = await findOrders(key);
    // Before `answerScan`, whose answer depends on what this shift has received.
    addShown();
    show(answerScan(orders, currentContext()), key);
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    addShown();
    const at = new Date().toISOString();
    const row = { order: key, number: key, itemsName: '', organization: '', at, pieces: 0, offered: 0 };
    addRow({ ...row, state: 'unread' });
    const isOffline = error instanceof ApiError && error.status === 0;
    $scan.set({ kind: 'unread', text: key, isOffline, serial: ++lastSerial });
  }
}

async function findOrders(order: string): Promise<QueuedOrder[]> {
  let after: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { result, next } = await readInSession(staffOrdersEndpoint, { query: { order, after } });
    if (result.length || next === null) return result;
    after = next;
  }
  return [];
}

const currentContext = (): ScanContext => ({
  organization: $shift.get().organization,
  accountId: $user.get()?.sub,
  isReceivedInShift: (id: string) => isReceivedInShift($shift.get().rows, id),
});

function show(answer: ScanAnswer, text: string): void {
  const serial = ++lastSerial;
  if (answer.kind === 'expected') $scan.set({ kind: 'expected', parcel: openParcel(answer.order), serial });
  else if (answer.kind === 'unknown') $scan.set({ kind: 'unknown', text, serial });
  else $scan.set({ ...answer, serial });
}

/** Chooses one of several orders whose numbers end in the same characters. */
export function chooseOrder(order: QueuedOrder): void {
  show(answerForOrder(order, currentContext()), order._id);
}

/** Opens a parcel for another organization, so that it can be received anyway. */
export function receiveAnyway(): void {
  const shown = $scan.get();
  if (shown?.kind === 'other organization') show({ kind: 'expected', order: shown.order }, shown.order._id);
}

/** Changes the counts of the parcel that is shown. */
export function changeParcel(change: (parcel: Parcel) => Parcel): void {
  const shown = $scan.get();
  if (shown?.kind === 'expected') $scan.set({ ...shown, parcel: change(shown.parcel) });
}

/** Receives the counted pieces of the parcel that is shown. @returns false if no parcel is shown, or if nothing was counted */
export function receiveParcel(): boolean {
  const shown = $scan.get();
  if (shown?.kind !== 'expected' || totalPieces(shown.parcel) === 0) return false;
  addShown();
  return true;
}

/** Puts aside what is shown, without receiving it. */
export function putAside(): void {
  const shown = $scan.get();
  if (shown?.kind === 'expected') addRow({ ...describeOrder(shown.parcel.order, new Date()), state: 'set aside' });
  else addShown();
  $scan.set(undefined);
}

/** Removes a row of the shift, and looks up its order again. */
export function openAgain({ id, order }: { id: string; order: string }): Promise<void> {
  removeRow(id);
  return scan(order);
}

/** Adds what is shown to the shift, and stops showing it. */
function addShown(): void {
  const shown = $scan.get();
  $scan.set(undefined);
  if (!shown) return;
  if (shown.kind === 'expected') addParcel(shown.parcel);
  else if ('order' in shown) {
    const row = describeOrder(shown.order, new Date());
    addRow({ ...row, state: 'set aside', refusal: shown.kind });
  }
}

function addParcel(parcel: Parcel): void {
  const row = { ...describeOrder(parcel.order, new Date()), pieces: totalPieces(parcel) };
  if (row.pieces > 0) addReceived(row, toReceivedItems(parcel));
  else addRow({ ...row, state: 'set aside' });
}

/** Whether a key identifies the order that is shown. */
function isShown(key: string): boolean {
  const shown = $scan.get();
  if (!shown) return false;
  if (shown.kind === 'expected') return isSameOrder(shown.parcel.order._id, key);
  return 'order' in shown && isSameOrder(shown.order._id, key);
}
