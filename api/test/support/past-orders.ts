import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../../src/database/database.ts';

export interface PastOrder {
  organization?: string;
  pieces?: number;
  category?: string;
  /** The time of each status change (ISO 8601), in order; the last one sets the current status. */
  events: Partial<Record<OrderStatus, string>>;
  reason?: string;
}

/** Adds a copy of an order that has one item. The status changes of the copy happened at the given times. @returns the id of the copy */
export async function addPastOrder(database: Database, templateId: string, past: PastOrder): Promise<string> {
  const { organization = 'organization-1', pieces = 2, category = null, events, reason = null } = past;
  const original = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow();
  const item = await database
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', templateId)
    .executeTakeFirstOrThrow();
  const id = `past-${randomUUID()}`;
  const steps = Object.entries(events) as [OrderStatus, string][];
  const status = steps.at(-1)?.[0] ?? 'submitted';
  const received_quantity = events.received ? pieces : null;
  const created_at = events.submitted ?? '';
  await database
    .insertInto('orders')
    .values({ ...original, id, organization_id: organization, received_quantity, status, created_at })
    .execute();
  await database
    .insertInto('order_words')
    .columns(['word', 'order_id'])
    .expression((query) =>
      query
        .selectFrom('order_words')
        .select(['word', query.val(id).as('order_id')])
        .where('order_id', '=', templateId)
        // The search word for the order number of the template is not copied, because the copy has a number of its own.
        .where('word', 'not like', '#%'),
    )
    .execute();
  const counted_quantity = status === 'declined' ? 0 : received_quantity;
  await database
    .insertInto('order_items')
    .values({ ...item, id, order_id: id, category_id: category, received_quantity, counted_quantity })
    .execute();
  await database
    .insertInto('order_events')
    .values(
      steps.map(([step, at]) => ({
        id: randomUUID(),
        order_id: id,
        status: step,
        actor_id: original.user_id ?? '',
        reason: step === 'declined' ? reason : null,
        created_at: at,
      })),
    )
    .execute();
  return id;
}
