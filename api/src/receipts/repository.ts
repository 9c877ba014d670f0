import { orderNumber } from '@kindcrate/contract/order-number';
import type { OrderReceipt, Receipt } from '@kindcrate/contract/receipts';
import type { Database } from '../database/database.ts';

interface NewReceipt {
  orderId: string;
  code: string;
  now: Date;
}

/** Adds the receipt of an order, which at first does not show the donor's name. */
export async function addReceipt(database: Database, { orderId, code, now }: NewReceipt): Promise<void> {
  await database
    .insertInto('receipts')
    .values({ order_id: orderId, code, shows_name: 0, created_at: now.toISOString() })
    .execute();
}

/** Marks a receipt as withdrawn. Its page stays, and shows that the receipt was withdrawn. */
export async function withdrawReceipt(database: Database, orderId: string, now: Date): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ withdrawn_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Shows or hides the donor's name on the receipt of their own order.
 * @returns undefined when the order belongs to someone else or has no receipt.
 */
export async function setReceiptShowsName(
  database: Database,
  { orderId, userId, showName }: { orderId: string; userId: string; showName: boolean },
): Promise<OrderReceipt | undefined> {
  const own = database.selectFrom('orders').select('id').where('id', '=', orderId).where('user_id', '=', userId);
  const changed = await database
    .updateTable('receipts')
    .set({ shows_name: showName ? 1 : 0 })
    .where('order_id', 'in', own)
    .returning('code')
    .executeTakeFirst();
  return changed && { code: changed.code, showName };
}

/** The receipt with this code, even if withdrawn. It contains the donor's name only if the donor chose to show it. */
export async function findReceipt(database: Database, code: string): Promise<Receipt | undefined> {
  const row = await database
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
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
    items: await listReceivedItems(database, row.id),
    charity: { title: row.title },
    receivedAt: row.created_at,
    coins: row.amount ?? 0,
    ...(row.shows_name === 1 && row.username !== null && { donorName: row.username }),
    ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
  };
}

/** The items of which at least one piece arrived, with the number of pieces that arrived. */
async function listReceivedItems(database: Database, orderId: string): Promise<Receipt['items']> {
  const rows = await database
    .selectFrom('order_items')
    .select(['name', 'received_quantity'])
    .where('order_id', '=', orderId)
    .where('received_quantity', '>', 0)
    .orderBy('position')
    .execute();
  return rows.map(({ name, received_quantity }) => ({ name, quantity: Number(received_quantity) }));
}
