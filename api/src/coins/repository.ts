import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import type { Database } from '../database/database.ts';
import type { CoinEntryRow } from '../database/schema.ts';
import { type Cursor, isOlderThan, mapPage, type Page, takePage, timeCursor } from '../paging/page.ts';

/** The coins that a user can spend: the sum of the ledger, but at least 0. */
export async function findBalance(database: Database, userId: string): Promise<number> {
  return Math.max(0, await sumEntries(database, userId));
}

/** The sum of a user's ledger; negative when coins were taken back after they had been spent. */
export async function sumEntries(database: Database, userId: string): Promise<number> {
  const { sum } = await database
    .selectFrom('coin_entries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // SQL returns null as the sum of no rows; here it becomes 0.
  return Number(sum);
}

/** A page of a user's ledger, newest entry first. */
export async function listCoinEntries(
  database: Database,
  userId: string,
  after: Cursor | undefined,
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
  return mapPage(takePage(rows, timeCursor, size), toEntry);
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

export async function insertCoinEntry(database: Database, entry: CoinEntryRow): Promise<void> {
  await database.insertInto('coin_entries').values(entry).execute();
}

export async function findEarningOfOrder(
  database: Database,
  orderId: string,
): Promise<Pick<CoinEntryRow, 'id' | 'user_id' | 'amount'> | undefined> {
  return database
    .selectFrom('coin_entries')
    .select(['id', 'user_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earning')
    .executeTakeFirst();
}
