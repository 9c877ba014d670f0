import { expect, test } from 'vitest';
import { withConnection } from '../../src/database/connections.ts';
import { type ExpectedTable, loadTables, RowsDifferError } from '../../src/database/load-tables.ts';
import { readMigrations } from '../../src/database/migrate.ts';
import { createRowDigest } from '../../src/database/row-digest.ts';
import { listTables, type Row } from '../../src/database/tables.ts';
import { createMigratedLocation, readAllRows } from '../backup/backups.ts';

const location = await createMigratedLocation();

/** Reloads all rows of the database. @param change alters the rows of a table before they are loaded */
async function reload(change: (table: string, rows: Row[]) => Row[]): Promise<void> {
  const rows = await readAllRows(location);
  await withConnection(location, async (database) => {
    const tables = await listTables(database);
    const expected: ExpectedTable[] = tables.map(({ name, columns }) => {
      const digest = createRowDigest(columns);
      for (const row of rows[name] ?? []) digest.add(row);
      return { name, columns, rows: digest.count(), digest: digest.sum() };
    });
    await loadTables(database, await readMigrations(database), async (loader) => {
      for (const { name } of tables) {
        const changed = change(name, rows[name] ?? []);
        if (changed.length) await loader.add(name, changed);
      }
      return expected;
    });
  });
}

test('loaded rows are compared with the original ones, regardless of their order', async () => {
  const before = await readAllRows(location);
  // A row that reverses another one has to be added after that one.
  const reorder = (rows: Row[]) =>
    rows.toReversed().toSorted((a, b) => Number(a.reverses_id !== null) - Number(b.reverses_id !== null));
  await reload((table, rows) => (table === 'coin_entries' ? reorder(rows) : rows));
  expect(await readAllRows(location)).toEqual(before);
});

test.each([
  [
    'a changed value',
    'complaints',
    (rows: Row[]) => rows.map((row) => ({ ...row, subject: 'Another subject' })),
    /: the content of its rows differs\.$/,
  ],
  // No other table refers to these rows.
  ['a missing row', 'order_events', (rows: Row[]) => rows.slice(1), /: it has (\d+) rows instead of (?!\1\b)\d+\.$/],
])('loading reports %s, and leaves the tables as they were', async (_, changedTable, change, reason) => {
  const before = await readAllRows(location);
  const reloaded = reload((table, rows) => (table === changedTable ? change(rows) : rows));
  const error = await reloaded.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(RowsDifferError);
  expect(error.message).toContain(`The table ${changedTable} is not as expected: `);
  expect(error.message).toMatch(reason);
  expect(await readAllRows(location)).toEqual(before);
});

test('a row that the database refuses is reported with the error of the engine as the cause', async () => {
  const reloaded = reload((table, rows) => (table === 'complaints' ? [...rows, ...rows] : rows));
  const error = await reloaded.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(RowsDifferError);
  expect(error.cause).toBeInstanceOf(Error);
  expect(error.message).toBe(`The table complaints has a row that cannot be stored: ${error.cause.message}.`);
});
