import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { withConnection } from '../../src/database/connections.ts';
import type { Database } from '../../src/database/database.ts';
import type { ImageStore } from '../../src/images/image-store.ts';
import { openImages } from '../../src/startup/data-folder.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { startServerProcess } from '../support/server-process.ts';
import { bearer, password } from '../support/test-app.ts';
import { type Acknowledged, addPerson, createProgress, donate, type Person, type Site } from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring, waitUntilReady } from './probe.ts';
import { reportFigures } from './report.ts';
import { makeFolder, openSite } from './site.ts';
import { createSmallDisk, fillDisk, freeBytesOf, freeDisk } from './small-disk.ts';
import { expectKept, sweepAndCheckSite, sweepAndCheckStoredState } from './stored-state.ts';

const rounds = 6;
/** Milliseconds for which PostgreSQL's disk is full. The small disk is full for twice as long, so that its server can remove the reserve. */
const outageDuration = 2_500;

/** Requests that must be answered while the disk is full, with the statuses that they may get. */
function createProbes(origin: string, { token, email }: Person): Record<'orders' | 'logins' | 'reads', Probe> {
  const headers = bearer(token);
  const order = async () => ({ method: 'POST', headers, body: toFormData(await createDonation()) });
  const logIn = async () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return {
    orders: { name: 'an order', url: `${origin}/api/order/donataionorder`, options: order, expected: [507] },
    logins: { name: 'a login', url: `${origin}/api/Login`, options: logIn, expected: [200, 507] },
    reads: { name: 'a profile', url: `${origin}/api/profile`, options: async () => ({ headers }), expected: [200] },
  };
}

/** Lets each donor place an order between two rounds, so that each round begins with a different number of free pages in the database. */
async function placeOrders(origin: string, donors: readonly Person[], acknowledged: Acknowledged): Promise<void> {
  await Promise.all(donors.map((donor) => donate(origin, donor, acknowledged)));
}

/** Starts a server on a small disk, with donors who were registered beforehand. */
async function startOnSmallDisk() {
  const disk = createSmallDisk(160);
  // The database cannot be changed from outside while it is on the small disk.
  const prepared = await openSite('the embedded database');
  const donors = [
    await addPerson(prepared, 'donor'),
    await addPerson(prepared, 'donor'),
    await addPerson(prepared, 'donor'),
  ] as const;
  await prepared.stop('SIGTERM');
  cpSync(prepared.location.folder, disk.folder, { recursive: true });
  const port = String(await findFreePort());
  const settings = { PORT: port, MIN_FREE_MEGABYTES: '20', QUOTA_OPEN_ORDERS: '10000', QUOTA_UPLOADS_PER_DAY: '10000' };
  const server = await startServerProcess(disk.folder, settings, undefined, disk.wrapper);
  expect(server.errors()).toBe('');
  return { server, folder: disk.pathOf(server.process.pid), donors };
}

/** Fills a disk. Within two seconds, the server removes its reserve; if `fillsFreedReserve` is set, that space is then filled too. */
async function keepFull(folder: string, fillsFreedReserve: boolean): Promise<void> {
  fillDisk(folder);
  await wait(outageDuration);
  if (fillsFreedReserve) fillDisk(folder);
  await wait(outageDuration);
}

/** How requests of each kind were answered while the disk was full. */
type Replies = Record<keyof ReturnType<typeof createProbes>, ProbeResult>;

/** Sends requests while the disk is full, and then frees the space again. */
async function fillOnce(origin: string, folder: string, donor: Person, fillsFreedReserve: boolean): Promise<Replies> {
  const probes = createProbes(origin, donor);
  const full = keepFull(folder, fillsFreedReserve);
  // The server caches the result of its disk check for a second.
  await wait(1_100);
  const [orders, logins, reads] = await Promise.all([
    probeDuring(full, [probes.orders]),
    probeDuring(full, [probes.logins]),
    probeDuring(full, [probes.reads]),
  ]);
  expect((await fetch(`${origin}/ready`)).status).toBe(503);
  freeDisk(folder);
  await waitUntilReady(origin);
  return { orders, logins, reads };
}

