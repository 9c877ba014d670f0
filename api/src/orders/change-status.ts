import type { BodyOf } from '@kindcrate/contract/endpoint';
import { type Actor, canTransition, isOpen, nextStatuses } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { isDeleted } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { coinsForOrder, earnCoins, reverseEarning } from '../coins/ledger.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { addReceipt, withdrawReceipt } from '../receipts/repository.ts';
import { createSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { auditDetail, formatAlternatives } from '../texts/texts.ts';
import { type Effects, transact } from '../transact.ts';
import { eraseOrders } from './erase-orders.ts';
import { addStatusChange } from './history-repository.ts';
import { changeHandoverWithStatus, notifyDonor } from './notify-donor.ts';
import type { DonorNews } from './notify-of-moves.ts';
import { type ReceivedGoods, readReceivedGoods, recordItemCounts } from './receive-items.ts';
import { findOrderStatus, updateOrderStatus } from './status-repository.ts';
import { addOutcome, type OutcomeChange } from './write-outcome.ts';

/** The person who changes an order, and the role in which they do it. */
export interface OrderActor {
  userId: string;
  role: Actor;
  /** The only organization whose orders the person may change; undefined when there is no such limit. */
  organizationId?: string | undefined;
}

/** `expectedStatus` is the status that the person saw; the order is changed only if it still has that status. */
type StatusRequest = BodyOf<typeof changeOrderStatusEndpoint>;

interface OrderChange {
  orderId: string;
  actor: OrderActor;
  from: OrderStatus;
  to: OrderStatus;
  /** The statuses between `from` and `to` that the order passes through in the same change. */
  through?: readonly OrderStatus[];
  reason?: string | undefined;
  /** The times to offer for the handover, when the change is to `accepted`. */
  times?: readonly string[] | undefined;
  /** What became of the goods, when the change is to `completed`. */
  outcome?: StatusRequest['outcome'];
  /** What was received, when the change is to `received`. */
  received?: (ReceivedGoods & { coins: number }) | undefined;
}

/**
 * Changes the status of an order, if the transition is allowed.
 * @throws Failure `not_found`; `forbidden` when staff receive their own donation; `conflict`, with the transitions that are
 * possible, when this one is not allowed or someone else changed the order first; `invalid_fields` when the received items are
 * not those of the order, a time cannot be offered, or the photo of the outcome is gone.
 */
export async function changeOrderStatus(
  services: Services,
  orderId: string,
  actor: OrderActor,
  { status: to, reason, quantity, items, expectedStatus, times, outcome }: StatusRequest,
): Promise<void> {
  const { database } = services;
  const from = await requireStatus(database, orderId, actor);
  const failure = findTransitionFailure(from, to, actor, expectedStatus);
  if (failure) throw failure;
  const received = to === 'received' ? await readReceived(services, orderId, { quantity, items }) : undefined;
  const isChanged = await transact(services, (transaction, effects) =>
    applyChange(transaction, effects, { orderId, actor, from, to, reason, received, times, outcome }, new Date()),
  );
  if (!isChanged) throw changedByOthersFailure(await requireStatus(database, orderId, actor), actor);
}

/**
 * Returns why an order cannot be changed: its status is not the one that the person saw, or does not allow this transition.
 * @returns undefined when it can be changed
 */
export function findTransitionFailure(
  from: OrderStatus,
  to: OrderStatus,
  actor: OrderActor,
  expectedStatus: OrderStatus | undefined,
): Failure | undefined {
  if (expectedStatus !== undefined && expectedStatus !== from) return changedByOthersFailure(from, actor);
  return canTransition(from, to, actor.role) ? undefined : notAllowedFailure(from, actor);
}

/** Determines which goods of an order arrived, and how many coins they earn. @throws what `readReceivedGoods` throws. */
export async function readReceived(
  { database, environment }: Services,
  orderId: string,
  sent: Pick<StatusRequest, 'quantity' | 'items'>,
): Promise<NonNullable<OrderChange['received']>> {
  const goods = await readReceivedGoods(database, orderId, sent);
  return { ...goods, coins: coinsForOrder(environment, goods.quantity) };
}

/** The failure for an order that does not exist, or that belongs to another donor or organization. */
export function orderNotFoundFailure(): Failure {
  return new Failure('not_found.order');
}

/** @throws Failure `not_found` */
export async function requireStatus(
  database: Database,
  orderId: string,
  { organizationId }: OrderActor,
): Promise<OrderStatus> {
  const status = await findOrderStatus(database, orderId, organizationId);
  if (!status) throw orderNotFoundFailure();
  return status;
}

/** Notifies an order's donor of a change. */
type Notify = (news: DonorNews) => Promise<void>;

/**
 * Writes a change of an order, with everything that follows from it.
 * @param notify by default adds an email about this order to the outbox
 * @returns false, with nothing written, when the order is no longer in the status `from`.
 */
export async function applyChange(
  transaction: Database,
  effects: Effects,
  change: OrderChange,
  now: Date,
  notify: Notify = ({ message, handover }) => notifyDonor(transaction, effects, message, handover, now),
): Promise<boolean> {
  const { orderId, actor, from, to, through = [], reason, received, outcome } = change;
  const updated = await updateOrderStatus(transaction, {
    orderId,
    from,
    to,
    receivedQuantity: received?.quantity,
    now,
  });
  if (!updated) return false;
  const { donorId } = updated;
  if (isReceivingOwnGoods(actor, donorId, to)) throw new Failure('forbidden.own_order');
  // The public lists of needs count the pieces that arrived, until they turn out to be unusable.
  const haveCountsChanged = received || (from === 'received' && to === 'declined');
  if (haveCountsChanged && (await recordItemCounts(transaction, orderId, received, now))) effects.invalidateCatalog();
  const coins = await updateCoinsAndReceipt(transaction, change, donorId, now);
  if (coins !== 0) effects.countCoins({ kind: coins > 0 ? 'given' : 'taken back', coins: Math.abs(coins) });
  for (const status of through) await addStatusChange(transaction, { orderId, status, actorId: actor.userId, now });
  await addStatusChange(transaction, { orderId, status: to, actorId: actor.userId, reason, now });
  const wasDeleted = donorId !== null && (await isDeleted(transaction, donorId));
  const handoverNews = await changeHandoverWithStatus(transaction, change, now);
  const newOutcome = to === 'completed' && outcome && { orderId, actorId: actor.userId, draft: outcome };
  const outcomeChange = newOutcome ? await addOutcome(transaction, effects, newOutcome, now) : undefined;
  const message = { orderId, status: to, reason, quantity: received?.quantity, coins };
  if (donorId !== null && !wasDeleted) await notify({ donorId, message, handover: handoverNews });
  if (actor.role === 'staff') {
    const entry = {
      action: 'moved',
      subject_kind: 'order',
      subject_id: orderId,
      actor_id: actor.userId,
      detail: describeChange(change, coins, outcomeChange),
    } as const;
    await addAuditEntry(transaction, entry, now);
  }
  // If the donor deleted their account while the order was open, nobody needs their address once it is no longer open.
  if (wasDeleted && !isOpen(to)) await eraseOrders(transaction, effects, [orderId], now);
  return true;
}

/** The person who receives goods decides how many coins the donor earns, so staff must not receive their own donation. */
export function isReceivingOwnGoods(
  { userId, role }: OrderActor,
  donorId: string | null | undefined,
  to: OrderStatus,
): boolean {
  return role === 'staff' && donorId === userId && to === 'received';
}

/**
 * Received goods earn coins and a receipt; goods that are declined after they were received lose both.
 * @returns the coins that were added; negative when they were taken back.
 */
async function updateCoinsAndReceipt(
  transaction: Database,
  change: OrderChange,
  donorId: string | null,
  now: Date,
): Promise<number> {
  const { orderId, from, to, received, actor } = change;
  if (received) {
    await addReceipt(transaction, { orderId, code: createSecretCode(), now });
    if (donorId === null) return 0;
    await earnCoins(transaction, { userId: donorId, orderId, actorId: actor.userId, amount: received.coins, now });
    return received.coins;
  }
  if (from !== 'received' || to !== 'declined') return 0;
  await withdrawReceipt(transaction, orderId, now);
  return reverseEarning(transaction, { orderId, actorId: actor.userId, now });
}

/** The detail of the audit entry, such as `accepted → received: 4 pieces, 14 coins`. */
function describeChange(
  { from, to, reason, received }: OrderChange,
  coins: number,
  outcome: OutcomeChange | undefined,
): string {
  const declined = received?.items.filter(({ receivedQuantity }) => receivedQuantity === 0).length;
  const details = [
    received && auditDetail('pieces', { pieces: received.quantity }),
    declined && auditDetail('declinedItems', { count: declined }),
    coins !== 0 && auditDetail('coins', { coins }),
    outcome && auditDetail(`outcome.${outcome}`),
    reason,
  ].filter(Boolean);
  return details.length ? `${from} → ${to}: ${details.join(', ')}` : `${from} → ${to}`;
}

function changedByOthersFailure(status: OrderStatus, { role }: OrderActor): Failure {
  const next = nextStatuses(status, role);
  if (role === 'donor' && !next.length) {
    return new Failure('conflict.order_changed_not_cancellable', { values: { status } });
  }
  return next.length
    ? new Failure('conflict.order_changed_transition', { values: { status, next: formatAlternatives(next) } })
    : new Failure('conflict.order_changed_final', { values: { status } });
}

/** The failure for a transition that is not allowed. It lists the statuses that are possible instead. */
export function notAllowedFailure(status: OrderStatus, { role }: OrderActor): Failure {
  const next = nextStatuses(status, role);
  if (role === 'donor' && !next.length) return new Failure('conflict.order_not_cancellable', { values: { status } });
  return next.length
    ? new Failure('conflict.order_transition', { values: { status, next: formatAlternatives(next) } })
    : new Failure('conflict.order_final', { values: { status } });
}
