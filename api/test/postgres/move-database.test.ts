import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import { embeddedFileName } from '../../src/database/embedded-database.ts';
import { lockFolder } from '../../src/database/folder-lock.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import {
  createFolder,
  createLocationWithData,
  createMigratedLocation,
  readAllRows,
  readImages,
  run,
  runScript,
} from '../backup/backups.ts';
import { loadRelease } from '../database/releases/load-release.ts';
import { openServer, password } from '../support/test-app.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { runStatement } from './cluster.ts';

/** Creates an embedded database with data that an earlier release stored. */
async function createEmbeddedLocation(): Promise<DatabaseLocation> {
  const { folder } = await loadRelease('2026-11-22', true);
  writeFileSync(join(folder, 'jwt-secret'), 'the key in the folder, long enough');
  return { folder, url: undefined };
}

const embeddedFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('kindcrate.sqlite'));

test('a database moves to PostgreSQL and back, and has the same rows and images after each move', async () => {
  const embedded = await createEmbeddedLocation();
  const { folder } = embedded;
  await withConnection(embedded, migrate);
  const [rows, images] = [await readAllRows(embedded), await readImages(embedded)];
  const url = await createEmptyDatabase();
  const toPostgres = await runScript('move', embedded, [url]);
  expect(toPostgres).toMatchObject({ code: 0, errors: '' });
  expect(toPostgres.output).toMatch(
    /^Moved \d+ rows of \d+ tables to PostgreSQL at \S+, read each row back and compared it with the original\./,
  );
  expect(toPostgres.output).toContain(
    `Set DATABASE_URL to that database, and set JWT_SECRET to the contents of ${folder}/jwt-secret.`,
  );
  expect(toPostgres.output).not.toContain('the key in the folder');
  expect(embeddedFiles(folder)).toEqual([expect.stringMatching(/^kindcrate\.sqlite\.moved-/)]);
  const onPostgres = { folder, url };
  expect(await readAllRows(onPostgres)).toEqual(rows);

  const api = await openServer(folder, url);
  const { body } = await api.send('POST', '/api/Login', { email: 'amal@example.com', password });
  const { data } = (await api.get('/api/profile', body.token)).body;
  expect((await api.get(data.orders[0].image.url)).status).toBe(200);
  await api.app.close();
  await api.data.close();

  const current = await readAllRows(onPostgres);
  const toEmbedded = await run('move', onPostgres, ['embedded']);
  expect(toEmbedded).toMatchObject({ code: 0, errors: '' });
  expect(toEmbedded.output).toContain('Remove DATABASE_URL and keep JWT_SECRET.');
  expect(await readAllRows(embedded)).toEqual(current);
  expect(await readImages(embedded)).toEqual(images);
  await (await openDataFolder(folder)).close();

  const again = await run('move', embedded, [await createEmptyDatabase()]);
  expect(again).toMatchObject({ code: 0, errors: '' });
});

test('a move into a data folder is refused while another process uses it; once the folder is free, a move discards the write-ahead log that a killed server left', async () => {
  const onPostgres = await createMigratedLocation();
  const { folder } = onPostgres;
  const unlock = lockFolder(folder);
  const refused = await run('move', onPostgres, ['embedded']);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('is in use by process') });
  expect(embeddedFiles(folder)).toEqual([]);
  unlock();
  writeFileSync(join(folder, `${embeddedFileName}-wal`), 'the log of a killed server');
  expect(await run('move', onPostgres, ['embedded'])).toMatchObject({ code: 0, errors: '' });
  expect(embeddedFiles(folder)).toEqual([embeddedFileName]);
  expect(await readAllRows({ folder, url: undefined })).toEqual(await readAllRows(onPostgres));
});

test('a backup of either engine can be restored to the other, and contains the token secret if it is in a file, but not if it is a setting', async () => {
  const embedded = await createEmbeddedLocation();
  await withConnection(embedded, migrate);
  const rows = await readAllRows(embedded);
  const [first, second] = [join(createFolder(), 'backup.tar'), join(createFolder(), 'backup.tar')];
  const onPostgres = { folder: createFolder(), url: await createEmptyDatabase() };
  const secondEmbedded = { folder: createFolder(), url: undefined };
  expect(await run('backup', embedded, [first])).toMatchObject({ code: 0 });
  expect(await run('restore', onPostgres, [first])).toMatchObject({ code: 0 });
  expect(await readAllRows(onPostgres)).toEqual(rows);
  expect(readFileSync(join(onPostgres.folder, 'jwt-secret'), 'utf8')).toBe('the key in the folder, long enough');
  expect(await run('backup', onPostgres, [second])).toMatchObject({ code: 0 });
  const restored = await run('restore', secondEmbedded, [second]);
  expect(restored.output).toMatch(/\nThe backup has no signing key\. Set JWT_SECRET /);
  expect(await readAllRows(secondEmbedded)).toEqual(rows);
  expect(await readImages(secondEmbedded)).toEqual(await readImages(embedded));
});

test('a move to PostgreSQL changes nothing when the target has data, unless --replace is given', async () => {
  const [embedded, other] = [await createEmbeddedLocation(), await createLocationWithData()];
  const before = await readAllRows(other);
  const target = other.url ?? '';
  const { code, errors } = await run('move', embedded, [target]);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The target contains 4 accounts, .+ To replace that data, add --replace\.\n$/),
  ]);
  expect(await readAllRows(other)).toEqual(before);
  expect(embeddedFiles(embedded.folder)).toEqual([embeddedFileName]);
  expect(await run('move', embedded, [target, '--replace'])).toMatchObject({ code: 0 });
});

test('a move is refused while a server uses either database, and fails without any change when PostgreSQL rejects a row', async () => {
  const embedded = await createEmbeddedLocation();
  await withConnection(embedded, migrate);
  const url = await createEmptyDatabase();
  const server = await openDataFolder(embedded.folder);
  expect((await run('move', embedded, [url])).errors).toMatch(
    / is in use by process \d+\. Stop that process first\.\n$/,
  );
  await server.close();

  const folder = createFolder();
  const onPostgres = await openDataFolder(folder, url);
  expect((await run('move', embedded, [url])).errors).toMatch(
    /^A server uses PostgreSQL at .+\. Stop all servers first\.\n$/,
  );
  expect((await run('move', { folder, url }, ['embedded'])).errors).toMatch(/^A server uses PostgreSQL at /);
  await onPostgres.close();

  // SQLite stores a fraction even in an integer column, but PostgreSQL does not.
  const sqlite = new DatabaseSync(join(embedded.folder, embeddedFileName));
  sqlite.exec('update orders set quantity = 1.5 where id = (select id from orders limit 1)');
  sqlite.close();
  const { code, errors } = await run('move', embedded, [url, '--replace']);
  expect([code, errors]).toEqual([
    1,
    'The table orders has a row that cannot be stored: invalid input syntax for type integer: "1.5". Nothing was changed.\n',
  ]);
  expect(embeddedFiles(embedded.folder)).toEqual([embeddedFileName]);
  expect(await runStatement(url, 'select count(*) from orders')).toEqual([{ count: '0' }]);
  expect(existsSync(join(embedded.folder, 'kindcrate.postgres'))).toBe(false);
});
