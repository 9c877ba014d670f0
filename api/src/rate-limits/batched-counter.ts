import type { Database } from '../database/open-database.ts';
import { addToTallies, isRunning, removeOldTallies, type Tally } from './repository.ts';

interface BatchedTally extends Tally {
  /** What the database does not know yet. */
  unsent: number;
}

export interface BatchedCounter {
  count(key: string): Tally;
  /** Exchanges what was counted with the other processes. One exchange at a time, or counts would be sent twice. */
  exchange(): Promise<void>;
}

/**
 * Counts in memory and exchanges with the database in batches: a request that only reads must not wait for a disk.
 * Between two exchanges several processes together may let a little more through.
 * @param window milliseconds
 */
export function createBatchedCounter(database: Database, window: number): BatchedCounter {
  let tallies = new Map<string, BatchedTally>();

  function count(key: string): Tally {
    const now = Date.now();
    const known = tallies.get(key);
    const tally = known && isRunning(known, window, now) ? known : { count: 0, unsent: 0, endsAt: now + window };
    tally.count++;
    tally.unsent++;
    if (tally !== known) tallies.set(key, tally);
    return tally;
  }

  async function exchange(): Promise<void> {
    const now = new Date();
    tallies = new Map([...tallies].filter(([, tally]) => isRunning(tally, window, now.getTime())));
    const changed = new Map([...tallies].filter(([, { unsent }]) => unsent > 0));
    if (changed.size === 0) return;
    const amounts = new Map([...changed].map(([key, { unsent }]) => [key, unsent]));
    const shared = await database.transaction().execute(async (transaction) => {
      const added = await addToTallies(transaction, { window, amounts, now });
      await removeOldTallies(transaction, now);
      return added;
    });
    for (const [key, tally] of shared) settle(changed.get(key), amounts.get(key) ?? 0, tally);
  }

  return { count, exchange };
}

/** Takes over what the database knows, once that is sure to stay; what was counted meanwhile comes on top. */
function settle(tally: BatchedTally | undefined, amount: number, shared: Tally): void {
  if (!tally) return;
  tally.unsent -= amount;
  tally.count = shared.count + tally.unsent;
  tally.endsAt = shared.endsAt;
}
