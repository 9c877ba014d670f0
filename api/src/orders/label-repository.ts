import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';

interface LabelRow {
  quantity: number;
  status: OrderStatus;
  /** Of the organization. */
  title: string;
}

/** What the label of a user's own order shows; undefined for an order of another user. */
export async function findOrderLabel(database: Database, id: string, userId: string): Promise<LabelRow | undefined> {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.quantity', 'orders.status', 'organizations.title'])
    .where('orders.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}
