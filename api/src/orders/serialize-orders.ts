import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Order, order } from '@kindcrate/contract/orders';
import { array } from 'superstruct';
import { readDataVersion } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';
import { createDurationReader } from '../figures/duration-cache.ts';
import type { PhotoAddresses } from '../images/photo-addresses.ts';
import { createProjection } from '../projection.ts';
import type { Services } from '../services.ts';
import { addExpectedDates } from './expected-dates.ts';
import { firstPosition } from './history-repository.ts';
import { listOrdersOfUser, ordersPerBatch } from './repository.ts';

/** At most this many serialized lists are cached, each of at most this many bytes: 10 MB in all. */
const cacheLimits = { lists: 50, bytesPerList: 200_000 };

type SerializeOrders = (userId: string) => Promise<Buffer>;

const project = createProjection(array(order));

/**
 * Creates a function that returns all orders of a user as a JSON array, newest first. A list that is not too long is cached
 * until the database changes, because reading it again takes longer than everything else in the profile.
 */
export function createOrderSerializer(services: Services): SerializeOrders {
  const { database, photoAddresses } = services;
  const readDurations = createDurationReader(services);
  const cache = new Map<string, { version: string; json: Buffer }>();

  return async (userId) => {
    const version = await readVersion();
    const cached = cache.get(userId);
    if (cached && cached.version === version) return cached.json;
    const durations = await readDurations();
    const now = new Date();
    const batches = [];
    for await (const orders of listInBatches(database, photoAddresses, userId)) {
      batches.push(JSON.stringify(project(addExpectedDates(orders, durations, now))).slice(1, -1));
    }
    const json = Buffer.from(`[${batches.join(',')}]`);
    if (version !== undefined && json.length <= cacheLimits.bytesPerList) addToCache(userId, version, json);
    return json;
  };

  /**
   * A list contains signed photo addresses and expected dates, so its version also changes when the addresses expire, and every
   * hour.
   */
  async function readVersion(): Promise<string | undefined> {
    const version = await readDataVersion(database);
    return version && `${version} ${photoAddresses.expiry()} ${new Date().toISOString().slice(0, 13)}`;
  }

  function addToCache(userId: string, version: string, json: Buffer): void {
    cache.delete(userId);
    const [oldest] = cache.keys();
    if (cache.size >= cacheLimits.lists && oldest !== undefined) cache.delete(oldest);
    cache.set(userId, { version, json });
  }
}

async function* listInBatches(
  database: Database,
  photoAddresses: PhotoAddresses,
  userId: string,
): AsyncGenerator<Order[]> {
  let after = firstPosition;
  for (;;) {
    const orders = await listOrdersOfUser(database, photoAddresses, userId, after);
    if (orders.length) yield orders;
    const last = orders.at(-1);
    if (!last || orders.length < ordersPerBatch) return;
    after = { time: last.createdAt, id: last._id };
    // Lets other requests run between two batches.
    await nextTurn();
  }
}
