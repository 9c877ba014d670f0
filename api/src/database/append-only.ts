import { type Kysely, sql } from 'kysely';

/**
 * Makes the database itself refuse to change or delete rows of a table. Triggers are written differently for every
 * engine, so they stand here and nowhere else.
 */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin
        select raise(abort, ${sql.lit(`${table} is append-only`)});
      end
    `.execute(db);
  }
}
