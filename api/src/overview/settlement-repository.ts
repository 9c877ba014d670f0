import type { Database } from '../database/database.ts';

/** What donors spent at each brand in a period (ISO 8601, its end excluded), most coins first. */
export async function listSettlements(database: Database, { start, end }: { start: string; end: string }) {
  const rows = await selectSpent(database, start, end).execute();
  const brands = rows.map(({ id, title, redemptions, coins }) => ({
    brand: { _id: id, title },
    redemptions: Number(redemptions),
    coins: Number(coins),
  }));
  return brands.toSorted((a, b) => b.coins - a.coins);
}

/** The index `redemptions_approved` has all columns of redemptions that are read here. */
export function selectSpent(database: Database, start: string, end: string) {
  return database
    .selectFrom('redemptions')
    .innerJoin('brands', 'brands.id', 'redemptions.brand_id')
    .select(['brands.id', 'brands.title'])
    .select(({ fn }) => fn.countAll<number | string>().as('redemptions'))
    .select(({ fn }) => fn.sum<number | string>('redemptions.coins').as('coins'))
    .where('redemptions.status', '=', 'approved')
    .where('decided_at', '>=', start)
    .where('decided_at', '<', end)
    .groupBy(['brands.id', 'brands.title'])
    .orderBy('brands.title');
}
