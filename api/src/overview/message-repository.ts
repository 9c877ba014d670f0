import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The most characters of a message, which fill one line of the overview. */
const maxText = 120;

/** How many messages wait for an answer, and those that have waited longest. */
export async function readUnanswered(database: Database, limit: number) {
  const { count } = await selectUnanswered(database)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await selectUnanswered(database)
    .select(['id', 'name', 'created_at'])
    .select(sql<string>`substr(message, 1, ${sql.lit(maxText)})`.as('text'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  const oldest = rows.map(({ id, name, text, created_at }) => ({ _id: id, name, text, createdAt: created_at }));
  return { count: Number(count), oldest };
}

export function selectUnanswered(database: Database) {
  return database.selectFrom('complaints').where('answered_at', 'is', null);
}
