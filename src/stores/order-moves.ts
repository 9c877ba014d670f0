import { type MoveStatus, moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { readMoves, storeMoves } from '../lib/move-storage.ts';
import { canUndo, dueNow, type HeldMove, holdAlso, type MoveResult, sumUpMoves } from '../lib/order-moves.ts';
import { retryTime, undoTime } from '../lib/shift.ts';
import { isTemporary } from '../lib/temporary-failure.ts';
import { $heldMove, $moveReport, $sending } from './move-state.ts';
import { $selection, clearSelection, listSelected, selectOrders } from './order-selection.ts';
import { $user } from './session.ts';
import { requestInSession } from './session-requests.ts';
import { showChange } from './staff-order-changes.ts';

let isListening = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the moves that this account has left on this device, and shows the one that can still be undone. */
export function resumeMoves(): void {
  listen();
  showHeld();
  void sendDue();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('online', () => void sendNow());
  // A browser may discard a page in the background at any time.
  document.addEventListener('visibilitychange', () => document.hidden && void sendNow());
  // Another tab may have sent or undone a move.
  window.addEventListener('storage', showHeld);
}

/** Moves the selected orders after `undoTime`. Storage is the source of truth, because several tabs may hold moves of the same account. */
export function holdMove(status: MoveStatus, reason?: string): void {
  const orders = listSelected().map((order) => ({ _id: order._id, expectedStatus: order.status }));
  const heldAt = Date.now();
  const move = { id: newIdempotencyKey(), status, reason, orders, heldAt, sendAt: heldAt + undoTime };
  save(holdAlso(held(), move));
  clearSelection();
  $moveReport.set(undefined);
  resumeMoves();
}

/** Undoes the latest move unless it was sent, and selects its orders again. */
export function undoMove(): void {
  const move = held().find(({ id }) => id === $heldMove.get()?.id);
  if (!move || !canUndo(move, Date.now())) return;
  drop(move);
  selectOrders(move.orders.map(({ _id }) => _id));
  $moveReport.set({ kind: 'undone', count: move.orders.length });
}

async function sendNow(): Promise<void> {
  save(dueNow(held()));
  await sendDue();
}

/** Sends the moves that are due, one after another, so that a move is not sent twice. */
function sendDue(): Promise<void> {
  const sending = $sending.get().then(async () => {
    for (let move = due(); move; move = due()) if (!(await send(move))) break;
    plan();
  });
  $sending.set(sending);
  return sending;
}

const due = () => held().find(({ sendAt }) => sendAt <= Date.now());

/** @returns false if there was no reply, so that the others would fail too. */
async function send(move: HeldMove): Promise<boolean> {
  const { status, reason, orders } = move;
  const body = { status, reason, orders };
  // Until the reply has come, the move stays stored: the API does nothing to orders that it has moved.
  replace({ ...move, isSent: true, sendAt: Date.now() + retryTime });
  $moveReport.set({ kind: 'sending', count: move.orders.length });
  try {
    const { moves, result } = await requestInSession(moveOrdersEndpoint, { body });
    drop(move);
    for (const order of result) showChange(order);
    report(sumUpMoves(moves));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    if (!(error instanceof ApiError) || isKept(error)) {
      $moveReport.set({ kind: 'unsent', count: move.orders.length });
      return false;
    }
    drop(move);
    $moveReport.set({ kind: 'failed', message: error.message });
    selectAgain(move.orders.map(({ _id }) => _id));
    return true;
  }
}

/** Whether a move is sent again: when the connection is back, or after the next login of its account. */
const isKept = (error: ApiError) => isTemporary(error) || error.status === 401;

function report(result: MoveResult): void {
  $moveReport.set({ kind: 'sent', ...result });
  selectAgain(result.refused);
}

/** Selects the orders that were not moved. Not while other orders are selected: nobody would expect these among them. */
function selectAgain(ids: string[]): void {
  if (ids.length && !listSelected($selection.get()).length) selectOrders(ids);
}

const account = () => $user.get()?.sub;

/** Without a session, nothing can be sent: the moves stay stored until the next login. */
function held(): HeldMove[] {
  const id = account();
  return id === undefined ? [] : readMoves(id);
}

function save(moves: readonly HeldMove[]): void {
  const id = account();
  if (id !== undefined) storeMoves(id, moves);
  showHeld();
}

const drop = (move: HeldMove) => save(held().filter(({ id }) => id !== move.id));
const replace = (move: HeldMove) => save(held().map((other) => (other.id === move.id ? move : other)));

function showHeld(): void {
  $heldMove.set(held().findLast((move) => canUndo(move, Date.now())));
}

function plan(): void {
  clearTimeout(timer);
  const next = Math.min(...held().map(({ sendAt }) => sendAt));
  if (Number.isFinite(next)) timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
}
