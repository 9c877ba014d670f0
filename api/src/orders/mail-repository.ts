import type { OrderItem } from '@kindcrate/contract/order-items';
import type { Database } from '../database/database.ts';
import { listItemCounts } from './item-repository.ts';

/** The data for an email about an order. */
export interface OrderMailData {
  username: string;
  email: string;
  itemsName: string;
  /** Sorted by their position in the order. */
  items: Pick<OrderItem, 'name' | 'quantity' | 'receivedQuantity' | 'declinedReason'>[];
  charity: string;
  charityId: string;
  location: string;
  receiptCode: string | undefined;
  /** Whether the donor's address is confirmed. An unconfirmed address gets no email, because it may belong to someone else. */
  isConfirmed: boolean;
}

export async function findOrderMailData(database: Database, orderId: string): Promise<OrderMailData | undefined> {
  const row = await database
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .select(['users.username', 'users.email', 'users.email_confirmed_at', 'orders.items_name as itemsName'])
    .select(['organizations.title as charity', 'organizations.id as charityId', 'orders.location'])
    .select('receipts.code as receiptCode')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email_confirmed_at, receiptCode, ...data } = row;
  const items = await listItemCounts(database, orderId);
  return { ...data, items, receiptCode: receiptCode ?? undefined, isConfirmed: email_confirmed_at !== null };
}
