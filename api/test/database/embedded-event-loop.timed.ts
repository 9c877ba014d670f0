import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { openAlongsideServer } from '../../src/database/embedded-database.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { userIdOf } from '../support/log-in.ts';
import { measureMachineSpeed } from '../support/machine-speed.ts';
import { copyOrder } from '../support/many-orders.ts';
import { createDataFolder, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { bearer, createRegistration, password } from '../support/test-app.ts';

// The server runs in a separate process and measures its own event loop. Other processes can only make a timing worse,
// so the best of a few attempts counts: code that blocks the event loop does so in every attempt.

const orderCountOfMainDonor = 120_000;
const orderCountOfFrequentDonor = 20_000;
const orderCountOfDisposableDonor = 3_000;
const copiedPeopleCount = 20_000;
/** Milliseconds on the reference machine. */
const limits: Timings = { blocked: 50, p99: 100 };
const maxAttempts = 6;

let server: ServerProcess;
/** The token of a member of staff. */
let staff: string;
/** The token of a volunteer of the organization that all orders are for. */
let volunteer: string;
/** The token of a volunteer of an organization without orders. */
let idleVolunteer: string;
/** The token of the donor whose profile is read. */
let frequentDonor: string;
/**
 * The tokens of donors whose accounts the tests copy and delete: one for each attempt, because an account can be deleted only once, and its
 * data can be copied only five times an hour.
 */
const disposableDonors: string[] = [];
let usedDonorCount = 0;
const nextDisposableDonor = () => disposableDonors[usedDonorCount++ % disposableDonors.length] ?? '';

beforeAll(async () => {
  const folder = await createDataFolder();
  const monitor = join(import.meta.dirname, '../support/monitor-event-loop.ts');
  server = await startServerProcess(folder, { NODE_OPTIONS: `--import ${monitor}`, LOG_LEVEL: 'silent' });
  staff = await signUp('desk@example.com');
  volunteer = await signUp('volunteer@example.com');
  idleVolunteer = await signUp('idle-volunteer@example.com');
  frequentDonor = await signUp('frequent-donor@example.com');
  const mainDonor = await signUp('main-donor@example.com');
  for (let index = 0; index < maxAttempts; index++)
    disposableDonors.push(await signUp(`disposable-donor-${index}@example.com`));
  const { database, close } = await openAlongsideServer(folder);
  await database.updateTable('users').set({ role: 'staff' }).where('id', '=', userIdOf(staff)).execute();
  for (const [token, organization_id] of [
    [volunteer, 'organization-1'],
    [idleVolunteer, 'organization-2'],
  ] as const) {
    const changes = { role: 'volunteer', organization_id } as const;
    await database.updateTable('users').set(changes).where('id', '=', userIdOf(token)).execute();
  }
  // All orders are placed before the first is copied: copying blocks this process for so long that the server closes the
  // idle connection, and the next upload would fail.
  const orderOfMainDonor = await placeOrder(mainDonor);
  const orderOfFrequentDonor = await placeOrder(frequentDonor);
  const ordersOfDisposableDonors: string[] = [];
  for (const token of disposableDonors) ordersOfDisposableDonors.push(await placeOrder(token));
  await copyOrder(database, orderOfMainDonor, orderCountOfMainDonor);
  await copyOrder(database, orderOfFrequentDonor, orderCountOfFrequentDonor);
  for (const id of ordersOfDisposableDonors) await copyOrder(database, id, orderCountOfDisposableDonor);
  await copyPerson(database, userIdOf(mainDonor));
  await close();
}, 120_000);

async function copyPerson(database: Database, id: string): Promise<void> {
  await sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${sql.lit(copiedPeopleCount)})
    insert into users (id, username, email, email_key, phone, password_hash, role, created_at)
    select 'copy-' || n, username, n || email, n || email_key, phone, password_hash, role, created_at
    from users, number where id = ${id}`.execute(database);
}

async function signUp(email: string): Promise<string> {
  await post('/api/register', createRegistration({ email }));
  return (await post('/api/Login', { email, password })).token;
}

async function post(path: string, body: object): Promise<{ token: string }> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return JSON.parse(text);
}

async function placeOrder(token: string): Promise<string> {
  const body = toFormData(await createDonation());
  const reply = await fetch(`${server.origin}/api/order/donataionorder`, {
    method: 'POST',
    headers: bearer(token),
    body,
  });
  const { data } = (await reply.json()) as { data: { _id: string } };
  return data._id;
}

/** Reads a reply to its end. @returns its size in bytes */
async function read(path: string, token?: string, method = 'GET'): Promise<number> {
  const reply = await fetch(server.origin + path, { method, headers: bearer(token) });
  expect(reply.status).toBe(200);
  return (await reply.arrayBuffer()).byteLength;
}

async function deleteAccount(token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const body = JSON.stringify({ openOrders: 'cancel' });
  const reply = await fetch(`${server.origin}/api/profile/delete`, { method: 'POST', headers, body });
  expect(reply.status).toBe(200);
}

/** Reads the longest time, in milliseconds, that the server's event loop has been blocked since the last call. */
async function readLongestBlock(): Promise<number> {
  const printedLength = server.output().length;
  server.process.kill('SIGUSR2');
  for (;;) {
    const blocked = /event loop blocked: (\S+)\n/.exec(server.output().slice(printedLength))?.[1];
    if (blocked !== undefined) return Number(blocked);
    await once(server.process.stdout as NodeJS.ReadableStream, 'data');
  }
}

interface Timings {
  /** The longest time that the event loop was blocked. */
  blocked: number;
  /** The time within which 99% of the replies arrived. */
  p99: number;
}

/**
 * Measures until all timings have been within their limits, at most `maxAttempts` times.
 * @returns the best of each timing, in milliseconds on the reference machine
 */
async function measureBest(measure: () => Promise<Partial<Timings>>): Promise<Timings> {
  const best = { blocked: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY };
  const speed = measureMachineSpeed();
  const toReferenceTimings = ({ blocked, p99 }: Timings): Timings => ({
    blocked: speed.toReferenceTime(blocked),
    p99: speed.toReferenceTime(p99),
  });
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    speed.sample();
    const { blocked = 0, p99 = 0 } = await measure();
    best.blocked = Math.min(best.blocked, blocked);
    best.p99 = Math.min(best.p99, p99);
    const timings = toReferenceTimings(best);
    if (timings.blocked <= limits.blocked && timings.p99 <= limits.p99) break;
  }
  return toReferenceTimings(best);
}

async function measureBlockDuring(work: () => Promise<unknown>): Promise<Pick<Timings, 'blocked'>> {
  await readLongestBlock();
  await work();
  return { blocked: await readLongestBlock() };
}

/** Reads the brands repeatedly until the work is done. @returns how long each reply took, in milliseconds */
async function readBrandsDuring(work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await read('/api/brands');
    waits.push(performance.now() - start);
  }
  await ended;
  return waits;
}

test('threat 34, finding 2: during three exports of 158,000 orders, p99 of GET /brands is at most 100 ms and nothing blocks the event loop for more than 50 ms', async () => {
  const measure = async () => {
    await readLongestBlock();
    const exports = Promise.all([1, 2, 3].map(() => read('/api/staff/orders.csv', staff)));
    const waits = (await readBrandsDuring(exports)).sort((a, b) => a - b);
    // A row of the export has more than 100 bytes.
    for (const size of await exports) expect(size).toBeGreaterThan(100 * orderCountOfMainDonor);
    expect(waits.length).toBeGreaterThan(50);
    return { p99: waits[Math.floor(waits.length * 0.99)] ?? 0, blocked: await readLongestBlock() };
  };
  const timings = await measureBest(measure);
  expect(timings.p99).toBeLessThanOrEqual(limits.p99);
  expect(timings.blocked).toBeLessThanOrEqual(limits.blocked);
}, 180_000);

test.each([
  ['a search of all orders without matches', () => read('/api/staff/orders?q=no%20such%20words', staff)],
  [
    'three simultaneous searches of all orders',
    () => Promise.all([1, 2, 3].map(() => read('/api/staff/orders?q=nothing', staff))),
  ],
  ["the newest orders of a volunteer's organization", () => read('/api/staff/orders', volunteer)],
  [
    'the empty list of an organization without orders, among 158,000 orders of another',
    () => read('/api/staff/orders', idleVolunteer),
  ],
  [
    'three simultaneous searches by volunteers, without matches',
    () => Promise.all([volunteer, volunteer, idleVolunteer].map((token) => read('/api/staff/orders?q=nothing', token))),
  ],
  ['an export of a search', () => read('/api/staff/orders.csv?q=winter', staff)],
  ['a search of all people without matches', () => read('/api/staff/donors?q=no%20such%20person', staff)],
  ['a profile with 20,000 orders', () => read('/api/profile', frequentDonor)],
  ['a copy of the data of a donor with 3,000 orders', () => read('/api/profile/export', nextDisposableDonor())],
  [
    'the simultaneous creation of fifty QR codes',
    () => Promise.all(Array.from({ length: 50 }, () => read('/api/profile/code', frequentDonor, 'POST'))),
  ],
  ['the deletion of an account with 3,000 orders', () => deleteAccount(nextDisposableDonor())],
])(
  'threat 34, finding 2: the event loop is blocked for at most 50 ms by %s',
  async (_, work) => {
    const { blocked } = await measureBest(() => measureBlockDuring(work));
    expect(blocked).toBeLessThanOrEqual(limits.blocked);
  },
  120_000,
);
