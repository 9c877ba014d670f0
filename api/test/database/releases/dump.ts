import { sql } from 'kysely';
import type { Database } from '../../../src/database/database.ts';

/** The tables in which Kysely records the migrations that have run. */
const migrationTables = ['kysely_migration', 'kysely_migration_lock'];

interface SchemaObject {
  type: string;
  name: string;
  sql: string | null;
}

/** Returns the statements that create an embedded database's tables, indexes and triggers, and those that insert its list of migrations. */
export async function dumpSchema(database: Database): Promise<string> {
  const objects = (await listObjects(database)).map((object) => `${object.sql?.replaceAll(/\n\s*/g, '\n')};\n`);
  return [...objects, ...(await dumpTables(database, migrationTables))].join('');
}

/** Returns the rows of all tables except Kysely's, as insert statements that both engines understand. */
export async function dumpData(database: Database): Promise<string> {
  const tables = (await listObjects(database)).filter(({ type }) => type === 'table').map(({ name }) => name);
  return (
    await dumpTables(
      database,
      tables.filter((table) => !migrationTables.includes(table)),
    )
  ).join('');
}

/** Lists tables, indexes and triggers in the order of their creation: a table comes after those that it references. */
async function listObjects(database: Database): Promise<SchemaObject[]> {
  const { rows } = await sql<SchemaObject>`
    select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid
  `.execute(database);
  return rows;
}

async function dumpTables(database: Database, tables: string[]): Promise<string[]> {
  const statements: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by rowid`.execute(
      database,
    );
    const [first] = rows;
    if (!first) continue;
    const columns = Object.keys(first).map((column) => `"${column}"`);
    const values = rows.map((row) => `  (${Object.values(row).map(toLiteral).join(', ')})`);
    statements.push(`insert into "${table}" (${columns.join(', ')}) values\n${values.join(',\n')};\n`);
  }
  return statements;
}

function toLiteral(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
