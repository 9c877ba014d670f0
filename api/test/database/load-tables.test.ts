import { expect, test } from 'vitest';
import { withConnection } from '../../src/database/connections.ts';
import { type ExpectedTable, loadTables } from '../../src/database/load-tables.ts';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import { createRowDigest } from '../../src/database/row-digest.ts';
import { listTables, type Row } from '../../src/database/tables.ts';
import { createPlaceWithData, readAllRows } from '../backup/backups.ts';

const place = await createPlaceWithData();
await withConnection(place, migrate);

/** Loads the rows of the place into itself. @param change alters the rows of a table on the way */
async function reload(change: (table: string, rows: Row[]) => Row[]): Promise<void> {
  const rows = await readAllRows(place);
  await withConnection(place, async (database) => {
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

test('the rows that are loaded are compared, whatever their order', async () => {
  const before = await readAllRows(place);
  await reload((table, rows) => (table === 'coin_entries' ? rows.toSorted((a) => (a.reverses_id ? 1 : -1)) : rows));
  expect(await readAllRows(place)).toEqual(before);
});

test.each([
  ['a changed value', (rows: Row[]) => rows.map((row) => ({ ...row, subject: 'Another subject' }))],
  ['a missing row', (rows: Row[]) => rows.slice(1)],
])('%s is found, and the tables stay as they were', async (_what, change) => {
  const before = await readAllRows(place);
  await expect(reload((table, rows) => (table === 'complaints' ? change(rows) : rows))).rejects.toThrow(
    /^The table complaints differs: it has \d+ rows, expected were \d+\.$/,
  );
  expect(await readAllRows(place)).toEqual(before);
});
