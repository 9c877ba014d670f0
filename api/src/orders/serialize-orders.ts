import { setImmediate as nextTurn } from 'node:timers/promises';
import { order } from '@kindcrate/contract/orders';
import { array } from 'superstruct';
import { readDataVersion } from '../database/data-version.ts';
import type { Database } from '../database/database.ts';
import type { PhotoAddresses } from '../images/photo-addresses.ts';
import { createProjection } from '../projection.ts';
import type { Services } from '../services.ts';
import { firstPosition } from './history-repository.ts';
import { listOrdersOfUser, maxOrdersOfUser } from './repository.ts';

/** Serialized lists in memory: their number and the bytes of the longest that is kept. Together at most 10 MB. */
const limits = { lists: 50, bytes: 200_000 };

type SerializeOrders = (userId: string) => Promise<Buffer>;

const project = createProjection(array(order));

/**
 * Creates a function that returns all orders of a user as a JSON array, newest first. A short list is kept until the
 * database changes, because reading it again takes longer than everything else in the profile.
 */
export function createOrderSerializer({ database, photoAddresses }: Services): SerializeOrders {
  const kept = new Map<string, { version: string; json: Buffer }>();

  return async (userId) => {
    const version = await readVersion();
    const known = kept.get(userId);
    if (known && known.version === version) return known.json;
    const batches = await Array.fromAsync(serializeInBatches(database, photoAddresses, userId));
    const json = Buffer.from(`[${batches.join(',')}]`);
    if (version !== undefined && json.length <= limits.bytes) keep(userId, version, json);
    return json;
  };

  /** The addresses in a list change as well, when those of its photos expire later. */
  async function readVersion(): Promise<string | undefined> {
    const version = await readDataVersion(database);
    return version && `${version} ${photoAddresses.expiry()}`;
  }

  function keep(userId: string, version: string, json: Buffer): void {
    kept.delete(userId);
    const [oldest] = kept.keys();
    if (kept.size >= limits.lists && oldest !== undefined) kept.delete(oldest);
    kept.set(userId, { version, json });
  }
}

async function* serializeInBatches(
  database: Database,
  photoAddresses: PhotoAddresses,
  userId: string,
): AsyncGenerator<string> {
  let after = firstPosition;
  for (;;) {
    const orders = await listOrdersOfUser(database, photoAddresses, userId, after);
    if (orders.length) yield JSON.stringify(project(orders)).slice(1, -1);
    const last = orders.at(-1);
    if (!last || orders.length < maxOrdersOfUser) return;
    after = { time: last.createdAt, id: last._id };
    // Lets other requests run between two batches.
    await nextTurn();
  }
}
