import { randomUUID } from 'node:crypto';
import type { CoinEntry } from '@kindcrate/contract/coins';
import { isOlderThan } from '../database/older-than.ts';
import type { Database } from '../database/open-database.ts';
import type { CoinEntryRow, RedemptionRow } from '../database/schema.ts';
import type { Place } from '../paging/cursor.ts';
import { mapPage, type Page, placeInTime, takePage } from '../paging/page.ts';

/** The coins that a user may spend: the sum of the ledger, and never below 0. */
export async function findBalance(database: Database, userId: string): Promise<number> {
  return Math.max(0, await findSum(database, userId));
}

/** The sum of a user's entries; below 0 when coins were taken back after they had been spent. */
export async function findSum(database: Database, userId: string): Promise<number> {
  const { sum } = await database
    .selectFrom('coin_entries')
    .select((select) => select.fn.sum<number | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Entries of a user, newest first. */
export async function listEntries(
  database: Database,
  userId: string,
  after: Place | undefined,
  size: number,
): Promise<Page<CoinEntry>> {
  const rows = await database
    .selectFrom('coin_entries')
    .leftJoin('orders', 'orders.id', 'coin_entries.order_id')
    .leftJoin('redemptions', 'redemptions.id', 'coin_entries.redemption_id')
    .leftJoin('brands', 'brands.id', 'redemptions.brand_id')
    .select(['coin_entries.id', 'coin_entries.amount', 'coin_entries.kind', 'coin_entries.created_at'])
    .select(['coin_entries.order_id', 'orders.items_name'])
    .select(['brands.title as brand_title', 'redemptions.reference'])
    .where('coin_entries.user_id', '=', userId)
    .$call((query) => (after ? query.where(isOlderThan('coin_entries', after)) : query))
    .orderBy('coin_entries.created_at', 'desc')
    .orderBy('coin_entries.id', 'desc')
    .limit(size + 1)
    .execute();
  return mapPage(takePage(rows, placeInTime, size), toEntry);
}

type EntryRow = Pick<CoinEntryRow, 'id' | 'amount' | 'kind' | 'created_at' | 'order_id'> & {
  items_name: string | null;
  brand_title: string | null;
  reference: string | null;
};

function toEntry(row: EntryRow): CoinEntry {
  const { id, amount, kind, created_at, order_id, items_name, brand_title, reference } = row;
  const order = order_id !== null && items_name !== null && { order: { _id: order_id, itemsName: items_name } };
  const brand = brand_title !== null && reference !== null && { brand: { title: brand_title }, reference };
  return { _id: id, amount, kind, createdAt: created_at, ...order, ...brand };
}

/** Takes the coins of a redemption from its donor. Call it in the transaction that locked the donor and found enough. */
export async function addSpending(
  database: Database,
  { id, donor_id, coins }: Pick<RedemptionRow, 'id' | 'donor_id' | 'coins'>,
  now: Date,
): Promise<void> {
  await database
    .insertInto('coin_entries')
    .values({
      id: randomUUID(),
      user_id: donor_id,
      amount: -coins,
      kind: 'spending',
      order_id: null,
      redemption_id: id,
      reverses_id: null,
      actor_id: donor_id,
      created_at: now.toISOString(),
    })
    .execute();
}
