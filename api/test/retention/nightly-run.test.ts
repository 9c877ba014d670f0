import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAuditEndpoint } from '@kindcrate/contract/audit';
import { beforeEach, expect, test } from 'vitest';
import { claimRun, storeProgress } from '../../src/retention/run-repository.ts';
import { runRetention } from '../../src/retention/run-retention.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openSecondServer, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
// Only one server can use the embedded database, but its runs could still overlap.
const otherServer = api.databaseUrl ? await openSecondServer(api) : api;
const minute = 60_000;

/** The tests run on nights that are years after their data was created, so each run removes all the data that it finds. */
let day = 0;
const nightAt = (hours: number, minutes = 0) => new Date(Date.UTC(2040, 0, day, hours, minutes));

beforeEach(async () => {
  day += 2;
  await database.deleteFrom('retention_runs').execute();
  await database.deleteFrom('complaints').execute();
});

async function addMessages(count: number): Promise<void> {
  const fields = { name: 'Ana', email: 'ana@example.com', subject: 'Secret', message: '', created_at: '2026-01-01' };
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    ...fields,
    answered_at: null,
    answered_by: null,
  }));
  await database.insertInto('complaints').values(rows).execute();
}

const countMessages = async () => (await database.selectFrom('complaints').select('id').execute()).length;
const listEntries = () =>
  database
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'detail', 'actor_id'])
    .where('subject_kind', '=', 'old data')
    .where('created_at', '>=', nightAt(0).toISOString())
    .orderBy('created_at')
    .execute();
const runAt = (at: Date, server = api) => runRetention(server.services, () => at);

test('a nightly run is reported in the audit log with its counts, and without personal data', async () => {
  await addMessages(2);
  await runAt(nightAt(3));
  const { body } = await api.get('/api/staff/audit', (await signUpWithRole(api, 'staff')).token);
  expect(listAuditEndpoint.reply.is(body)).toBe(true);
  expect(body.result[0]).toMatchObject({
    ...{ actor: null, action: 'removed', createdAt: nightAt(3).toISOString() },
    subject: { kind: 'old data', _id: '2040-01-02', title: null },
  });
  expect(body.result[0].detail).toMatch(/^2 contact messages/);
  expect(JSON.stringify(body.result[0])).not.toMatch(/ana|secret|example/i);
});

test('a night begins at two in the morning UTC and has one nightly run; data that becomes too old after the run waits for the next', async () => {
  await runAt(nightAt(2));
  await addMessages(1);
  await runAt(nightAt(2, 10));
  await runAt(nightAt(25, 59));
  expect(await countMessages()).toBe(1);
  expect(await listEntries()).toHaveLength(1);
  await runAt(nightAt(26));
  expect(await countMessages()).toBe(0);
  expect((await listEntries()).map(({ detail }) => detail)).toEqual([
    expect.not.stringContaining('message'),
    '1 contact message',
  ]);
});

test('threat 46: of two servers that start at the same time, only one does the nightly run, and the run is reported once', async () => {
  await addMessages(120);
  await Promise.all([api, otherServer, api, otherServer].map((server) => runAt(nightAt(2), server)));
  expect(await countMessages()).toBe(0);
  expect(await listEntries()).toMatchObject([{ action: 'removed', detail: '120 contact messages', actor_id: null }]);
});

test('another server finishes the nightly run of a killed server, and reports what both removed', async () => {
  const killedRun = await claimRun(database, {
    night: nightAt(2).toISOString().slice(0, 10),
    now: nightAt(2),
    until: nightAt(2, 10),
  });
  if (!killedRun) throw new Error('no run');
  await storeProgress(database, { ...killedRun, counts: { messages: 40 } }, nightAt(2, 12));
  await addMessages(3);
  await runAt(nightAt(2, 11), otherServer);
  expect(await countMessages()).toBe(3);
  await runAt(nightAt(2, 13), otherServer);
  expect(await listEntries()).toMatchObject([{ detail: '43 contact messages' }]);
  expect(await storeProgress(database, killedRun, nightAt(9))).toBe(false);
});

test('an unfinished nightly run of an earlier night is finished before the next one', async () => {
  const earlier = nightAt(2).toISOString().slice(0, 10);
  await claimRun(database, { night: earlier, now: nightAt(2), until: nightAt(2, 10) });
  await addMessages(3);
  await runAt(nightAt(26));
  expect((await listEntries()).map(({ subject_id }) => subject_id)).toContain(earlier);
  expect(await listEntries()).toHaveLength(2);
});

test('a nightly run stops when its server shuts down, and the next server continues it immediately', async () => {
  await addMessages(250);
  const stop = new AbortController();
  let clockReads = 0;
  const clock = () => {
    // The server shuts down after a few batches.
    if (++clockReads > 6) stop.abort();
    return nightAt(2);
  };
  await runRetention(api.services, clock, stop.signal);
  expect(await countMessages()).toBeGreaterThan(0);
  expect(await listEntries()).toEqual([]);
  await runAt(nightAt(2), otherServer);
  expect(await countMessages()).toBe(0);
  expect(await listEntries()).toMatchObject([{ detail: '250 contact messages' }]);
});

test('data that cannot be removed does not stop other data from being removed, and the nightly run is retried', async () => {
  await addMessages(1);
  const environment = { ...api.services.environment, DATA_FOLDER: join(api.folder, 'broken') };
  writeFileSync(environment.DATA_FOLDER, 'not a folder');
  await expect(runRetention({ ...api.services, environment }, () => nightAt(2))).rejects.toThrow(
    'could not be removed',
  );
  expect(await countMessages()).toBe(0);
  expect(await listEntries()).toEqual([]);
  await runAt(new Date(nightAt(2).getTime() + 11 * minute));
  expect(await listEntries()).toMatchObject([{ detail: '1 contact message' }]);
});

test('requests are answered while a nightly run is under way', async () => {
  await addMessages(1_000);
  let isRunning = true;
  const running = runAt(nightAt(2)).finally(() => {
    isRunning = false;
  });
  let answered = 0;
  for (; isRunning && answered < 1_000; answered++) expect((await api.get('/api/brands')).status).toBe(200);
  await running;
  expect(await countMessages()).toBe(0);
  expect(answered).toBeGreaterThan(3);
});
