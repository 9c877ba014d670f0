import { chownSync, existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.ts';
import { createDataFolder, serverUser, startRelease } from './start-release.ts';

// Tests upgrading, downgrading and resetting, as docs/deploy.md describes them. The release is the newer version, except in the
// downgrade test, which first starts it as the older version, with data that a newer version has changed.

const recordedSchemas = globSync('api/test/database/releases/*/schema.sql', { cwd: root }).sort();
// Without this check, a wrong pattern would leave no test to run.
expect(recordedSchemas).not.toEqual([]);

const isReady = async (origin: string) => (await fetch(`${origin}/ready`)).status === 200;

/** Runs SQL on the embedded database of a stopped server. The user of the server owns the file afterward. */
function runSql(dataFolder: string, sql: string): void {
  const file = path.join(dataFolder, 'kindcrate.sqlite');
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
  if (serverUser.uid) chownSync(file, serverUser.uid, serverUser.gid);
}

/** Returns the number of orders in the embedded database. */
function countOrders(dataFolder: string): unknown {
  const database = new DatabaseSync(path.join(dataFolder, 'kindcrate.sqlite'), { readOnly: true });
  const row = database.prepare('select count(*) as count from orders').get();
  database.close();
  return row?.count;
}

test.each(recordedSchemas)(
  'a release starts with the data of an earlier release, and keeps that data: %s',
  async (schema) => {
    const dataFolder = createDataFolder();
    const [tables, rows] = [schema, schema.replace('schema.sql', 'data.sql')].map((file) =>
      readFileSync(path.join(root, file)),
    );
    runSql(dataFolder, `${tables}${rows}`);
    const before = countOrders(dataFolder);
    expect(before).toBeGreaterThan(0);
    // The recorded data contains sample entries, which a server in production refuses by default.
    const release = await startRelease({ ALLOW_SAMPLE_DATA: 'true' }, dataFolder);
    expect(await isReady(release.origin), release.output()).toBe(true);
    expect(await release.stop()).toBe(0);
    expect(countOrders(dataFolder)).toBe(before);
  },
);

test('a release reports in one line that it cannot use the data of a newer release, and the newer release can still start with that data', async () => {
  const dataFolder = createDataFolder();
  await (await startRelease({}, dataFolder)).stop();
  runSql(dataFolder, "insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')");
  const older = await startRelease({}, dataFolder);
  expect(await older.stop()).toBe(1);
  expect(older.output()).toMatch(/^The data was changed by a newer version: .+\n$/);
  runSql(dataFolder, "delete from kysely_migration where name = '9999-future'");
  const newer = await startRelease({}, dataFolder);
  expect(await isReady(newer.origin), newer.output()).toBe(true);
});

test('a release that is killed during its first start, after creating the database, can start again with that database', async () => {
  const dataFolder = createDataFolder();
  const file = path.join(dataFolder, 'kindcrate.sqlite');
  const killer = `import { existsSync } from 'node:fs';
    setInterval(() => existsSync(${JSON.stringify(file)}) && process.kill(process.pid, 'SIGKILL'), 1);`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(killer)}`;
  const killed = await startRelease({ NODE_OPTIONS }, dataFolder);
  expect([await killed.stop(), killed.output(), existsSync(file)]).toEqual([null, '', true]);
  const second = await startRelease({}, dataFolder);
  expect(await isReady(second.origin), second.output()).toBe(true);
});

test('a release starts with a new database after its data was deleted', async () => {
  const dataFolder = createDataFolder();
  const first = await startRelease({}, dataFolder);
  await first.stop();
  for (const name of readdirSync(dataFolder)) rmSync(path.join(dataFolder, name), { recursive: true });
  const second = await startRelease({}, dataFolder);
  expect(await isReady(second.origin), second.output()).toBe(true);
  expect([first, second].map((release) => release.output().match(/Staff login/g)?.length)).toEqual([1, 1]);
});
