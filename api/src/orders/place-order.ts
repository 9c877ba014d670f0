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
import { invalidFields } from '../failure.ts';
import { addHandover, requirePossibleHandover } from '../handovers/add-handover.ts';
import { insertImage } from '../images/repository.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';
import { type Effects, transact, transactWithImage } from '../transact.ts';
import { addStatusChange } from './history-repository.ts';
import { insertOrder } from './insertion-repository.ts';
import { insertItems } from './item-repository.ts';
import { type OrderMessage, orderMessageKind } from './mail.ts';
import { prepareItems, requireRoomForImage } from './new-items.ts';
import { contentOf, type Donation, locationOf, type OrderContent } from './order-content.ts';
import { lockAndRequireOrderQuota, requireOrderQuota } from './order-quota.ts';
import { type KeyedRequest, storeKey, storeOnce } from './store-once.ts';

export type PlacedOrder = ReplyOf<typeof placeOrderEndpoint>['data'];

const firstStatus = 'submitted' satisfies OrderStatus;

/** Places a new order. A repeated call places another one. */
export async function placeOrder(services: Services, userId: string, donation: Donation): Promise<PlacedOrder> {
  return toPlacedOrder(await storeOrder(services, userId, donation));
}

/**
 * Places one order per idempotency key, however often and however fast the same donation is sent.
 * @throws Failure `idempotency_key_reused` when the key was used with a different donation before.
 */
export async function placeOrderOnce(
  services: Services,
  queue: KeyedQueue,
  userId: string,
  donation: Donation,
  key: string,
): Promise<PlacedOrder> {
  const keyedRequest = { userId, key, fingerprint: fingerprintOf(donation) };
  return toPlacedOrder(
    await storeOnce(services.database, queue, keyedRequest, () => storeOrder(services, userId, donation, keyedRequest)),
  );
}

/** The first reply to a key is repeated even if the order has another status by now. */
const toPlacedOrder = (id: string): PlacedOrder => ({ _id: id, status: firstStatus });

/**
 * Stores the image that was sent in the form, if any, and then, in one transaction, everything that a new order consists of.
 * @returns the id of the order
 * @throws Failure `invalid_fields`; `conflict`, `email_unconfirmed` or `too_many_requests` when the account has used up a quota.
 * @throws KeyTakenError, with no row and no image stored, when another request used the key first.
 */
async function storeOrder(
  services: Services,
  userId: string,
  donation: Donation,
  keyedRequest?: KeyedRequest,
): Promise<string> {
  const charity = await findOrganization(services.database, donation.charity);
  if (!charity) throw invalidFields({ charity: messages.unknownCharity });
  if (donation.handover) await requirePossibleHandover(services.database, charity._id, donation.handover, new Date());
  const { QUOTA_OPEN_ORDERS: maxOpen } = services.environment;
  await requireOrderQuota(services.database, userId, maxOpen);
  const content = contentOf(donation);
  const write = async (transaction: Database, effects: Effects, image?: ImageRow) => {
    await lockAndRequireOrderQuota(transaction, userId, maxOpen);
    const order = await insertOrderWithContent(transaction, { userId, donation, content, image }, new Date());
    if (keyedRequest) await storeKey(transaction, keyedRequest, order);
    effects.wakeMail();
    return order.id;
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

/** Writes an order with its items, the first entry of its history, and the outbox message about it. */
async function insertOrderWithContent(
  transaction: Database,
  newOrder: NewOrder,
  now: Date,
): Promise<Pick<OrderRow, 'id' | 'created_at'>> {
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
): Omit<OrderRow, 'need_id' | 'taken_in'> & { status: typeof firstStatus } {
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
    assignee_id: null,
  };
}

/**
 * Hashes the fields of the form. The fields from `charity` to `phone` existed in the first version: they are hashed without
 * their names, so that stored fingerprints stay valid. A field that was added later is hashed with its name, and only if it was
 * sent. Needs are left out: the form matches them to the goods at each attempt, and a retry may come before the needs have
 * loaded.
 */
function fingerprintOf({ image, charity, itemsName, location, quantity, phone, need: _, ...added }: Donation): string {
  const items = added.items?.map(({ need: _, ...item }) => item);
  const sent = Object.entries({ ...added, items }).filter(([, value]) => value !== undefined);
  const fields = JSON.stringify([charity, itemsName, location, quantity, phone, ...sent.sort()]);
  return createHash('sha256')
    .update(fields)
    .update('\0')
    .update(image?.bytes ?? '')
    .digest('hex');
}
