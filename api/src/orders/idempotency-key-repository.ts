import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { IdempotencyKeyRow } from '../database/schema.ts';

/** @returns false when the user has used this key before. */
export async function insertIdempotencyKey(database: Database, row: IdempotencyKeyRow): Promise<boolean> {
  const added = await database
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findIdempotencyKey(
  database: Database,
  userId: string,
  key: string,
): Promise<IdempotencyKeyRow | undefined> {
  return database
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Deletes up to `limit` keys that were stored before the given time. @returns how many. */
export async function deleteOldIdempotencyKeys(database: Database, before: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom('idempotency_keys')
    .select(['user_id', 'key'])
    .where('created_at', '<', before.toISOString())
    .limit(limit);
  return countDeleted(
    database
      .deleteFrom('idempotency_keys')
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'key'), 'in', lockAvailableRows(database, old).$asTuple('user_id', 'key')),
      ),
  );
}
