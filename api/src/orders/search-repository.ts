import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { beginsWith, fold, holds, isSomebodyFoundBy } from '../database/text-search.ts';
import { type OrderKey, orderKeys, type Stretch, type Walk } from './queue-repository.ts';

/** What an order is found by, made so that letter case and the way an accent is written make no difference. */
export function toSearchText(...texts: string[]): string {
  return fold(texts.join('\n'));
}

/** A condition on orders: some words stand in one of their texts or of their donor's, or their id begins with them. */
export function isFoundBy(words: string) {
  return ({ or, ref, exists, selectFrom }: ExpressionBuilder<Schema, 'orders'>) => {
    const donor = selectFrom('users')
      .select('users.id')
      .whereRef('users.id', '=', 'orders.user_id')
      .where(isSomebodyFoundBy('users', words));
    return or([
      holds(ref('orders.search_text'), fold(words)),
      beginsWith(ref('orders.id'), toIdStart(words)),
      exists(donor),
    ]);
  };
}

/** People may write an order's number as they read it. */
function toIdStart(words: string): string {
  return words.replace(/^kc-/i, '').toLowerCase();
}

/** Whether words are long enough a part of an order's number to be meant as one. */
export function isOrderNumber(words: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/.test(toIdStart(words));
}

/** Orders whose number begins so, found without a walk. */
export async function listKeysOfNumber(
  database: Database,
  { status, organization }: Walk,
  words: string,
  limit: number,
): Promise<OrderKey[]> {
  const [start, end] = [toIdStart(words), `${toIdStart(words)}g`];
  return database
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where('id', '>=', start)
    .where('id', '<', end)
    .where(({ and, eb }) =>
      and([
        ...(status ? [eb('status', '=', status)] : []),
        ...(organization ? [eb('organization_id', '=', organization)] : []),
      ]),
    )
    .limit(limit)
    .execute();
}

/** The first keys of a stretch whose orders are found by some words. It reads every order of the stretch: keep it short. */
export async function listFoundKeys(
  database: Database,
  walk: Walk,
  stretch: Stretch,
  words: string,
  limit: number,
): Promise<OrderKey[]> {
  return orderKeys(database, walk, stretch).where(isFoundBy(words)).limit(limit).execute();
}
