import type { SelectQueryBuilder } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Database } from './open-database.ts';

/**
 * Leaves out of a query the rows that another transaction works on, and holds the others: two servers that tidy up at
 * the same time then share the work, and neither waits for the other. The embedded database has one writer anyway.
 */
export function withoutHeldRows<DB, TB extends keyof DB, O>(
  database: Database,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isPostgres(database) ? query.forUpdate().skipLocked() : query;
}
