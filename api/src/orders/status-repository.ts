import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';

/** @param organizationId if given, only an order of this organization is found */
export async function findOrderStatus(
  database: Database,
  id: string,
  organizationId?: string,
): Promise<OrderStatus | undefined> {
  const order = await database
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .$call((query) => (organizationId === undefined ? query : query.where('organization_id', '=', organizationId)))
    .executeTakeFirst();
  return order?.status;
}

interface StatusUpdate {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Pieces; set only when the goods were received. */
  receivedQuantity?: number | undefined;
  now: Date;
}

/**
 * Changes a status with a conditional update: of two concurrent changes, only one finds the order still in status `from`.
 * @returns the order's donor; undefined when the order is no longer in status `from`.
 */
export async function updateOrderStatus(
  database: Database,
  { orderId, from, to, receivedQuantity, now }: StatusUpdate,
): Promise<{ donorId: string | null } | undefined> {
  const isUnusable = from === 'received' && to === 'declined';
  const arrival = receivedQuantity !== undefined && { received_quantity: receivedQuantity };
  // This time says when the goods arrived, or when the desk found them unusable.
  const time = (arrival || isUnusable) && { received_at: now.toISOString() };
  return database
    .updateTable('orders')
    .set({ status: to, ...arrival, ...time })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .returning('user_id as donorId')
    .executeTakeFirst();
}
