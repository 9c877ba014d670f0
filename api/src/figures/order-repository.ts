import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';
import { sampleAccountIds } from '../database/sample-accounts.ts';

/** An order whose goods arrived. Times are in milliseconds since 1970. */
export interface ReceivedOrder {
  organizationId: string;
  /** Pieces that arrived. */
  pieces: number;
  /** Undefined for a walk-in, which was never offered. */
  offeredAt: number | undefined;
  receivedAt: number;
  /** Undefined until the order is completed. */
  completedAt: number | undefined;
}

/** Orders per query, few enough for it to take only a few milliseconds. */
const batchSize = 500;

interface Batch {
  /** The orders of the batch whose goods arrived and did not turn out to be unusable, except the gifts of the sample data. */
  received: ReceivedOrder[];
  /** The id of the last order of the batch; undefined when there are no more orders. */
  last: string | undefined;
}

const arrivedStatuses: readonly OrderStatus[] = ['received', 'completed'];

/**
 * Reads the orders that follow an id, with the times of their events.
 * @param after empty for the first batch
 */
export async function readOrderBatch(database: Database, after: string): Promise<Batch> {
  const rows = await selectOrderBatch(database, after).execute();
  const received = rows.flatMap((row): ReceivedOrder[] =>
    arrivedStatuses.includes(row.status) &&
    row.user_id !== sampleAccountIds.donor &&
    row.received_at !== null &&
    row.received_quantity !== null
      ? [
          {
            organizationId: row.organization_id,
            pieces: row.received_quantity,
            offeredAt: row.taken_in ? undefined : Date.parse(row.offered_at),
            receivedAt: Date.parse(row.received_at),
            completedAt: row.completed_at === null ? undefined : Date.parse(row.completed_at),
          },
        ]
      : [],
  );
  return { received, last: rows.at(-1)?.id };
}

/**
 * Selects the next orders, whatever their status: if it selected only some statuses, a query might have to read any number of
 * orders to fill a batch, and the embedded database would block the event loop in the meantime.
 */
export function selectOrderBatch(database: Database, after: string) {
  return database
    .selectFrom('orders')
    .leftJoin('order_events as receipt', (join) =>
      join.onRef('receipt.order_id', '=', 'orders.id').on('receipt.status', '=', 'received'),
    )
    .leftJoin('order_events as completion', (join) =>
      join.onRef('completion.order_id', '=', 'orders.id').on('completion.status', '=', 'completed'),
    )
    .select(['orders.id', 'orders.organization_id', 'orders.status', 'orders.received_quantity'])
    .select(['orders.taken_in', 'orders.user_id'])
    .select(['orders.created_at as offered_at', 'receipt.created_at as received_at'])
    .select('completion.created_at as completed_at')
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(batchSize);
}
