import { orderNumber } from '@kindcrate/contract/order-number';
import type { YearlyStatement } from '@kindcrate/contract/statements';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type DonorPosition, isAfter } from '../orders/history-repository.ts';

export type ReceivedGift = YearlyStatement['gifts'][number];

/** How many orders one query reads. Such a query takes a few milliseconds. */
const batchSize = 500;

interface Batch {
  gifts: ReceivedGift[];
  /** The position of the last order of the batch; undefined for an empty batch, after which there are no more orders. */
  last: DonorPosition | undefined;
}

/** Reads the donor's orders that follow a position, up to `batchSize`, and returns those whose goods arrived and were usable. */
export async function readGiftBatch(database: Database, userId: string, after: DonorPosition): Promise<Batch> {
  const rows = await selectGiftBatch(database, userId, after).execute();
  const gifts = rows.flatMap((row): ReceivedGift[] =>
    row.received_at !== null && row.withdrawn_at === null
      ? [
          {
            number: orderNumber(row.id),
            itemsName: row.items_name,
            quantity: row.received_quantity ?? row.quantity,
            charity: { title: row.title },
            receivedAt: row.received_at,
            coins: row.amount ?? 0,
          },
        ]
      : [],
  );
  const last = rows.at(-1);
  return { gifts, last: last && { time: last.created_at, id: last.id } };
}

/** Selects orders in every status: to skip some of them, the query would have to read more rows than one batch. */
export function selectGiftBatch(database: Database, userId: string, { time, id }: DonorPosition) {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .leftJoin('coin_entries', (join) =>
      join.onRef('coin_entries.order_id', '=', 'orders.id').on('coin_entries.kind', '=', sql.lit('earning')),
    )
    .select(['orders.id', 'orders.items_name', 'orders.quantity', 'orders.received_quantity', 'orders.created_at'])
    .select(['organizations.title', 'coin_entries.amount'])
    .select(['receipts.created_at as received_at', 'receipts.withdrawn_at'])
    .where('orders.user_id', '=', userId)
    .where(isAfter(time, id))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(batchSize);
}

export async function findDonor(database: Database, userId: string): Promise<YearlyStatement['donor']> {
  return database.selectFrom('users').select(['username', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
}
