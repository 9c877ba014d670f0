import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../../src/database/database.ts';

const day = 24 * 60 * 60 * 1000;

interface Received {
  count: number;
  organization?: string;
  pieces?: number;
  /**
   * How many days ago the goods were received. The order was submitted four days before its goods were received and, if `status` is
   * `completed`, completed six days after that.
   */
  daysAgo?: number;
  status?: OrderStatus;
}

/**
 * Adds copies of an order, with events as if the goods of each copy had been received.
 * @param templateId the id of an order in any status
 */
export async function addReceivedOrders(
  database: Database,
  templateId: string,
  { count, organization = 'organization-1', pieces = 2, daysAgo = 10, status = 'completed' }: Received,
): Promise<string[]> {
  const original = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow();
  const timeOf = (days: number) => new Date(Date.now() - days * day).toISOString();
  const times = { submitted: timeOf(daysAgo + 4), received: timeOf(daysAgo), completed: timeOf(daysAgo - 6) };
  const steps = (['submitted', 'received', 'completed'] as const).slice(0, status === 'completed' ? 3 : 2);
  const ids = Array.from({ length: count }, () => `copy-${randomUUID()}`);
  const change = { organization_id: organization, received_quantity: pieces, status, created_at: times.submitted };
  await database
    .insertInto('orders')
    .values(ids.map((id) => ({ ...original, ...change, id })))
    .execute();
  const events = ids.flatMap((order_id) =>
    steps.map((step) => ({
      id: randomUUID(),
      order_id,
      status: step,
      actor_id: String(original.user_id),
      reason: null,
      created_at: times[step],
    })),
  );
  await database.insertInto('order_events').values(events).execute();
  return ids;
}

/** Removes what `addReceivedOrders` added. */
export async function removeReceivedOrders(database: Database): Promise<void> {
  await database.deleteFrom('order_events').where('order_id', 'like', 'copy-%').execute();
  await database.deleteFrom('orders').where('id', 'like', 'copy-%').execute();
}
