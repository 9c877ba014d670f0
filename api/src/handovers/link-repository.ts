import type { LinkedHandover } from '@kindcrate/contract/handover-links';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { Database } from '../database/database.ts';
import { listHandovers } from './view-repository.ts';

/**
 * The person whose link may change the handover of an order; undefined if there is no handover, or if the person must not get
 * emails.
 */
export async function findLinkOwner(database: Database, orderId: string): Promise<{ email: string } | undefined> {
  return database
    .selectFrom('handovers')
    .innerJoin('orders', 'orders.id', 'handovers.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('users.email')
    .where('handovers.order_id', '=', orderId)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The details of an order that the page of a handover link shows. */
export async function findLinkedOrder(database: Database, orderId: string): Promise<LinkedHandover | undefined> {
  const handover = (await listHandovers(database, [orderId])).get(orderId);
  const order = await database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.items_name', 'orders.status', 'orders.organization_id', 'organizations.title'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!handover || !order) return undefined;
  return {
    number: orderNumber(orderId),
    itemsName: order.items_name,
    charity: { _id: order.organization_id, title: order.title },
    status: order.status,
    handover,
  };
}