test('threats 5, 43: each of the six times that a disk fills up to its last byte, orders get 507, reads keep working, logins use the reserve, and afterward everything works again', async () => {
  const { server, folder, donors } = await startOnSmallDisk();
  const { origin } = server;
  const progress = createProgress();
  const replies: Replies[] = [];
  for (let round = 1; round <= rounds; round++) {
    await placeOrders(origin, donors, progress);
    await waitForReserve(folder);
    const before = structuredClone(progress);
    replies.push(await fillOnce(origin, folder, donors[0], round % 2 === 0));
    await withCopy(folder, (database) => expectKept(database, before));
  }
  await placeOrders(origin, donors, progress);
  const [orders, logins] = [addUp(replies.map(({ orders }) => orders)), addUp(replies.map(({ logins }) => logins))];
  expect(logins.statuses[200]).toBeGreaterThan(rounds);
  await withCopy(folder, async (database, images) => {
    await sweepAndCheckStoredState(database, images, progress);
    await expectIntegrity(database);
  });
  await expect(server.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportFigures('disk full, with the embedded database', {
    'times that the disk was full': rounds,
    orders: progress.placedIds.length,
    'orders refused': orders.statuses[507] ?? 0,
    'logins accepted': logins.statuses[200] ?? 0,
    'logins refused': logins.statuses[507] ?? 0,
    'slowest reply': Math.round(addUp(replies.flatMap((all) => Object.values(all))).slowest),
  });
});

/** Runs a task on a copy of a data folder that nobody is changing, because SQLite does not open files in another mount namespace. */
async function withCopy(
  folder: string,
  task: (database: Database, images: ImageStore) => Promise<void>,
): Promise<void> {
  const copy = makeFolder();
  cpSync(folder, copy, { recursive: true, filter: (file) => !/reserve$|filler$/.test(file) });
  const images = await openImages(copy);
  await withConnection({ folder: copy, url: undefined }, (database) => task(database, images));
}

/** Waits until the server has created its reserve again, so that each round begins with a reserve. */
async function waitForReserve(folder: string): Promise<void> {
  while (!existsSync(path.join(folder, 'kindcrate.reserve'))) await wait(100);
  expect(freeBytesOf(folder)).toBeGreaterThan(0);
}

async function expectIntegrity(database: Database): Promise<void> {
  const { rows } = await sql`pragma integrity_check`.execute(database);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}

/** Makes inserts into one table fail during a task, with the error that PostgreSQL reports when its disk is full. */
async function whileFull<T>({ withDatabase }: Site, tableName: string, task: () => Promise<T>): Promise<T> {
  const table = sql.table(tableName);
  await withDatabase((database) =>
    sql`create trigger full_disk before insert on ${table} execute function fill_disk()`.execute(database),
  );
  const result = await task();
  await withDatabase((database) => sql`drop trigger full_disk on ${table}`.execute(database));
  return result;
}

const createFullDiskFunction = (database: Database) =>
  sql`
    create function fill_disk() returns trigger language plpgsql as
    $$ begin raise disk_full using message = 'could not extend file: No space left on device'; end $$
  `.execute(database);

/** The tables that an order needs: any of them may be the first that cannot grow. */
const tables = ['pictures', 'orders', 'order_events', 'outbox'];

test("threat 5: each of the six times that PostgreSQL's disk fills up under load, orders get 507, reads keep working, and afterward everything works again", async () => {
  const site = await openSite('PostgreSQL');
  const { origin } = site;
  const progress = createProgress();
  const [donor, other] = [await addPerson(site, 'donor'), await addPerson(site, 'donor')];
  const { orders, reads, logins } = createProbes(origin, donor);
  await site.withDatabase(createFullDiskFunction);
  const results: ProbeResult[] = [];
  for (let round = 1; round <= rounds; round++) {
    await placeOrders(origin, [donor, other], progress);
    const send = () => probeDuring(wait(outageDuration), [orders, reads, { ...logins, expected: [200] }]);
    results.push(await whileFull(site, tables[round % tables.length] ?? '', send));
  }
  await placeOrders(origin, [donor, other], progress);
  const { statuses, slowest } = addUp(results);
  expect(await sweepAndCheckSite(site, progress)).toBe(0);
  await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
  reportFigures('disk full, with PostgreSQL', {
    'times that the disk was full': rounds,
    orders: progress.placedIds.length,
    'orders refused': statuses[507] ?? 0,
    'slowest reply': Math.round(slowest),
  });
});
