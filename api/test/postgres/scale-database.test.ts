import { expect, test } from 'vitest';
import { prepareScaleDatabase } from '../scale/prepare-scale-database.ts';
import { openTestApp } from '../support/test-app.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { runStatement } from './cluster.ts';

const prepare = async (url: string) => {
  process.env.SCALE_URL = url;
  try {
    return await prepareScaleDatabase(() => {});
  } finally {
    delete process.env.SCALE_URL;
  }
};

test('npm run bench:scale refuses a database with accounts that it has not generated, and changes nothing there', async () => {
  const api = await openTestApp();
  await api.signUp();
  const url = api.databaseUrl ?? '';
  const read = () =>
    runStatement(url, 'select u.*, (select count(*) from image_store) as stores from users u order by id');
  const before = await read();
  await expect(prepare(url)).rejects.toThrow(
    'The database at SCALE_URL has accounts that were not generated. Use an empty database.',
  );
  expect(await read()).toEqual(before);
});

test('npm run bench:scale refuses a PostgreSQL server that does not log query plans, before it stores anything', async () => {
  const url = await createEmptyDatabase();
  await expect(prepare(url)).rejects.toThrow(
    'PostgreSQL must run with logging_collector=on and log_destination=jsonlog',
  );
  expect(await runStatement(url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});
