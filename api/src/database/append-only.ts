import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';

/**
 * Makes the database itself refuse to change or delete rows of a table. The trigger syntax differs between the engines,
 * so only this module creates triggers.
 */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  await (isPostgres(db) ? forbidOnPostgres(db, table) : forbidOnEmbedded(db, table));
}

/**
 * Allows redaction in an append-only table: in each row, the end of one column may be cut off once, in the update that sets
 * `redacted_at`. Every other change stays forbidden.
 * @param column the only column that changes, apart from `redacted_at`
 * @param others all other columns
 */
export async function allowRedaction(
  db: Kysely<unknown>,
  { table, column, others }: { table: string; column: string; others: readonly string[] },
): Promise<void> {
  const [old, changed] = [(name: string) => sql.ref(`old.${name}`), (name: string) => sql.ref(`new.${name}`)];
  const conditions = [
    ...others.map((name) => sql`${changed(name)} is not distinct from ${old(name)}`),
    sql`${changed(column)} = substr(${old(column)}, 1, length(${changed(column)}))`,
    sql`${old('redacted_at')} is null`,
    sql`${changed('redacted_at')} is not null`,
  ];
  const trigger = sql.id(`${table}_no_update`);
  const start = sql`create trigger ${trigger} before update on ${sql.table(table)} for each row
    when (not (${sql.join(conditions, sql` and `)}))`;
  if (isPostgres(db)) {
    await sql`drop trigger ${trigger} on ${sql.table(table)}`.execute(db);
    await sql`${start} execute function refuse_change()`.execute(db);
  } else {
    await sql`drop trigger ${trigger}`.execute(db);
    await sql`${start} begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
  }
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
