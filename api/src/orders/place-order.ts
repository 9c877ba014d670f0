import { createHash, randomUUID } from 'node:crypto';
import type { ReplyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { countUpload } from '../accounts/upload-quota.ts';
import { findOrganization } from '../catalog/organization-repository.ts';
import type { KeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import type { ImageRow, OrderRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import { addHandover, requirePossibleHandover } from '../handovers/place-handover.ts';
import { insertImage } from '../images/repository.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';
import { type Effects, transact, transactWithImage } from '../transact.ts';
import { addStatusChange } from './history-repository.ts';
import { findIdempotencyKey, insertIdempotencyKey } from './idempotency-key-repository.ts';
import { insertItems } from './item-repository.ts';
import { type OrderMessage, orderMessageKind } from './mail.ts';
import { prepareItems, requireRoomForImage } from './new-items.ts';
import { contentOf, type Donation, locationOf, type OrderContent } from './order-content.ts';
import { requireOrderQuota, requireOrderQuotaLocked } from './order-quota.ts';
import { insertOrder } from './repository.ts';

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
      // Another server may have placed the order meanwhile, and used up the quota or the photos of the items for it.
      const canBePlaced = error instanceof KeyTakenError || error instanceof Failure;
      const first = canBePlaced && (await findEarlierOrder(services, userId, idempotencyKey));
      if (first) return first;
      throw error;
    }
  });
}

/**
 * Stores the image that came with the form, if any, then writes everything that a new order consists of in one transaction.
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
  if (donation.handover) await requirePossibleHandover(services.database, charity._id, donation.handover, new Date());
  const { QUOTA_OPEN_ORDERS: maxOpen } = services.environment;
  await requireOrderQuota(services.database, userId, maxOpen);
  const content = contentOf(donation);
  const write = async (transaction: Database, effects: Effects, image?: ImageRow) => {
    await requireOrderQuotaLocked(transaction, userId, maxOpen);
    const order = await insertContent(transaction, { userId, donation, content, image }, new Date());
    const { id, status, created_at } = order;
    if (key && !(await insertIdempotencyKey(transaction, { ...key, user_id: userId, order_id: id, created_at }))) {
      throw new KeyTakenError();
    }
    effects.wakeMail();
    return { _id: id, status };
  };
  if (!donation.image) return transact(services, write);
  requireRoomForImage(content.items);
  const { bytes } = donation.image;
  await countUpload(services, userId, bytes.length);
  return transactWithImage(services, { accountId: userId, bytes }, write);
}

interface NewOrder {
  userId: string;
  donation: Donation;
  content: OrderContent;
  image: ImageRow | undefined;
}

/** Writes an order with its items, the first entry of its history, and the email about it. */
async function insertContent(transaction: Database, newOrder: NewOrder, now: Date): Promise<OrderRow> {
  const { userId, donation, content, image } = newOrder;
  if (image) await insertImage(transaction, image);
  const { items: drafts } = content;
  const items = await prepareItems(
    transaction,
    { userId, charity: donation.charity, items: drafts, imageId: image?.id },
    now,
  );
  const [firstPhoto] = items.flatMap(({ photoIds }) => photoIds);
  // The contract requires an image unless an item has a photo.
  if (firstPhoto === undefined) throw new Error('an order needs a photo');
  const order = { ...toOrderRow(newOrder, firstPhoto, now), need_id: items[0]?.need_id ?? null };
  const { id, status, created_at } = order;
  const names = items.map(({ name }) => name);
  await insertOrder(transaction, order, names);
  await insertItems(transaction, id, items);
  if (donation.handover) {
    await addHandover(transaction, { id, organizationId: donation.charity }, donation.handover, now);
  }
  await addStatusChange(transaction, { orderId: id, status, actorId: userId, now });
  await addMessage(transaction, orderMessageKind, { orderId: id, status } satisfies OrderMessage, created_at);
  return order;
}

function toOrderRow(
  { userId, donation, content }: NewOrder,
  firstPhotoId: string,
  now: Date,
): Omit<OrderRow, 'need_id'> & { status: typeof firstStatus } {
  return {
    id: randomUUID(),
    user_id: userId,
    organization_id: donation.charity,
    items_name: content.itemsName,
    location: locationOf(donation),
    quantity: content.quantity,
    phone: donation.phone,
    status: firstStatus,
    picture_id: firstPhotoId,
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
 * that stored fingerprints stay valid. A field that is added later is hashed with its name, and only if it was sent. Needs are left
 * out: the form matches them to the goods at each attempt, and a retry may come before the needs have loaded.
 */
function fingerprint({ image, charity, itemsName, location, quantity, phone, need: _, ...added }: Donation): string {
  const items = added.items?.map(({ need: _, ...item }) => item);
  const sent = Object.entries({ ...added, items }).filter(([, value]) => value !== undefined);
  const fields = JSON.stringify([charity, itemsName, location, quantity, phone, ...sent.sort()]);
  return createHash('sha256')
    .update(fields)
    .update('\0')
    .update(image?.bytes ?? '')
    .digest('hex');
}
