import type { Database } from './database.ts';
import { DatabaseUnavailableError, isStorageFull } from './errors.ts';
import { migrate, migrateTo } from './migrate.ts';
import { createRowDigest, type RowDigest } from './row-digest.ts';
import { dropTables, emptyTables, insertRows, listTables, type Row, readRows } from './tables.ts';

/** A table to load, with the expected number of its rows and their expected digest. */
export interface ExpectedTable {
  name: string;
  columns: string[];
  rows: number;
  digest: string;
}

/** Loads rows. A row has to be added after the rows that it refers to. */
export interface TableLoader {
  add(table: string, rows: Row[]): Promise<void>;
}

/** Thrown when a row cannot be stored, or when the stored rows differ from the expected ones. */
export class RowsDifferError extends Error {}

/**
 * Replaces all tables of a database in one transaction: creates the tables of the version that the rows come from, deletes
 * what the migrations inserted, loads the rows, reads each one back to compare it, and then runs the newer migrations. When
 * anything fails, or the process is killed, the database stays as it was.
 * @param migrations the migrations that had run in the database that the rows come from
 * @param load adds rows with the loader, and returns the expected number and digest of the rows of each table
 * @throws RowsDifferError
 */
export async function loadTables(
  database: Database,
  migrations: readonly string[],
  load: (loader: TableLoader) => Promise<readonly ExpectedTable[]>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await dropTables(transaction);
    await migrateTo(transaction, migrations.at(-1) ?? '');
    await emptyTables(transaction);
    const expected = await load({
      add: (table, rows) => insertRows(transaction, table, rows).catch(rethrowAsRowsDiffer(table)),
    });
    await compareRows(transaction, expected);
    await migrate(transaction);
  });
}

/** One engine may refuse what the other stores, such as a fraction in a column of integers. */
function rethrowAsRowsDiffer(table: string): (error: Error) => never {
  return (error) => {
    if (error instanceof DatabaseUnavailableError || isStorageFull(error)) throw error;
    throw new RowsDifferError(`The table ${table} has a row that cannot be stored: ${error.message}.`, {
      cause: error,
    });
  };
}

async function compareRows(transaction: Database, expected: readonly ExpectedTable[]): Promise<void> {
  const tables = await listTables(transaction);
  const names = (list: readonly { name: string }[]) =>
    list
      .map(({ name }) => name)
      .toSorted()
      .join(', ');
  if (names(tables) !== names(expected))
    throw new RowsDifferError(`The tables are ${names(tables)} instead of ${names(expected)}.`);
  for (const table of tables) {
    const { rows, digest, columns } = expected.find(({ name }) => name === table.name) as ExpectedTable;
    const found = await digestRows(createRowDigest(columns), readRows(transaction, table));
    if (found.count() === rows && found.sum() === digest) continue;
    const difference =
      found.count() === rows ? 'the content of its rows differs' : `it has ${found.count()} rows instead of ${rows}`;
    throw new RowsDifferError(`The table ${table.name} is not as expected: ${difference}.`);
  }
}

async function digestRows(digest: RowDigest, batches: AsyncIterable<Row[]>): Promise<RowDigest> {
  for await (const rows of batches) for (const row of rows) digest.add(row);
  return digest;
}
