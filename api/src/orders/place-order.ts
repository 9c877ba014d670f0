import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { countUpload } from '../accounts/upload-quota.ts';
import { findOrganization } from '../catalog/organization-repository.ts';
import type { KeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import { insertImage } from '../images/repository.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { holdWantedNeed } from '../needs/repository.ts';
import type { Services } from '../services.ts';
import { transactWithImage } from '../transact.ts';
import { addStatusChange } from './history-repository.ts';
import { findIdempotencyKey, insertIdempotencyKey } from './idempotency-key-repository.ts';
import { type OrderMessage, orderMessageKind } from './mail.ts';
import { requireOrderQuota, requireOrderQuotaLocked } from './order-quota.ts';
import { insertOrder } from './repository.ts';

type Body = BodyOf<typeof placeOrderEndpoint>;

/** The validated donation form. */
export type Donation = Omit<Body, 'image'> & { image: { bytes: Buffer } };

export type PlacedOrder = ReplyOf<typeof placeOrderEndpoint>['data'];

interface IdempotencyKey {
  key: string;
  /** Hash of the donation that came with the key. */
  fingerprint: string;
}

/** Rolls back the order of a request when another one with the same idempotency key was faster. */
class KeyTakenError extends Error {}

const firstStatus = 'submitted' satisfies OrderStatus;

/** Places a new order with every call. */
export async function placeOrder(services: Services, userId: string, donation: Donation): Promise<PlacedOrder> {
  return storeOrder(services, userId, donation);
}

/**
 * Places one order per idempotency key, however often and however fast the same donation is sent. The database
 * guarantees that; `queue` only saves duplicate work when a repeated request arrives while the first is still running.
 * @throws Failure `idempotency_key_reused` when the key came with a different donation before.
 */
export function placeOrderOnce(
  services: Services,
  queue: KeyedQueue,
  userId: string,
  donation: Donation,
  key: string,
): Promise<PlacedOrder> {
  const idempotencyKey = { key, fingerprint: fingerprint(donation) };
  return queue(`${userId} ${key}`, async () => {
    const earlier = await findEarlierOrder(services, userId, idempotencyKey);
    if (earlier) return earlier;
    try {
      return await storeOrder(services, userId, donation, idempotencyKey);
    } catch (error) {
      const first = error instanceof KeyTakenError && (await findEarlierOrder(services, userId, idempotencyKey));
      if (first) return first;
      throw error;
    }
  });
}

/**
 * Stores the image, then writes everything that a new order consists of in one transaction.
 * @throws Failure `conflict` or `too_many_requests` when the account has used up a quota.
 * @throws KeyTakenError, with no row and no image stored, when another request used the key first.
 */
async function storeOrder(
  services: Services,
  userId: string,
  donation: Donation,
  key?: IdempotencyKey,
): Promise<PlacedOrder> {
  const charity = await findOrganization(services.database, donation.charity);
  if (!charity) throw invalidFields({ charity: messages.unknownCharity });
  const { QUOTA_OPEN_ORDERS: maxOpen } = services.environment;
  await requireOrderQuota(services.database, userId, maxOpen);
  await countUpload(services, userId, donation.image.bytes.length);
  const upload = { accountId: userId, bytes: donation.image.bytes };
  return transactWithImage(services, upload, async (transaction, effects, image) => {
    await requireOrderQuotaLocked(transaction, userId, maxOpen);
    const now = new Date();
    const need_id = await findNeedOf(transaction, donation, now);
    const order = { ...toOrderRow(userId, donation, image.id, now), need_id };
    const { id, status, created_at } = order;
    await insertImage(transaction, image);
    await insertOrder(transaction, order);
    await addStatusChange(transaction, { orderId: id, status, actorId: userId, now });
    await addMessage(transaction, orderMessageKind, { orderId: id, status } satisfies OrderMessage, created_at);
    if (key && !(await insertIdempotencyKey(transaction, { ...key, user_id: userId, order_id: id, created_at }))) {
      throw new KeyTakenError();
    }
    effects.wakeMail();
    return { _id: id, status };
  });
}

/** The gift matters more than its need: one that is gone, or of another organization, is left out. */
async function findNeedOf(transaction: Database, { need, charity }: Donation, now: Date): Promise<string | null> {
  if (need === undefined) return null;
  return (await holdWantedNeed(transaction, now, { id: need, organization: charity })) ? need : null;
}

function toOrderRow(userId: string, donation: Donation, imageId: string, now: Date): Omit<OrderRow, 'need_id'> {
  return {
    id: randomUUID(),
    user_id: userId,
    organization_id: donation.charity,
    items_name: donation.itemsName,
    location: donation.location,
    quantity: donation.quantity,
    phone: donation.phone,
    status: firstStatus,
    picture_id: imageId,
    created_at: now.toISOString(),
    received_quantity: null,
    received_at: null,
  };
}

/** Repeats the first reply to a key, even if the order has another status by now. */
async function findEarlierOrder(
  { database }: Services,
  userId: string,
  { key, fingerprint }: IdempotencyKey,
): Promise<PlacedOrder | undefined> {
  const row = await findIdempotencyKey(database, userId, key);
  if (!row) return undefined;
  if (row.fingerprint === fingerprint) return { _id: row.order_id, status: firstStatus };
  throw new Failure('idempotency_key_reused.order');
}

/**
 * Hashes every field of the form. The five named fields existed in the first version: they are hashed without their names, so
 * that stored fingerprints stay valid. A field that is added later is hashed with its name, and only if it was sent. The need is left
 * out: the form matches it to the goods at each attempt, and a retry may come before the needs have loaded.
 */
function fingerprint({ image, charity, itemsName, location, quantity, phone, need: _, ...added }: Donation): string {
  const sent = Object.entries(added).filter(([, value]) => value !== undefined);
  const fields = JSON.stringify([charity, itemsName, location, quantity, phone, ...sent.sort()]);
  return createHash('sha256').update(fields).update('\0').update(image.bytes).digest('hex');
}
