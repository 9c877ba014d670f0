import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

/** A table as a backup copies it. */
export interface Table {
  name: string;
  columns: string[];
  /** The column that refers to other rows of the same table, such as `reverses_id` in `coin_entries`. */
  selfReference: string | undefined;
}

export type Row = Record<string, unknown>;

/** The number of rows that are in memory at the same time. */
const batchSize = 500;

/**
 * Tables that are not copied: migrations are recorded again when a copy is loaded, and a copy has to be bound to an image
 * store of its own.
 */
const notCopied = new Set(['kysely_migration', 'kysely_migration_lock', 'image_store']);

// SQLite has internal tables, such as its statistics.
const isCopied = (name: string) => !notCopied.has(name) && !name.startsWith('sqlite_');

interface Column {
  table: string;
  column: string;
}

interface Reference extends Column {
  target: string;
}

/** Lists the tables, which may be those of another version, each after the tables that its rows refer to. */
export async function listTables(database: Database): Promise<Table[]> {
  const { columns, references } = await (isPostgres(database) ? inspectPostgres(database) : inspectEmbedded(database));
  const names = [...new Set(columns.map(({ table }) => table))].filter(isCopied);
  return sortByReferences(names, references).map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
    selfReference: references.find(({ table, target }) => table === name && target === name)?.column,
  }));
}

interface Inspected {
  columns: Column[];
  references: Reference[];
}

async function inspectEmbedded(database: Database): Promise<Inspected> {
  const columns = await sql<Column>`
    select t.name as "table", c.name as "column" from sqlite_master as t, pragma_table_info(t.name) as c
    where t.type = 'table' order by t.name, c.cid
  `.execute(database);
  const references = await sql<Reference>`
    select t.name as "table", k."from" as "column", k."table" as target
    from sqlite_master as t, pragma_foreign_key_list(t.name) as k where t.type = 'table'
  `.execute(database);
  return { columns: columns.rows, references: references.rows };
}

async function inspectPostgres(database: Database): Promise<Inspected> {
  const columns = await sql<Column>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns as c
    join information_schema.tables as t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position
  `.execute(database);
  const references = await sql<Reference>`
    select t.relname as "table", a.attname as "column", f.relname as target
    from pg_constraint as k
    join pg_class as t on t.oid = k.conrelid
    join pg_class as f on f.oid = k.confrelid
    join pg_attribute as a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace
  `.execute(database);
  return { columns: columns.rows, references: references.rows };
}

function sortByReferences(names: string[], references: Reference[]): string[] {
  const sorted = new Set<string>();
  const add = (name: string) => {
    for (const { table, target } of references)
      if (table === name && target !== name && !sorted.has(target)) add(target);
    sorted.add(name);
  };
  for (const name of names.toSorted()) add(name);
  return [...sorted].filter((name) => names.includes(name));
}

/** Reads all rows of a table in batches. A row that refers to another row of the same table comes after that row. */
export async function* readRows(database: Database, { name, columns, selfReference }: Table): AsyncGenerator<Row[]> {
  // It is enough that rows without a reference come first: no row refers to a row that itself has a reference,
  // because a reversal is never reversed.
  const query = withAnyTables(database)
    .selectFrom(name)
    .select(columns)
    .$if(selfReference !== undefined, (select) => select.orderBy(sql`(${sql.ref(selfReference ?? '')} is not null)`));
  if (isPostgres(database)) return yield* fetchRows(database, query);
  let batch: Row[] = [];
  for await (const row of query.stream()) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** Uses a PostgreSQL cursor, because `pg` would keep all rows of a result in memory. */
async function* fetchRows(database: Database, query: Expression<unknown>): AsyncGenerator<Row[]> {
  await sql`declare copied_rows no scroll cursor for ${query}`.execute(database);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from copied_rows`.execute(database);
    if (!rows.length) break;
    yield rows;
  }
  await sql`close copied_rows`.execute(database);
}

/** Inserts rows that have the columns of their table. */
export async function insertRows(database: Database, table: string, rows: Row[]): Promise<void> {
  await withAnyTables(database).insertInto(table).values(rows).execute();
}

/** The number of rows of each table. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await listTables(database)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(database);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/**
 * Deletes the rows that migrations add to new tables. Tables that contain other rows may refuse this, because they are
 * append-only.
 */
export async function emptyTables(database: Database): Promise<void> {
  const counts = await countRows(database);
  for (const { name } of (await listTables(database)).toReversed())
    if (counts[name]) await sql`delete from ${sql.table(name)}`.execute(database);
}

/** Drops every table. Call it in a transaction. */
export async function dropTables(database: Database): Promise<void> {
  const tables = (await listTables(database)).map(({ name }) => name).toReversed();
  for (const name of [...tables, ...notCopied]) await sql`drop table if exists ${sql.table(name)}`.execute(database);
}

/** Allows names that the type `Schema` does not have, because the tables may be those of another version. */
function withAnyTables(database: Database): Kysely<Record<string, Row>> {
  return database as unknown as Kysely<Record<string, Row>>;
}
