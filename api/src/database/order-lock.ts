import type { OrderStatus } from '@kindcrate/contract/orders';
import { type Database, lockRows } from './database.ts';

export interface LockedOrder {
  id: string;
  organizationId: string;
  /** Null while the order has no donor; someone may claim it later. */
  donorId: string | null;
  status: OrderStatus;
}

/**
 * Locks an order, so that its status, handover and outcome do not change until the transaction ends. Call this before
 * `lockTimes`, and before the order's thread is locked, so that two transactions cannot deadlock. If a donor or an
 * organization is given, an order of any other is not found.
 */
export async function lockOrder(
  transaction: Database,
  orderId: string,
  { donorId, organizationId }: { donorId?: string | undefined; organizationId?: string | undefined } = {},
): Promise<LockedOrder | undefined> {
  const query = transaction
    .selectFrom('orders')
    .select(['id', 'organization_id as organizationId', 'user_id as donorId', 'status'])
    .where('id', '=', orderId)
    .$if(donorId !== undefined, (order) => order.where('user_id', '=', donorId ?? ''))
    .$if(organizationId !== undefined, (order) => order.where('organization_id', '=', organizationId ?? ''));
  return lockRows(transaction, query).executeTakeFirst();
}
