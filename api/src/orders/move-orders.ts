import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { moveOrdersEndpoint, OrderMove } from '@kindcrate/contract/order-moves';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';
import { type LockedOrder, lockOrder } from '../database/order-lock.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { type Effects, transact } from '../transact.ts';
import { applyChange, findTransitionFailure, type OrderActor, orderNotFoundFailure } from './change-status.ts';
import { findStatusChange } from './history-repository.ts';
import { type DonorNews, notifyDonorOfMoves } from './notify-of-moves.ts';
import { listDonors } from './repository.ts';
import { isOutcomeStored } from './write-outcome.ts';

type Moves = BodyOf<typeof moveOrdersEndpoint>;
type OrderToMove = Moves['orders'][number];

/**
 * Moves orders to the same status, each according to the rules for changing one order. The orders of one donor are moved in
 * one transaction, which also adds the email about them to the outbox.
 * @returns the result for each order: `not_found` for an order that does not exist or is hidden from the actor.
 * @throws Failure `invalid_fields` when the photo of the outcome is gone.
 */
export async function moveOrders(services: Services, actor: OrderActor, moves: Moves): Promise<OrderMove[]> {
  const donors = await listDonors(
    services.database,
    moves.orders.map(({ _id }) => _id),
  );
  const results = new Map<string, OrderMove>();
  // Nobody is notified about an order without a donor, so it is moved in a transaction of its own.
  const groups = Map.groupBy(moves.orders, ({ _id }) => donors.get(_id) ?? _id);
  for (const orders of groups.values()) {
    const moved = await transact(services, (transaction, effects) =>
      moveGroup(transaction, effects, actor, { ...moves, orders }),
    );
    for (const move of moved) results.set(move._id, move);
  }
  return moves.orders.map(({ _id }) => results.get(_id) ?? toFailedMove(_id, orderNotFoundFailure()));
}

async function moveGroup(
  transaction: Database,
  effects: Effects,
  actor: OrderActor,
  moves: Moves,
): Promise<OrderMove[]> {
  const now = new Date();
  const { outcome } = moves;
  const news: DonorNews[] = [];
  const notify = async (item: DonorNews) => void news.push(item);
  const results: OrderMove[] = [];
  for (const move of await lockAll(transaction, moves.orders, actor)) {
    const from = await findStartingStatus(transaction, move, actor, moves);
    if (from instanceof Failure) {
      results.push(toFailedMove(move._id, from));
      continue;
    }
    const change = { orderId: move._id, actor, from, to: moves.status, reason: moves.reason || undefined, outcome };
    const isAlreadyMoved = from === moves.status;
    // The order is locked, so its status is still the same.
    if (!isAlreadyMoved && !(await applyChange(transaction, effects, change, now, notify)))
      throw new Error('the status of a locked order has changed');
    results.push({ _id: move._id, isMoved: true });
  }
  await notifyDonorOfMoves(transaction, effects, news, now);
  return results;
}

/**
 * @returns the status from which the order can be moved; the new status when an earlier attempt at this request has moved it;
 * or why it cannot be moved.
 */
async function findStartingStatus(
  transaction: Database,
  { order, expectedStatus }: LockedMove,
  actor: OrderActor,
  moves: Moves,
): Promise<OrderStatus | Failure> {
  if (!order) return orderNotFoundFailure();
  const to = moves.status;
  if (order.status === to && (await isRepetition(transaction, order, actor, moves))) return to;
  return findTransitionFailure(order.status, to, actor, expectedStatus) ?? order.status;
}

/**
 * Whether an earlier attempt at this request gave an order its current status; no order gets the same status twice. A request with
 * a different reason or outcome is not a repetition: if it were treated as one, the difference would not be stored.
 */
async function isRepetition(
  transaction: Database,
  { id, status }: LockedOrder,
  { userId }: OrderActor,
  { reason, outcome }: Moves,
): Promise<boolean> {
  const change = await findStatusChange(transaction, id, status);
  if (change?.actor_id !== userId || change.reason !== (reason || null)) return false;
  return outcome === undefined || isOutcomeStored(transaction, id, outcome);
}

type LockedMove = OrderToMove & { order: LockedOrder | undefined };

/**
 * Locks all orders before any of them is changed, because a change can lock an organization's times: two transactions that lock
 * orders and times in turn could deadlock. For the same reason, the orders are returned sorted by the ids of their
 * organizations.
 */
async function lockAll(
  transaction: Database,
  orders: readonly OrderToMove[],
  { organizationId }: OrderActor,
): Promise<LockedMove[]> {
  const locked: LockedMove[] = [];
  for (const move of orders.toSorted(byId))
    locked.push({ ...move, order: await lockOrder(transaction, move._id, { organizationId }) });
  const organizationIdOf = ({ order }: LockedMove) => order?.organizationId ?? '';
  return locked.toSorted((a, b) => compareIds(organizationIdOf(a), organizationIdOf(b)));
}

const byId = (a: OrderToMove, b: OrderToMove) => compareIds(a._id, b._id);

const compareIds = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const toFailedMove = (_id: string, { code, message }: Failure): OrderMove => ({ _id, isMoved: false, code, message });
