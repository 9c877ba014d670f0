import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { checkClock } from '../../src/doctor/check-clock.ts';
import { type CheckData, checkDatabase } from '../../src/doctor/check-database.ts';
import { checkOutbox } from '../../src/doctor/check-mail.ts';
import { addMessage } from '../../src/mail/outbox-repository.ts';
import { readAllRows } from '../backup/backups.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const open = () => openTestApp({}, undefined, { withCatalog: false });

const environmentOf = ({ folder, databaseUrl }: TestApp, settings: Record<string, string> = {}) =>
  readEnvironment({
    DATA_FOLDER: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, JWT_SECRET: 'x'.repeat(32) }),
    ...settings,
  });

const noDataChecks: CheckData = async () => [];

test('the check of the database finds no problem while a server is running, and changes nothing', async () => {
  const api = await open();
  await api.signUp();
  const read = () => readAllRows({ folder: api.folder, url: api.databaseUrl });
  const before = await read();
  expect(await checkDatabase(environmentOf(api), noDataChecks)).toMatchObject([
    { level: 'ok', text: expect.stringMatching(/ is complete and up to date$/) },
  ]);
  expect(await read()).toEqual(before);
});

test('the check of the database reports a database that a newer version has changed', async () => {
  const api = await open();
  const migration = { name: '9999-from-the-future', timestamp: new Date().toISOString() };
  await sql`insert into kysely_migration (name, timestamp) values (${migration.name}, ${migration.timestamp})`.execute(
    api.services.database,
  );
  expect(await checkDatabase(environmentOf(api), noDataChecks)).toMatchObject([
    { level: 'problem', text: expect.stringContaining('a newer version of Kindcrate (9999-from-the-future)') },
  ]);
});

test('the check of the database warns about a database of an older version, and leaves it as it is', async () => {
  const api = await open();
  await sql`delete from kysely_migration where name like '0027%'`.execute(api.services.database);
  const check = () => checkDatabase(environmentOf(api), noDataChecks);
  expect(await check()).toMatchObject([{ level: 'warning', advice: expect.stringContaining('The next start') }]);
  expect(await check()).toMatchObject([{ level: 'warning' }]);
});

test('the check of the database counts the remaining sample data, and reports it as a problem in production', async () => {
  const api = await openTestApp();
  await api.services.database.updateTable('brands').set({ is_sample: 1 }).execute();
  const sample = { text: expect.stringMatching(/^the database still has \d+ sample entries, needs and accounts/) };
  const [, inDevelopment] = await checkDatabase(environmentOf(api), noDataChecks);
  expect(inDevelopment).toMatchObject({ ...sample, level: 'warning' });
  const [, inProduction] = await checkDatabase(environmentOf(api, { NODE_ENV: 'production' }), noDataChecks);
  expect(inProduction).toMatchObject({ ...sample, level: 'problem' });
  expect(await checkDatabase(environmentOf(api, { ALLOW_SAMPLE_DATA: 'true' }), noDataChecks)).toHaveLength(1);
});

test("the check of the clock reports a clock that was set back, or that differs from PostgreSQL's", async () => {
  const api = await open();
  const { database } = api.services;
  const environment = environmentOf(api);
  expect(await checkClock(environment, database)).toMatchObject([{ level: 'ok' }]);
  const ahead = await checkClock(environment, database, () => Date.now() + 60_000);
  expect(ahead).toMatchObject([{ level: api.databaseUrl ? 'problem' : 'ok' }]);
  expect(await checkClock(environment, undefined, () => Date.parse('2001-01-01'))).toMatchObject([
    { level: 'problem', text: expect.stringContaining('before this version was installed') },
  ]);
  await api.signUp();
  await database.updateTable('sessions').set({ last_used_at: '2999-01-01T00:00:00.000Z' }).execute();
  expect(await checkClock(environment, database)).toMatchObject([
    { level: 'problem', text: expect.stringContaining('a session was used at 2999') },
  ]);
});

test('the check of the outbox reports an email that has waited for more than an hour', async () => {
  const { services } = await open();
  const { database } = services;
  expect(await checkOutbox(database)).toMatchObject({ level: 'ok', text: 'emails waiting to be sent: 0' });
  const now = new Date();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  await addMessage(database, 'order status', {}, minutesAgo(59));
  expect(await checkOutbox(database, now)).toMatchObject({ level: 'ok', text: 'emails waiting to be sent: 1' });
  await addMessage(database, 'order status', {}, minutesAgo(61));
  expect(await checkOutbox(database, now)).toMatchObject({
    level: 'problem',
    text: `emails waiting to be sent: 2, the oldest since ${minutesAgo(61)}`,
  });
});
