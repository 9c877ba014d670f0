import { deletePhotoEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { sendForm } from './donations.ts';
import { smallJpeg } from './photos.ts';
import type { TestApp, TestReply } from './test-app.ts';

/** Uploads a photo that waits for its order. */
export async function uploadPhoto(api: TestApp, token: string | undefined, image?: Buffer): Promise<TestReply> {
  return sendForm(api, 'POST', `/api${uploadPhotoEndpoint.path}`, { image: image ?? (await smallJpeg()) }, token);
}

/** Uploads a photo. @returns its id */
export async function addPhoto(api: TestApp, token: string): Promise<string> {
  return (await uploadPhoto(api, token)).body.data._id;
}

export function deletePhoto(api: TestApp, token: string | undefined, id: string): Promise<TestReply> {
  return api.delete(`/api${deletePhotoEndpoint.path.replace(':id', id)}`, token);
}

/** The fields of a donation of several items. Its name and quantity are derived from the items, and it has no image of its own. */
export function severalItems(items: readonly object[]) {
  return { itemsName: undefined, quantity: undefined, image: undefined, items: JSON.stringify(items) };
}

/** The `items` of a request that receives everything that was offered. */
export function arrivedItems(items: readonly { _id: string; quantity: number }[]) {
  return items.map(({ _id, quantity }) => ({ _id, receivedQuantity: quantity }));
}

/** Adds one item, without photos, to each order that a test has copied without its items. */
export async function addMissingItems(database: Database): Promise<void> {
  await sql`
    insert into order_items (id, order_id, position, name, quantity, need_id, received_quantity, counted_quantity, counted_at)
    select id, id, 0, items_name, quantity, need_id, received_quantity,
      case when status in ('received', 'completed') then received_quantity else 0 end,
      case when received_quantity is null then null else coalesce(received_at, created_at) end
    from orders where not exists (select 1 from order_items where order_items.order_id = orders.id)
  `.execute(database);
}
