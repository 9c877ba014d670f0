import { createKeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countEvent, secondsUntilWindowEnds } from './event-limit.ts';
import { decrementCounter, removeCounter } from './repository.ts';

interface AttemptLimitOptions {
  /** Prefix of the stored keys, for instance `log-in failures`. */
  name: string;
  maxFailures: number;
  /** Milliseconds. */
  window: number;
  /** On success: true removes all failures of the key, false subtracts only the attempt itself. */
  clearsOnSuccess: boolean;
  /** The code of the `Failure` to throw when an attempt is refused. */
  failure: 'too_many_requests.codes' | 'too_many_requests.log_in';
}

/** The maximum number of attempts for one key, running and waiting. Further attempts fail with `unavailable`. */
const maxQueued = 64;

export type AttemptLimit = <T>(key: string, attempt: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Creates a limit on failures: it runs an attempt, which fails by returning undefined, and refuses a key that has failed
 * too often. An attempt counts as a failure until it succeeds; otherwise several servers would let too many concurrent
 * attempts start before the first has failed. On one server, the attempts for a key run one at a time, so that many concurrent
 * attempts that all succeed are not refused. An attempt that throws does not count.
 * @returns a function that throws Failure `too_many_requests` for a key that has failed too often, and `unavailable` when too many
 * attempts for the key are waiting.
 */
export function createAttemptLimit(database: Database, options: AttemptLimitOptions): AttemptLimit {
  const enqueue = createKeyedQueue(maxQueued);

  return (key, attempt) => {
    const storedKey = `${options.name}: ${key}`;
    return enqueue(storedKey, async () => {
      await countAttempt(database, storedKey, options);
      const result = await attempt().catch(async (error) => {
        await decrementCounter(database, storedKey);
        throw error;
      });
      if (result === undefined) return undefined;
      if (options.clearsOnSuccess) await removeCounter(database, storedKey);
      else await decrementCounter(database, storedKey);
      return result;
    });
  };
}

async function countAttempt(
  database: Database,
  key: string,
  { maxFailures, window, failure }: AttemptLimitOptions,
): Promise<void> {
  const now = new Date();
  const exhaustedWindow = await countEvent(database, key, { max: maxFailures, window, now });
  if (!exhaustedWindow) return;
  const seconds = secondsUntilWindowEnds(exhaustedWindow, { window, now });
  throw new Failure(failure, { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}
