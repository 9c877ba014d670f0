import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { BackupError } from '../../src/backup/backup-error.ts';
import { checkBackup } from '../../src/backup/check-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { restoreMarker } from '../../src/backup/restore-marker.ts';
import { type DatabaseLocation, withConnection, withReplaceableDatabase } from '../../src/database/connections.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDataFolder, openImages } from '../../src/startup/data-folder.ts';
import { loadRelease } from '../database/releases/load-release.ts';
import { openServer, password } from '../support/test-app.ts';
import {
  createEmptyLocation,
  createFolder,
  createLocationWithData,
  createMigratedLocation,
  readAllRows,
  readImages,
  run,
} from './backups.ts';

async function backUp(location: DatabaseLocation): Promise<string> {
  const file = join(createFolder(), 'backup.tar');
  expect(await run('backup', location, [file])).toMatchObject({ code: 0, errors: '' });
  return file;
}

test('threat 47: restoring a backup brings back every row and every image after all of them were destroyed', async () => {
  const { folder, databaseUrl, accounts } = await loadRelease('2026-11-22');
  const location = { folder, url: databaseUrl };
  await withConnection(location, migrate);
  const [rows, images] = [await readAllRows(location), await readImages(location)];
  const file = await backUp(location);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });

  const empty = await createEmptyLocation();
  const restored = await run('restore', empty, [file]);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toMatch(/^Restored \d+ rows of \d+ tables and \d+ images/);
  expect(await readAllRows(empty)).toEqual(rows);
  expect(await readImages(empty)).toEqual(images);
  expect(Object.keys(images).length).toBeGreaterThan(15);

  const api = await openServer(empty.folder, empty.url);
  const { email } = accounts.donor;
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  const { data } = (await api.get('/api/profile', token)).body;
  expect((await api.get(data.orders[0].image.url)).status).toBe(200);
});

test('only the user who makes a backup can read it', async () => {
  const file = await backUp(await createLocationWithData());
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('threat 47: a backup made by an older version is migrated when it is restored', async () => {
  const location = await createLocationWithData();
  const file = await backUp(location);
  const empty = await createEmptyLocation();
  expect(await run('restore', empty, [file])).toMatchObject({ code: 0, errors: '' });
  await withConnection(location, migrate);
  expect(await readAllRows(empty)).toEqual(await readAllRows(location));
});

test('threat 47: a backup made by a newer version is refused with a one-line error, and nothing is created', async () => {
  const location = await createLocationWithData();
  await withConnection(location, async (database) => {
    await migrate(database);
    const timestamp = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', ${timestamp})`.execute(
      database,
    );
  });
  const file = await backUp(location);
  const empty = await createEmptyLocation();
  const { code, output, errors } = await run('restore', empty, [file]);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(
    /^\S+ was made by a newer version of Kindcrate \(version \S+ with the migration 9999-of-a-newer-version\)\. Install that version or a later one, and try again\.\n$/,
  );
  expect(readdirSync(empty.folder)).toEqual([]);
});

test('threat 47: a restore is undone when the restored rows differ from what the backup lists, and the error reports that the database is unchanged', async () => {
  const location = await createMigratedLocation();
  const file = await backUp(location);
  const backup = await checkBackup(file, async () => ({ identities: [] }));
  const tables = backup.contents.tables.map((table) => (table.name === 'orders' ? { ...table, rows: 10 } : table));
  const target = await createMigratedLocation();
  await withConnection(target, (database) => database.updateTable('orders').set({ location: 'Here' }).execute());
  const before = await readAllRows(target);
  const images = await openImages(target.folder);
  await withReplaceableDatabase(target, (database) =>
    expect(
      restoreBackup(
        { ...backup, contents: { ...backup.contents, tables } },
        { folder: target.folder, database, images },
      ),
    ).rejects.toThrow(
      new BackupError(
        'The table orders is not as expected: it has 9 rows instead of 10. The database was left as it was; images may have been added.',
      ),
    ),
  );
  expect(await readAllRows(target)).toEqual(before);
  expect(existsSync(join(target.folder, restoreMarker))).toBe(false);
});

test('threat 47: a restore changes nothing where data is already stored, unless --replace is given', async () => {
  const [location, other] = [await createMigratedLocation(), await createMigratedLocation()];
  await withConnection(location, (database) => database.updateTable('orders').set({ location: 'Elsewhere' }).execute());
  const file = await backUp(location);
  const before = await readAllRows(other);
  const refused = await run('restore', other, [file]);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toMatch(
    /^The target contains 4 accounts, 9 orders, \d+ other rows and \d+ image files\. Nothing was changed\. To replace that data, add --replace\.\n$/,
  );
  expect(await readAllRows(other)).toEqual(before);
  expect(await run('restore', other, [file, '--replace'])).toMatchObject({ code: 0, errors: '' });
  expect(await readAllRows(other)).toEqual(await readAllRows(location));
  expect((await openServer(other.folder, other.url)).folder).toBe(other.folder);
});

test('threat 47: a restore is refused with a one-line error while a server uses the data', async () => {
  const location = await createMigratedLocation();
  const file = await backUp(location);
  const before = await readAllRows(location);
  const server = await openDataFolder(location.folder, location.url);
  // On PostgreSQL, a restore recognizes a running server by its connection, which the first query opens.
  await server.database.selectFrom('users').select('id').execute();
  const { code, errors } = await run('restore', location, [file, '--replace']);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^(The data folder|A server uses PostgreSQL at) .+ first\.\n$/),
  ]);
  await server.close();
  expect(await readAllRows(location)).toEqual(before);
});

test('threat 47: a backup replaces a file only with --replace', async () => {
  const location = await createLocationWithData();
  const file = await backUp(location);
  const before = statSync(file).mtimeMs;
  expect(await run('backup', location, [file])).toEqual({
    code: 1,
    output: '',
    errors: `${file} exists. Choose another name, or add --replace.\n`,
  });
  expect(statSync(file).mtimeMs).toBe(before);
  expect(await run('backup', location, [file, '--replace'])).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(`${file}.partial`)).toBe(false);
});

test('a backup can be checked without restoring it', async () => {
  const file = await backUp(await createLocationWithData());
  const empty = await createEmptyLocation();
  const { code, output } = await run('restore', empty, [file, '--check']);
  expect([code, output]).toEqual([0, expect.stringMatching(/ is complete and undamaged: \d+ rows of \d+ tables /)]);
  expect(readdirSync(empty.folder)).toEqual([]);
});
