import { Client } from 'pg';
import { fillFunctions, fillSchema, type Size, type Statement } from './fill-schema.ts';
import { baseOrderStatements, fillStatements } from './generated-rows.ts';

const sessionSettings = `
  set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set statement_timeout = 0;
  set session_replication_role = replica`;

/** Fills a database that has all tables but no rows. The role in its URL must be a superuser. */
export async function bulkLoad(url: string, size: Size, print: (line: string) => void): Promise<void> {
  await withClient(url, async (client) => {
    const rebuild = await dropIndexes(client);
    await client.query(fillFunctions);
    await runInParallel(url, baseOrderStatements(size), print);
    await runInParallel(url, fillStatements(size), print);
    await client.query(`drop schema ${fillSchema} cascade`);
    await runInParallel(url, splitByTable(rebuild.indexes), print);
    for (const statement of rebuild.foreignKeys) await client.query(statement);
  });
  await withClient(url, (client) => client.query('vacuum (analyze, parallel 2)'));
  print('vacuumed');
}

async function runInParallel(url: string, groups: Statement[][], print: (line: string) => void): Promise<void> {
  await Promise.all(
    groups.map((statements) =>
      withClient(url, async (client) => {
        for (const [table, statement] of statements) {
          const start = performance.now();
          const { rowCount } = await client.query(statement);
          const result = rowCount === null ? statement.replace(/ USING .*/, '') : `${rowCount} rows`;
          print(`${table}: ${result} in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
        }
      }),
    ),
  );
}

async function withClient(url: string, task: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sessionSettings);
    await task(client);
  } finally {
    await client.end();
  }
}

/** The statements that restore what `dropIndexes` has dropped. */
interface Rebuild {
  /** Also adds the primary keys and the unique constraints. */
  indexes: Statement[];
  foreignKeys: string[];
}

/**
 * Drops all indexes and constraints, because building an index once all rows are stored takes a fraction of the time that is needed
 * to add each row to it.
 */
async function dropIndexes(client: Client): Promise<Rebuild> {
  const constraints = await queryRows(
    client,
    `select conrelid::regclass::text as table, contype, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') and conrelid <> 'kysely_migration'::regclass
    order by contype`,
  );
  const indexes = await queryRows(
    client,
    `select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and not exists (select from pg_constraint where conname = indexname)`,
  );
  const add = ({ table, name, definition }: Row, suffix = '') =>
    `alter table ${table} add constraint ${name} ${definition}${suffix}`;
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name} cascade`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return {
    indexes: [
      ...constraints.filter(({ contype }) => contype !== 'f').map((row) => [row.table, add(row)] as const),
      ...indexes.map(({ table, definition }) => [table, definition] as const),
    ],
    // The generated rows are known to satisfy these constraints. `not valid` checks only rows that are added later.
    foreignKeys: constraints.filter(({ contype }) => contype === 'f').map((row) => add(row, ' not valid')),
  };
}

interface Row {
  table: string;
  name: string;
  definition: string;
  contype?: string;
}

async function queryRows(client: Client, query: string): Promise<Row[]> {
  return (await client.query<Row>(query)).rows;
}

/**
 * Splits statements into two groups that can run at the same time: those for `order_events`, which is about as large as all other
 * tables together, and the rest. A table's indexes cannot be built while its constraints are being added, so all statements for
 * one table are in the same group.
 */
function splitByTable(statements: Statement[]): Statement[][] {
  const isHistory = ([table]: Statement) => table === 'order_events';
  return [statements.filter(isHistory), statements.filter((statement) => !isHistory(statement))];
}
