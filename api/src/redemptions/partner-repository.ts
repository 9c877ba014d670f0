import type { Database } from '../database/open-database.ts';

/** Whether somebody takes coins for a brand today: as a partner of it, and while everybody sees it. */
export async function takesCoinsFor(database: Database, partnerId: string, brandId: string): Promise<boolean> {
  const found = await database
    .selectFrom('users')
    .innerJoin('brands', 'brands.id', 'users.brand_id')
    .select('users.id')
    .where('users.id', '=', partnerId)
    .where('users.role', '=', 'partner')
    .where('brands.id', '=', brandId)
    .where('brands.hidden', '=', 0)
    .executeTakeFirst();
  return found !== undefined;
}
