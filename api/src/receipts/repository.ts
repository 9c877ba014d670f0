import { orderNumber } from '@kindcrate/contract/order-number';
import type { OwnReceipt, Receipt } from '@kindcrate/contract/receipts';
import type { Database } from '../database/open-database.ts';

interface NewReceipt {
  orderId: string;
  code: string;
  now: Date;
}

/** Adds the receipt of an order; it names nobody at first. */
export async function addReceipt(database: Database, { orderId, code, now }: NewReceipt): Promise<void> {
  await database
    .insertInto('receipts')
    .values({ order_id: orderId, code, shows_name: 0, created_at: now.toISOString() })
    .execute();
}

/** It stays where it is, and says from now on that it does not hold any more. */
export async function withdrawReceipt(database: Database, orderId: string, now: Date): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ withdrawn_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Sets whether the receipt of a user's own order names the user.
 * @returns nothing when there is no such order, or no receipt for it.
 */
export async function setNameOnReceipt(
  database: Database,
  { orderId, userId, showName }: { orderId: string; userId: string; showName: boolean },
): Promise<OwnReceipt | undefined> {
  const own = database.selectFrom('orders').select('id').where('id', '=', orderId).where('user_id', '=', userId);
  const changed = await database
    .updateTable('receipts')
    .set({ shows_name: showName ? 1 : 0 })
    .where('order_id', 'in', own)
    .returning('code')
    .executeTakeFirst();
  return changed && { code: changed.code, showName };
}

/** The receipt of a code, a withdrawn one too; of the donor it has the name, and only while the donor wants that. */
export async function findReceipt(database: Database, code: string): Promise<Receipt | undefined> {
  const row = await database
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('coin_entries', (join) =>
      join.onRef('coin_entries.order_id', '=', 'orders.id').on('coin_entries.kind', '=', 'earning'),
    )
    .select(['receipts.code', 'receipts.shows_name', 'receipts.created_at', 'receipts.withdrawn_at'])
    .select(['orders.id', 'orders.items_name', 'orders.quantity', 'orders.received_quantity'])
    .select(['organizations.title', 'users.username', 'coin_entries.amount'])
    .where('receipts.code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    code: row.code,
    number: orderNumber(row.id),
    itemsName: row.items_name,
    quantity: row.received_quantity ?? row.quantity,
    charity: { title: row.title },
    receivedAt: row.created_at,
    coins: row.amount ?? 0,
    ...(row.shows_name === 1 && { donorName: row.username }),
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
  };
}
