import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';

/**
 * Makes the database itself refuse to change or delete rows of a table. The trigger syntax differs between the engines,
 * so this is the only place that writes triggers.
 */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  await (isPostgres(db) ? forbidOnPostgres(db, table) : forbidOnEmbedded(db, table));
}

async function forbidOnEmbedded(db: Kysely<unknown>, table: string): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin
        select raise(abort, ${sql.lit(`${table} is append-only`)});
      end
    `.execute(db);
  }
}

/** PostgreSQL also has `truncate`, which no row trigger sees. */
async function forbidOnPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$
  `.execute(db);
  for (const [change, level] of [
    ['update', 'row'],
    ['delete', 'row'],
    ['truncate', 'statement'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      for each ${sql.raw(level)} execute function refuse_change()
    `.execute(db);
  }
}
