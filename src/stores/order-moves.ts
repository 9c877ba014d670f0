import { type MoveStatus, moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { readMoves, removeExpiredMoves, storeMoves } from '../lib/move-storage.ts';
import { addHeldMove, canUndo, type HeldMove, type MoveResult, makeDue, sumUpMoves } from '../lib/order-moves.ts';
import { retryDelay, undoTime } from '../lib/shift.ts';
import type { QueuedOrder } from '../lib/staff-orders.build.ts';
import { draftPrefix } from '../lib/storage-keys.ts';
import { isTemporary } from '../lib/temporary-failure.ts';
import { $heldMove, $moveReport, $sending, $waitingMoves } from './move-state.ts';
import { $selection, clearSelection, listSelected, selectOrders } from './order-selection.ts';
import { $user } from './session.ts';
import { requestInSession } from './session-requests.ts';
import { showChangedOrder } from './staff-order-changes.ts';

let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the moves that this account has stored on this device and not sent, and shows the one that can still be undone. Expired moves of
 * every account are removed.
 */
export function resumeMoves(): void {
  listen();
  removeExpiredMoves();
  // A move that got no reply is sent again immediately: the reason may have been an ended session.
  save(readHeld().map((move) => (move.isSent ? { ...move, sendAt: 0 } : move)));
  void sendDue();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', () => void sendMovesNow());
  // A browser may discard a page in the background at any time.
  document.addEventListener('visibilitychange', () => document.hidden && void sendMovesNow());
  // Another tab may have sent or undone a move.
  window.addEventListener('storage', showHeld);
}

/** Moves the selected orders after `undoTime`. */
export function holdMove(status: MoveStatus, reason?: string): void {
  hold({ status, reason, orders: listSelected().map(withExpectedStatus) });
  clearSelection();
}

/** Moves one order after `undoTime`. @param details what the order's form sends, and the name of the form */
export function holdOrderMove(
  order: Pick<QueuedOrder, '_id' | 'status'>,
  status: MoveStatus,
  details: Pick<HeldMove, 'reason' | 'outcome'> & { form: string },
): void {
  hold({ ...details, status, orders: [withExpectedStatus(order)] });
}

const withExpectedStatus = ({ _id, status }: Pick<QueuedOrder, '_id' | 'status'>) => ({ _id, expectedStatus: status });

/** Adds a move to those in storage, which is the source of truth because several tabs may hold moves of the same account. */
function hold(move: Omit<HeldMove, 'id' | 'heldAt' | 'sendAt'>): void {
  const heldAt = Date.now();
  save(addHeldMove(readHeld(), { ...move, id: newIdempotencyKey(), heldAt, sendAt: heldAt + undoTime }));
  $moveReport.set(undefined);
  resumeMoves();
}

/** Undoes the latest move unless it was sent, and selects its orders again if they had been selected. */
export function undoMove(): void {
  const move = readHeld().find(({ id }) => id === $heldMove.get()?.id);
  if (!move || !canUndo(move, Date.now())) return;
  drop(move);
  if (!move.form) selectOrders(idsOf(move));
  $moveReport.set({ kind: 'undone', count: move.orders.length });
}

/** Sends all held moves now, even if they are not due yet. */
export async function sendMovesNow(): Promise<void> {
  save(makeDue(readHeld()));
  await sendDue();
}

/** Sends the moves that are due, one after another, so that a move is not sent twice. */
function sendDue(): Promise<void> {
  const sending = $sending.get().then(async () => {
    for (let move = nextDueMove(); move; move = nextDueMove()) if (!(await send(move))) break;
    scheduleNext();
  });
  $sending.set(sending);
  return sending;
}

const nextDueMove = () => readHeld().find(({ sendAt }) => sendAt <= Date.now());

/** @returns whether to go on with the next move: false if this one has to be sent again, because the others would probably fail too */
async function send(move: HeldMove): Promise<boolean> {
  const { status, reason, orders, outcome } = move;
  const body = { status, reason, orders, outcome };
  // The move stays stored until the reply arrives. Sending it again is safe: the API does nothing to orders that it has already moved.
  replace({ ...move, isSent: true, sendAt: Date.now() + retryDelay });
  $moveReport.set({ kind: 'sending', count: move.orders.length });
  try {
    const { moves, result } = await requestInSession(moveOrdersEndpoint, { body });
    drop(move);
    const sum = sumUpMoves(moves);
    if (move.form && !sum.notMoved.length) forgetDraft(move.form);
    for (const order of result) showChangedOrder(order);
    report(move, sum);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    if (!(error instanceof ApiError) || isRetried(error)) {
      $moveReport.set({ kind: 'unsent', count: move.orders.length });
      return false;
    }
    drop(move);
    $moveReport.set({ kind: 'failed', message: Object.values(error.fields).join(' ') || error.message });
    selectAgain(move, idsOf(move));
    return true;
  }
}

/** Whether a move will be sent again: after `retryDelay`, when the connection is back, or after the next login of its account. */
const isRetried = (error: ApiError) => isTemporary(error) || error.status === 401;

function report(move: HeldMove, result: MoveResult): void {
  $moveReport.set({ kind: 'sent', ...result });
  selectAgain(move, result.notMoved);
}

/** Selects the orders that were not moved, unless other orders are selected: nobody would notice the additional ones. */
function selectAgain({ form }: HeldMove, ids: string[]): void {
  if (!form && ids.length && !listSelected($selection.get()).length) selectOrders(ids);
}

/** Removes the draft of the form that moved an order, because the form may no longer be on the page to do so itself. */
function forgetDraft(form: string): void {
  localStorage.removeItem(`${draftPrefix}${form}:${account()}`);
}

const idsOf = ({ orders }: HeldMove) => orders.map(({ _id }) => _id);

const account = () => $user.get()?.sub;

/** Returns no moves without a session, because nothing can be sent then: the moves stay stored until the next login. */
function readHeld(): HeldMove[] {
  const id = account();
  return id === undefined ? [] : readMoves(id);
}

function save(moves: readonly HeldMove[]): void {
  const id = account();
  if (id !== undefined) storeMoves(id, moves);
  showHeld();
}

const drop = (move: HeldMove) => save(readHeld().filter(({ id }) => id !== move.id));
const replace = (move: HeldMove) => save(readHeld().map((other) => (other.id === move.id ? move : other)));

function showHeld(): void {
  const moves = readHeld();
  $waitingMoves.set(moves);
  $heldMove.set(moves.findLast((move) => canUndo(move, Date.now())));
}

function scheduleNext(): void {
  clearTimeout(timer);
  const next = Math.min(...readHeld().map(({ sendAt }) => sendAt));
  if (Number.isFinite(next)) timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
}
