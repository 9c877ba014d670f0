import sharp from 'sharp';
import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { fullFile, type ImageStore, thumbnailFile } from '../../src/images/image-store.ts';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { openImages } from '../../src/startup/data-folder.ts';
import type { Acknowledged } from './people.ts';
import type { RestartableSite } from './site.ts';

/** The coins of an order whose three pieces arrived, with the default coin rule. */
const coinsPerOrder = 13;

/** Lists the values of a column, sorted, with duplicates: a row that was stored twice appears twice. */
async function listColumn(
  database: Database,
  table: 'orders' | 'coin_entries' | 'redemptions',
  column: string,
  filter: object = {},
): Promise<string[]> {
  const rows: object[] = await database.selectFrom(table).selectAll().execute();
  const matches = (row: object) => Object.entries(filter).every(([name, value]) => Reflect.get(row, name) === value);
  return rows
    .filter(matches)
    .map((row) => String(Reflect.get(row, column)))
    .sort();
}

const missingFrom = (stored: string[], acknowledged: string[]) =>
  [...new Set(acknowledged).difference(new Set(stored))].sort();

/** Expects that everything acknowledged is stored. People may be using the servers at the same time. */
export async function expectKept(
  database: Database,
  { placedIds, completedIds, approvedIds }: Acknowledged,
): Promise<void> {
  expect(missingFrom(await listColumn(database, 'orders', 'id'), placedIds)).toEqual([]);
  expect(
    missingFrom(await listColumn(database, 'coin_entries', 'order_id', { kind: 'earning' }), completedIds),
  ).toEqual([]);
  const spent = await listColumn(database, 'coin_entries', 'redemption_id', { kind: 'spending' });
  expect(missingFrom(spent, approvedIds)).toEqual([]);
}

/**
 * Expects that the stored orders are exactly the acknowledged ones, each stored once, that every acknowledged redemption is stored, and
 * that the coins add up.
 */
async function expectExact(database: Database, { placedIds, completedIds, approvedIds }: Acknowledged): Promise<void> {
  expect(await listColumn(database, 'orders', 'id')).toEqual(placedIds.toSorted());
  expect(await listColumn(database, 'orders', 'id', { status: 'completed' })).toEqual(completedIds.toSorted());
  expect(await listColumn(database, 'coin_entries', 'order_id', { kind: 'earning' })).toEqual(completedIds.toSorted());
  const spent = await listColumn(database, 'coin_entries', 'redemption_id', { kind: 'spending' });
  expect(spent).toEqual(await listColumn(database, 'redemptions', 'id', { status: 'approved' }));
  expect(spent).toEqual(expect.arrayContaining(approvedIds));
  await expectHistories(database, new Set(completedIds));
  // Every redemption spends one coin.
  await expectBalances(database, completedIds.length * coinsPerOrder - spent.length);
}

const fullHistory = ['submitted', 'under review', 'accepted', 'received', 'completed'];

async function expectHistories(database: Database, completedIds: ReadonlySet<string>): Promise<void> {
  const events = await database.selectFrom('order_events').select(['order_id', 'status']).execute();
  const byOrder = Map.groupBy(events, ({ order_id }) => order_id);
  for (const [id, changes] of byOrder) {
    const expected = completedIds.has(id) ? fullHistory : ['submitted'];
    expect(changes.map(({ status }) => status).toSorted(), id).toEqual(expected.toSorted());
  }
}

async function expectBalances(database: Database, total: number): Promise<void> {
  const entries = await database.selectFrom('coin_entries').select(['user_id', 'amount']).execute();
  const balanceByUser = new Map<string, number>();
  for (const { user_id, amount } of entries) balanceByUser.set(user_id, (balanceByUser.get(user_id) ?? 0) + amount);
  const balances = [...balanceByUser.values()];
  expect(balances.filter((balance) => balance < 0)).toEqual([]);
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(total);
}

/**
 * Runs the sweep, and expects that a server has stored what it acknowledged, exactly once and with complete photos. The server must not
 * be in use.
 * @param images where the images are, if not in the data folder
 * @returns the number of swept files, which are those of interrupted uploads
 */
export async function sweepAndCheckSite(
  { location, withDatabase }: RestartableSite,
  acknowledged: Acknowledged,
  images?: ImageStore,
): Promise<number> {
  const store = images ?? (await openImages(location.folder));
  return withDatabase((database) => sweepAndCheckStoredState(database, store, acknowledged));
}

/** Does what `sweepAndCheckSite` does, with a database and an image store that are already open. @returns the number of swept files */
export async function sweepAndCheckStoredState(
  database: Database,
  images: ImageStore,
  acknowledged: Acknowledged,
): Promise<number> {
  await expectExact(database, acknowledged);
  const removed = await sweepLater(database, images);
  await expectCompleteImages(database, images);
  return removed;
}

/** Runs the sweep as if two hours had passed, so that the files of interrupted uploads are old. @returns how many files it removed */
export function sweepLater(database: Database, images: ImageStore): Promise<number> {
  return sweepImages(database, images, new Date(Date.now() + 2 * 60 * 60 * 1000));
}

/** Expects that every order has a photo, that both files of every photo are complete, and that there are no other files. */
export async function expectCompleteImages(database: Database, images: ImageStore): Promise<void> {
  const orders = await database.selectFrom('orders').select('picture_id').execute();
  // The images of the test's catalog have a text alternative, and no files.
  const pictures = await database.selectFrom('pictures').select(['id', 'name']).where('alt', '=', '').execute();
  const ids = new Set(pictures.map(({ id }) => id));
  expect(orders.filter(({ picture_id }) => !picture_id || !ids.has(picture_id))).toEqual([]);
  const expected = pictures.flatMap(({ name }) => [fullFile(name), thumbnailFile(name)]).sort();
  const files = (await Array.fromAsync(images.list())).map(({ fileName }) => fileName).sort();
  expect(files).toEqual(expected);
  for (const file of files) {
    // Decodes every pixel, which fails if the file is cut off.
    const { channels } = await sharp(await images.read(file), { failOn: 'truncated' }).stats();
    expect(channels.length).toBeGreaterThan(0);
  }
}
