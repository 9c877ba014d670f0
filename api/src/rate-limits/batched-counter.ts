import type { Database } from '../database/open-database.ts';
import { addToTallies, removeOldTallies, type Tally } from '../repositories/rate-limits.ts';
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
    const sent = [...tallies]
      .filter(([, tally]) => tally.unsent > 0)
      .map(([key, tally]) => ({ key, window: tally.window, amount: tally.unsent, tally }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    if (sent.length === 0) return;
    const shared = await database.transaction().execute(async (transaction) => {
      const added = await addToTallies(transaction, sent, now);
      await removeOldTallies(transaction, now);
      return added;
    });
    for (const { key, amount, tally } of sent) settle(tally, amount, shared.get(key));
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

/** Takes over what the database knows, once that is sure to stay; what was counted meanwhile comes on top. */
function settle(tally: BatchedTally, amount: number, shared: Tally | undefined): void {
  if (!shared) return;
  tally.unsent -= amount;
  tally.count = shared.count + tally.unsent;
  tally.endsAt = shared.endsAt;
}
