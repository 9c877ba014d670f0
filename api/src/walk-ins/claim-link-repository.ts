import { emailKey } from '../accounts/user-repository.ts';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { OrderRow } from '../database/schema.ts';

/** Milliseconds. Someone may read the email after a vacation. */
export const claimLinkLifetime = 30 * 24 * 60 * 60 * 1000;

interface NewClaimLink {
  orderId: string;
  email: string;
  expiresAt: Date;
}

export async function insertClaimLink(database: Database, { orderId, email, expiresAt }: NewClaimLink): Promise<void> {
  await database
    .insertInto('claim_links')
    .values({
      order_id: orderId,
      email,
      email_key: emailKey(email),
      code_hash: null,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** Stores the code of a link that still works. @returns undefined when the gift was claimed, or the link has expired. */
export async function setClaimCode(
  database: Database,
  orderId: string,
  codeHash: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  return database
    .updateTable('claim_links')
    .set({ code_hash: codeHash })
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now.toISOString())
    .returning('email')
    .executeTakeFirst();
}

/** The order of a link that still works. */
export async function findClaimable(database: Database, codeHash: string, now: Date) {
  return database
    .selectFrom('claim_links')
    .innerJoin('orders', 'orders.id', 'claim_links.order_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.id', 'orders.items_name', 'orders.status', 'orders.quantity', 'orders.received_quantity'])
    .select(['orders.organization_id', 'organizations.title', 'claim_links.expires_at'])
    .where('claim_links.code_hash', '=', codeHash)
    .where('claim_links.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses up a link that still works. Of several simultaneous requests, only one succeeds. @returns the id of its order */
export async function consumeClaimLink(
  transaction: Database,
  codeHash: string,
  now: Date,
): Promise<string | undefined> {
  const consumed = await transaction
    .deleteFrom('claim_links')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .returning('order_id')
    .executeTakeFirst();
  return consumed?.order_id;
}

/** Makes a user the donor of an order that has no donor yet, and locks the order. */
export async function setDonor(
  transaction: Database,
  orderId: string,
  userId: string,
): Promise<Pick<OrderRow, 'status' | 'quantity' | 'received_quantity'>> {
  return transaction
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', orderId)
    .where('user_id', 'is', null)
    .returning(['status', 'quantity', 'received_quantity'])
    .executeTakeFirstOrThrow();
}

/** The id of the person at the desk who took in a gift. */
export async function findReceivingActor(database: Database, orderId: string): Promise<string> {
  const { actor_id } = await database
    .selectFrom('order_events')
    .select('actor_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'received')
    .executeTakeFirstOrThrow();
  return actor_id;
}

/** Deletes links that have expired, with the email addresses that they were sent to. @returns how many. */
export async function deleteExpiredClaimLinks(database: Database, before: Date, limit: number): Promise<number> {
  const expired = database
    .selectFrom('claim_links')
    .select('order_id')
    .where('expires_at', '<', before.toISOString())
    .limit(limit);
  return countDeleted(database.deleteFrom('claim_links').where('order_id', 'in', lockAvailableRows(database, expired)));
}

/** Deletes the links that were sent to an email. @param key the address in lowercase, for comparison @returns the ids of their orders */
export async function deleteClaimLinksTo(database: Database, key: string): Promise<string[]> {
  const deleted = await database.deleteFrom('claim_links').where('email_key', '=', key).returning('order_id').execute();
  return deleted.map(({ order_id }) => order_id);
}

/** The gifts whose links were sent to an email and have not been used. @param key the address in lowercase, for comparison */
export async function listClaimLinksTo(database: Database, key: string) {
  return database
    .selectFrom('claim_links')
    .innerJoin('orders', 'orders.id', 'claim_links.order_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.id', 'orders.items_name', 'orders.quantity', 'orders.location', 'orders.phone'])
    .select(['orders.created_at', 'organizations.title', 'claim_links.email', 'claim_links.expires_at'])
    .where('claim_links.email_key', '=', key)
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .execute();
}
