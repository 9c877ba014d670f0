import { createHash, randomUUID } from 'node:crypto';
import { messages } from '@kindcrate/contract/messages';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { findOrganization } from '../catalog/organization-repository.ts';
import type { KeyedQueue } from '../concurrency/keyed-queue.ts';
import type { OrderRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import { acceptImageFor } from '../images/accept-image.ts';
import { removeImage } from '../images/image-store.ts';
import type { Services } from '../services.ts';
import { addOrder, findIdempotencyKey, type IdempotencyKey } from './new-order-repository.ts';

/** What a donor gives. */
export interface Donation {
  charity: string;
  itemsName: string;
  location: string;
  quantity: number;
  phone: string;
  image: { bytes: Buffer };
}

export interface PlacedOrder {
  _id: string;
  status: OrderStatus;
}

const firstStatus = 'submitted' satisfies OrderStatus;

/** Places an order, a new one every time. */
export async function placeOrder(services: Services, userId: string, donation: Donation): Promise<PlacedOrder> {
  const order = await storeOrder(services, userId, donation);
  if (!order) throw new Error('an order without a key found its key taken');
  return order;
}

/**
 * Places an order once for each key: the same donation under the same key is the same order, however often and however
 * close together it is sent. `inTurn` only saves work; that there is one order the database sees to.
 * @throws Failure `idempotency_key_reused` when the key came with another donation.
 */
export function placeOrderOnce(
  services: Services,
  inTurn: KeyedQueue,
  userId: string,
  donation: Donation,
  key: string,
): Promise<PlacedOrder> {
  const idempotency = { key, fingerprint: fingerprint(donation) };
  return inTurn(`${userId} ${key}`, async () => {
    const earlier = await findEarlier(services, userId, idempotency);
    if (earlier) return earlier;
    const order = await storeOrder(services, userId, donation, idempotency);
    return order ?? (await findEarlier(services, userId, idempotency)) ?? refuseReuse();
  });
}

/** @returns nothing, with no row and no picture stored, when another request came first with the key. */
async function storeOrder(
  services: Services,
  userId: string,
  donation: Donation,
  key?: IdempotencyKey,
): Promise<PlacedOrder | undefined> {
  const charity = await findOrganization(services.database, donation.charity);
  if (!charity) throw invalidFields({ charity: messages.unknownCharity });
  return acceptImageFor(services, donation.image.bytes, async (picture) => {
    const order = toOrderRow(userId, donation, picture.id);
    if (await addOrder(services.database, order, picture, key)) return { _id: order.id, status: order.status };
    await removeImage(services.images, picture.name);
    return undefined;
  });
}

function toOrderRow(userId: string, donation: Donation, pictureId: string): OrderRow {
  return {
    id: randomUUID(),
    user_id: userId,
    organization_id: donation.charity,
    items_name: donation.itemsName,
    location: donation.location,
    quantity: donation.quantity,
    phone: donation.phone,
    status: firstStatus,
    picture_id: pictureId,
    created_at: new Date().toISOString(),
    received_quantity: null,
  };
}

/** An earlier reply is given again as it was, although the order may have gone on since. */
async function findEarlier(
  { database }: Services,
  userId: string,
  { key, fingerprint }: IdempotencyKey,
): Promise<PlacedOrder | undefined> {
  const row = await findIdempotencyKey(database, userId, key);
  if (!row) return undefined;
  return row.fingerprint === fingerprint ? { _id: row.order_id, status: firstStatus } : refuseReuse();
}

function refuseReuse(): never {
  throw new Failure(
    'idempotency_key_reused',
    'This form was sent already with other content. Open it anew to give once more',
  );
}

function fingerprint({ image, charity, itemsName, location, quantity, phone }: Donation): string {
  const fields = JSON.stringify([charity, itemsName, location, quantity, phone]);
  return createHash('sha256').update(fields).update('\0').update(image.bytes).digest('hex');
}
