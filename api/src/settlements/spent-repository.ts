import type { Month } from '@kindcrate/contract/months';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Cursor } from '../paging/page.ts';

type Period = Omit<Month, 'month'>;

/** What donors spent at each brand in a period, whose end is excluded, most coins first. */
export async function listSpent(database: Database, { start, end }: Period) {
  const rows = await selectSpent(database, start, end).execute();
  const brands = rows.map(({ id, title, redemptions, coins }) => ({
    brand: { _id: id, title },
    redemptions: Number(redemptions),
    coins: Number(coins),
  }));
  return brands.toSorted((a, b) => b.coins - a.coins);
}

/** Selects what `listSpent` returns. The index `redemptions_approved` covers all columns of `redemptions` that this query reads. */
export function selectSpent(database: Database, start: string, end: string) {
  return selectApproved(database, { start, end })
    .innerJoin('brands', 'brands.id', 'redemptions.brand_id')
    .select(['brands.id', 'brands.title'])
    .select(({ fn }) => fn.countAll<number | string>().as('redemptions'))
    .select(({ fn }) => fn.sum<number | string>('redemptions.coins').as('coins'))
    .groupBy(['brands.id', 'brands.title'])
    .orderBy('brands.title');
}

/** What donors spent at one brand, summed by minute in UTC (`YYYY-MM-DDTHH:MM`), oldest first. */
export async function sumSpentByMinute(database: Database, brandId: string, period: Period) {
  const minute = sql<string>`substr(decided_at, 1, 16)`;
  const rows = await selectApproved(database, period)
    .where('brand_id', '=', brandId)
    .select(minute.as('minute'))
    .select(({ fn }) => fn.countAll<number | string>().as('redemptions'))
    .select(({ fn }) => fn.sum<number | string>('coins').as('coins'))
    .groupBy(minute)
    .orderBy(minute)
    .execute();
  return rows.map((row) => ({ ...row, redemptions: Number(row.redemptions), coins: Number(row.coins) }));
}

/** Up to `limit` redemptions at a brand after a cursor, oldest first. */
export async function listRedemptionsAt(
  database: Database,
  { brandId, period, after, limit }: { brandId: string; period: Period; after: Cursor | undefined; limit: number },
) {
  return selectApproved(database, after ? { ...period, start: after.key } : period)
    .where('brand_id', '=', brandId)
    .select(['id', 'reference', 'coins', sql<string>`decided_at`.as('decided_at')])
    .$call((query) => (after ? query.where(sql<boolean>`(decided_at, id) > (${after.key}, ${after.id})`) : query))
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function selectApproved(database: Database, { start, end }: Period) {
  return database
    .selectFrom('redemptions')
    .where('redemptions.status', '=', 'approved')
    .where('decided_at', '>=', start)
    .where('decided_at', '<', end);
}
