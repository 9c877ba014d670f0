import { sql } from 'kysely';
import type { Database } from './open-database.ts';

export async function isDatabaseReady(database: Database): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
}
