import { expect, test } from 'vitest';
import { fullFile, thumbnailFile } from '../../src/images/image-store.ts';
import { sendPatiently } from './patient-client.ts';
import { type Acknowledged, addPerson, donateUntil, redeemUntil, workUntil } from './storm-people.ts';
import { startServers } from './storm-servers.ts';

/** Milliseconds. */
const duration = 40_000;
const killInterval = 2_000;

const servers = await startServers();
const { origin, origins, data } = servers;
const acknowledged: Acknowledged = { placed: [], completed: [], approved: [] };

/** The values of a column, sorted, with duplicates: a row that was stored twice appears twice. */
async function listColumn(table: 'orders' | 'coin_entries' | 'redemptions', column: string, filter: object = {}) {
  const rows: object[] = await data.database.selectFrom(table).selectAll().execute();
  const matches = (row: object) => Object.entries(filter).every(([name, value]) => Reflect.get(row, name) === value);
  return rows
    .filter(matches)
    .map((row) => String(Reflect.get(row, column)))
    .sort();
}

test('threats 1, 3, 8, 10: of what two servers acknowledged while one was killed every few seconds, nothing is lost or doubled', async () => {
  const donors = await Promise.all([1, 2, 3].map(() => addPerson(servers, 'donor')));
  const [staff, colleague, partner] = await Promise.all(
    (['staff', 'staff', 'partner'] as const).map((role) => addPerson(servers, role)),
  );
  if (!staff || !colleague || !partner) throw new Error('nobody works');
  const end = performance.now() + duration;
  const isOver = () => performance.now() > end;
  const [kills] = await Promise.all([
    servers.killRegularly(killInterval, isOver),
    ...donors.map((donor) => donateUntil(isOver, origin, donor, acknowledged)),
    ...donors.map((donor) => redeemUntil(isOver, origin, { partner, donor }, acknowledged)),
    ...[staff, colleague].map((person) => workUntil(isOver, origin, person, acknowledged)),
  ]);
  const { placed, completed, approved } = acknowledged;
  const counts = `${placed.length} orders, ${completed.length} completed, ${approved.length} redemptions, kills ${kills}`;
  process.stdout.write(`storm: ${counts}\n`);
  for (const count of kills) expect(count).toBeGreaterThan(1);
  for (const list of [placed, completed, approved]) expect(list.length).toBeGreaterThan(5);

  expect(await listColumn('orders', 'id')).toEqual(placed.toSorted());
  expect(await listColumn('orders', 'id', { status: 'completed' })).toEqual(completed.toSorted());
  expect(await listColumn('coin_entries', 'order_id', { kind: 'earning' })).toEqual(completed.toSorted());
  const spent = await listColumn('coin_entries', 'redemption_id', { kind: 'spending' });
  expect(spent).toEqual(await listColumn('redemptions', 'id', { status: 'approved' }));
  expect(spent).toEqual(expect.arrayContaining(approved));

  const files = new Set((await Array.fromAsync(data.images.list())).map(({ fileName }) => fileName));
  const names = await data.database
    .selectFrom('orders')
    .innerJoin('pictures', 'pictures.id', 'orders.picture_id')
    .select('pictures.name')
    .execute();
  expect(names).toHaveLength(placed.length);
  for (const { name } of names) for (const file of [fullFile(name), thumbnailFile(name)]) expect(files).toContain(file);
});

test('threat 19: two servers allow together five wrong passwords for an account, also when one was killed in between', async () => {
  const { email } = await addPerson(servers, 'donor');
  const guess = (server: string | undefined) =>
    sendPatiently(server ?? '', { method: 'POST', path: '/api/Login', body: { email, password: 'wrong' } });
  const before = await Promise.all([guess(origins[0]), guess(origins[1])]);
  let kills = 0;
  await servers.killRegularly(0, () => kills++ > 1);
  const after = await Promise.all(Array.from({ length: 28 }, (_, index) => guess(origins[index % 2])));
  const statuses = [...before, ...after].map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
});
