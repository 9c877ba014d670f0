import { createHash } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { stepsToReceived } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import type { KeyedQueue } from '../concurrency/limits.ts';
import { lockOrder } from '../database/order-lock.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import {
  applyChange,
  notAllowedFailure,
  type OrderActor,
  orderNotFoundFailure,
  readReceived,
  requireStatus,
} from './change-status.ts';
import { type KeyedRequest, storeKey, storeOnce } from './store-once.ts';

interface Arrival {
  orderId: string;
  actor: OrderActor;
  /** How many pieces of each item arrived. */
  items: BodyOf<typeof receiveOrderEndpoint>['items'];
}

/**
 * Receives an order whose goods have arrived, whether or not anyone has reviewed and accepted it. Every step is added to its
 * history, and the donor gets one email. With a key, repeated requests succeed without receiving the order again.
 * @throws Failure `not_found`; `forbidden` when staff receive their own donation; `conflict` when the order has been received,
 * declined or canceled; `invalid_fields` when the items are not those of the order; `idempotency_key_reused` when the key was used
 * with a different request before.
 */
export async function receiveOrder(
  services: Services,
  queue: KeyedQueue,
  arrival: Arrival,
  key: string | undefined,
): Promise<void> {
  if (key === undefined) return storeArrival(services, arrival, undefined);
  const { orderId, actor } = arrival;
  // A volunteer may have moved to another organization since the first request.
  await requireStatus(services.database, orderId, actor);
  const keyedRequest = { userId: actor.userId, key, fingerprint: fingerprintOf(arrival) };
  await storeOnce(services.database, queue, keyedRequest, async () => {
    await storeArrival(services, arrival, keyedRequest);
    return orderId;
  });
}

async function storeArrival(
  services: Services,
  { orderId, actor, items }: Arrival,
  keyedRequest: KeyedRequest | undefined,
) {
  requireSteps(await requireStatus(services.database, orderId, actor), actor);
  const received = await readReceived(services, orderId, { items });
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const order = await lockOrder(transaction, orderId, { organizationId: actor.organizationId });
    if (!order) throw orderNotFoundFailure();
    const { status: from } = order;
    const steps = requireSteps(from, actor);
    const change = { orderId, actor, from, to: 'received', through: steps.slice(0, -1), received } as const;
    // The order is locked, so its status is still the same.
    const isChanged = await applyChange(transaction, effects, change, now);
    if (!isChanged) throw new Error('the status of a locked order has changed');
    if (keyedRequest) await storeKey(transaction, keyedRequest, { id: orderId, created_at: now.toISOString() });
  });
}

/**
 * Returns the statuses that follow this one, up to and including `received`.
 * @throws Failure `conflict` when the goods of an order with this status cannot be received.
 */
function requireSteps(status: OrderStatus, actor: OrderActor): OrderStatus[] {
  const steps = stepsToReceived(status);
  if (!steps.length) throw notAllowedFailure(status, actor);
  return steps;
}

function fingerprintOf({ orderId, items }: Arrival): string {
  const sorted = items.map(({ _id, receivedQuantity, declinedReason }) => [_id, receivedQuantity, declinedReason]);
  return createHash('sha256')
    .update(JSON.stringify(['receive', orderId, sorted.sort()]))
    .digest('hex');
}
