import type { Database } from '../database/database.ts';
import { incrementCounter, incrementCounters, isRunning, removeEndedCounters, type WindowCount } from './repository.ts';

/** Counts an event for a key. @returns the state of the key's counter */
export type Counter = (key: string) => WindowCount | Promise<WindowCount>;

/** Limits the memory for remembered refusals; each takes about 200 bytes. */
const maxRefusedKeys = 10_000;

/**
 * Creates a counter that counts in the database immediately, so that the limit is exact across servers. A refusal must not cost a
 * disk write, so a key over its limit is remembered until its window ends.
 * @param window milliseconds
 */
export function createExactCounter(database: Database, { max, window }: { max: number; window: number }): Counter {
  const refused = new Map<string, WindowCount>();

  return async (key) => {
    const known = refused.get(key);
    if (known && isRunning(known, window, Date.now())) return known;
    refused.delete(key);
    const counted = await incrementCounter(database, { key, window, now: new Date() });
    if (counted.count > max) remember(key, counted);
    return counted;
  };

  function remember(key: string, counted: WindowCount): void {
    const [oldest] = refused.keys();
    if (refused.size >= maxRefusedKeys && oldest !== undefined) refused.delete(oldest);
    refused.set(key, counted);
  }
}

interface BatchedCount extends WindowCount {
  /** The part of the count that is not in the database yet. */
  unsent: number;
}

export interface BatchedCounter {
  count(key: string): WindowCount;
  /** Exchanges counts with the other servers through the database. Calls must not overlap, or counts would be sent twice. */
  exchange(): Promise<void>;
}

/**
 * One exchange removes up to this many ended counters: few, so that the exchange stays short. An exchange that writes more
 * counters than that may also remove as many as it writes, so that the table cannot keep growing.
 */
const removalsPerExchange = 500;

/**
 * Creates a counter that counts in memory and exchanges counts with the database in batches, because a request that only reads
 * must not wait for a disk. Until the next exchange, each server applies the whole limit on its own.
 * @param window milliseconds
 */
export function createBatchedCounter(database: Database, window: number): BatchedCounter {
  let counts = new Map<string, BatchedCount>();

  function count(key: string): WindowCount {
    const now = Date.now();
    const known = counts.get(key);
    const current = known && isRunning(known, window, now) ? known : { count: 0, unsent: 0, endsAt: now + window };
    current.count++;
    current.unsent++;
    if (current !== known) counts.set(key, current);
    return current;
  }

  async function exchange(): Promise<void> {
    const now = new Date();
    counts = new Map([...counts].filter(([, counted]) => isRunning(counted, window, now.getTime())));
    const changed = new Map([...counts].filter(([, { unsent }]) => unsent > 0));
    if (changed.size === 0) return;
    const amounts = new Map([...changed].map(([key, { unsent }]) => [key, unsent]));
    const shared = await database.transaction().execute(async (transaction) => {
      const incremented = await incrementCounters(transaction, { window, amounts, now });
      await removeEndedCounters(transaction, now, Math.max(removalsPerExchange, changed.size));
      return incremented;
    });
    for (const [key, stored] of shared) applyStored(changed.get(key), amounts.get(key) ?? 0, stored);
  }

  return { count, exchange };
}

/** Applies a committed count. Requests that were counted during the exchange are added to it. */
function applyStored(counted: BatchedCount | undefined, sent: number, stored: WindowCount): void {
  if (!counted) return;
  counted.unsent -= sent;
  counted.count = stored.count + counted.unsent;
  counted.endsAt = stored.endsAt;
}
