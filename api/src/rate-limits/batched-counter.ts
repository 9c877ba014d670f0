import type { Database } from '../database/open-database.ts';
import { addToTally, removeOldTallies, type Tally } from '../repositories/rate-limits.ts';
import type { Counter } from './counter.ts';

interface BatchedTally extends Tally {
  window: number;
  /** What the database does not know yet. */
  unsent: number;
}

export interface BatchedCounter {
  count: (...counted: Parameters<Counter>) => Tally;
  /** Exchanges what was counted with the other processes. */
  exchange(): Promise<void>;
}

/**
 * Counts in memory and exchanges with the database in batches: a request that only reads must not wait for a disk.
 * Between two exchanges several processes together may let a little more through.
 */
export function createBatchedCounter(database: Database): BatchedCounter {
  let tallies = new Map<string, BatchedTally>();

  function count(key: string, window: number): Tally {
    const now = Date.now();
    const known = tallies.get(key);
    const tally = known && isRunning(known, now) ? known : startTally(window, now);
    tally.count++;
    tally.unsent++;
    if (tally !== known) tallies.set(key, tally);
    return tally;
  }

  async function exchange(): Promise<void> {
    const now = new Date();
    tallies = new Map([...tallies].filter(([, tally]) => isRunning(tally, now.getTime())));
    // In one order everywhere: two servers that add to the same rows then wait for each other, and never both at once.
    const changed = [...tallies]
      .filter(([, tally]) => tally.unsent > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    if (changed.length === 0) return;
    const sent: Sent[] = [];
    await database.transaction().execute(async (transaction) => {
      for (const [key, tally] of changed) sent.push(await send(transaction, key, tally, now));
      await removeOldTallies(transaction, now);
    });
    for (const { tally, amount, shared } of sent) settle(tally, amount, shared);
  }

  return { count, exchange };
}

function startTally(window: number, now: number): BatchedTally {
  return { count: 0, unsent: 0, window, endsAt: now + window };
}

/** A window further away than its own length was made by a clock that went backwards since. */
function isRunning(tally: BatchedTally, now: number): boolean {
  const left = tally.endsAt - now;
  return left > 0 && left <= tally.window;
}

interface Sent {
  tally: BatchedTally;
  amount: number;
  shared: Tally;
}

async function send(database: Database, key: string, tally: BatchedTally, now: Date): Promise<Sent> {
  const amount = tally.unsent;
  return { tally, amount, shared: await addToTally(database, { key, amount, window: tally.window, now }) };
}

/** Takes over what the database knows, once that is sure to stay; what was counted meanwhile comes on top. */
function settle(tally: BatchedTally, amount: number, shared: Tally): void {
  tally.unsent -= amount;
  tally.count = shared.count + tally.unsent;
  tally.endsAt = shared.endsAt;
}
