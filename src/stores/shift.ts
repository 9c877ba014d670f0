import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { atom } from 'nanostores';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { dueRows, nextDueTime, retryDelay, rowToUndo, type ShiftRow, undoTime, unfinishedRows } from '../lib/shift.ts';
import { readShift, type StoredShift, storeShift } from '../lib/shift-storage.ts';
import { isTemporary } from '../lib/temporary-failure.ts';
import { $user } from './session.ts';
import { requestInSession } from './session-requests.ts';
import { showChangedOrder } from './staff-order-changes.ts';

/** The parcels of this shift, the latest first, and the organization whose goods are received; undefined for any. */
export const $shift = atom<StoredShift>({ rows: [] });

/** Whether the last request failed temporarily, unexpectedly or without a reply, so that it will be retried unless it is undone. */
export const $isRetrying = atom(false);

const knownIds = new Set<string>();
let account: string | undefined;
let isListening = false;
let sending = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Continues the account's shift on this device, with the rows that another tab has added, and sends the rows that were still unsent when
 * the page was closed.
 */
export function resumeShift(): void {
  account = $user.get()?.sub;
  if (account === undefined) return;
  const { rows, organization } = readShift(account);
  const added = rows.filter(({ id }) => !knownIds.has(id));
  for (const { id } of added) knownIds.add(id);
  const shift = $shift.get();
  $shift.set({ rows: [...shift.rows, ...added], organization: shift.organization ?? organization });
  listen();
  void sendDue();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', () => void sendRowsNow());
  // A browser may discard a page in the background at any time.
  document.addEventListener('visibilitychange', () => document.hidden && void sendRowsNow());
  window.addEventListener('beforeunload', (event) => {
    // Without a session, nothing can be sent: the rows stay stored until the next login.
    if (nextDueTime($shift.get().rows) === undefined || $user.get()?.sub !== account) return;
    void sendRowsNow();
    event.preventDefault();
  });
}

/** Sets the organization whose goods are received; undefined for any. */
export function setReceivingOrganization(organization: string | undefined): void {
  save({ ...$shift.get(), organization });
}

export function addRow(row: Omit<ShiftRow, 'id'>): void {
  const id = newIdempotencyKey();
  knownIds.add(id);
  save({ ...$shift.get(), rows: [{ ...row, id }, ...$shift.get().rows] });
}

/**
 * Adds a counted parcel. The request that receives it is sent once `undoTime` has passed, or earlier by `sendRowsNow`, unless the parcel is
 * undone first.
 */
export function addReceived(
  row: Omit<ShiftRow, 'id' | 'state'>,
  items: NonNullable<ShiftRow['request']>['items'],
): void {
  const request = { items, key: newIdempotencyKey(), sendAt: Date.now() + undoTime };
  addRow({ ...row, state: 'waiting', request });
  scheduleNext();
}

/**
 * Undoes receiving a parcel if its request still waits to be sent, for the first time or again.
 * @param id the id of the row of the parcel; by default, of the latest row that waits
 * @returns whether a parcel was undone
 */
export function undoReceiving(id = rowToUndo($shift.get().rows)?.id): boolean {
  const row = $shift.get().rows.find((candidate) => candidate.id === id);
  if (row?.state !== 'waiting') return false;
  change(row.id, { state: 'undone', request: undefined });
  return true;
}

export function removeRow(id: string): void {
  save({ ...$shift.get(), rows: $shift.get().rows.filter((row) => row.id !== id) });
}

/** Sends all waiting rows now, and removes the rows for which nothing is left to do. */
export async function finishShift(): Promise<void> {
  await sendRowsNow();
  save({ ...$shift.get(), rows: unfinishedRows($shift.get().rows) });
}

/** Sends all waiting rows now, even if they are not due yet. */
export async function sendRowsNow(): Promise<void> {
  await sendDue(Number.POSITIVE_INFINITY);
}

/** Sends the rows that are due, one after another, so that a row is not sent twice. */
function sendDue(now = Date.now()): Promise<void> {
  sending = sending.then(async () => {
    for (let [row] = listDue(now); row; [row] = listDue(now)) if (!(await send(row))) break;
    scheduleNext();
  });
  return sending;
}

const listDue = (now: number) => dueRows($shift.get().rows, now);

/** @returns whether to go on with the next row: false if this one has to be retried, because the others would probably fail too */
async function send({ id, order, request }: ShiftRow): Promise<boolean> {
  if (!request) return true;
  change(id, { state: 'sending' });
  const { items, key } = request;
  const options = { parameters: { id: order }, body: { items }, idempotencyKey: key };
  try {
    const { data } = await requestInSession(receiveOrderEndpoint, options);
    $isRetrying.set(false);
    change(id, { state: 'received', pieces: data.receivedQuantity ?? 0, request: undefined });
    showChangedOrder(data);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    const willRetry = !(error instanceof ApiError) || isTemporary(error);
    $isRetrying.set(willRetry);
    if (willRetry) change(id, { state: 'waiting', request: { ...request, sendAt: Date.now() + retryDelay } });
    else change(id, { state: 'refused', message: error.message, request: undefined });
    return !willRetry;
  }
}

function change(id: string, changes: Partial<ShiftRow>): void {
  save({ ...$shift.get(), rows: $shift.get().rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) });
}

function save(shift: StoredShift): void {
  $shift.set(shift);
  if (account !== undefined) storeShift(account, shift, knownIds);
}

function scheduleNext(): void {
  clearTimeout(timer);
  const next = nextDueTime($shift.get().rows);
  if (next !== undefined) timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
}
