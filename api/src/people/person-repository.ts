import type { PersonDetails, PersonOrder } from '@kindcrate/contract/staff-person';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Cursor, isOlderThan, mapPage, type Page, pageSize, takePage, timeCursor } from '../paging/page.ts';

/** Adds up a person's coin entries. */
export async function sumCoins(database: Database, userId: string): Promise<PersonDetails['coins']> {
  const rows = await database
    .selectFrom('coin_entries')
    .select(['kind', ({ fn }) => fn.sum<number | string>('amount').as('sum')])
    .where('user_id', '=', userId)
    .groupBy('kind')
    .execute();
  const sumOf = (kind: (typeof rows)[number]['kind']) => Number(rows.find((row) => row.kind === kind)?.sum ?? 0);
  const earned = sumOf('earning') + sumOf('reversal');
  // The ledger stores what was spent as a negative number. `0 -` avoids the result -0 when nothing was spent.
  const spent = 0 - sumOf('spending');
  return { balance: earned - spent, earned, spent };
}

/** Adds up the redemptions that a partner requested and donors approved. The index `redemptions_approved_of_partner` covers the query. */
export async function sumRedemptions(
  database: Database,
  partnerId: string,
): Promise<NonNullable<PersonDetails['redemptions']>> {
  const { count, coins } = await selectRedemptionSums(database, partnerId).executeTakeFirstOrThrow();
  return { count: Number(count), coins: Number(coins) };
}

function selectRedemptionSums(database: Database, partnerId: string) {
  return (
    database
      .selectFrom('redemptions')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      // SQL returns null as the sum of no rows, which `sumRedemptions` turns into 0.
      .select(({ fn }) => fn.sum<number | string | null>('coins').as('coins'))
      .where('partner_id', '=', partnerId)
      // A literal, because SQLite uses the partial index only if the SQL contains the value.
      .where('status', '=', sql.lit('approved'))
  );
}

/** One page of the orders of a person, newest first. */
export async function listOrdersOf(
  database: Database,
  userId: string,
  after: Cursor | undefined,
): Promise<Page<PersonOrder>> {
  const rows = await selectOrdersOf(database, userId, after).execute();
  return mapPage(takePage(rows, timeCursor), ({ id, items_name, created_at, ...row }) => ({
    _id: id,
    itemsName: items_name,
    createdAt: created_at,
    ...row,
  }));
}

export function selectOrdersOf(database: Database, userId: string, after: Cursor | undefined) {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .select(['orders.id', 'orders.items_name', 'orders.quantity', 'orders.status', 'orders.created_at'])
    .select('organizations.title as organization')
    .where('orders.user_id', '=', userId)
    .$call((query) => (after ? query.where(isOlderThan('orders', after)) : query))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(pageSize + 1);
}
