import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';

interface LabelRow {
  quantity: number;
  status: OrderStatus;
  /** The name of the organization. */
  title: string;
}

/**
 * Limits which labels someone may print: only those of the orders of this donor or this organization. Without either id, they
 * may print the labels of all orders.
 */
export interface LabelViewer {
  donorId?: string | undefined;
  organizationId?: string | undefined;
}

/** What the label of an order shows; undefined for an order that the viewer may not see. */
export async function findOrderLabel(
  database: Database,
  id: string,
  { donorId, organizationId }: LabelViewer,
): Promise<LabelRow | undefined> {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.quantity', 'orders.status', 'organizations.title'])
    .where('orders.id', '=', id)
    .$if(donorId !== undefined, (order) => order.where('orders.user_id', '=', donorId ?? ''))
    .$if(organizationId !== undefined, (order) => order.where('orders.organization_id', '=', organizationId ?? ''))
    .executeTakeFirst();
}
