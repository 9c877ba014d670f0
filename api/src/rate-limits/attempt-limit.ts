import { createKeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { decrementCounter, findCounter, incrementCounter, removeCounter, type WindowCount } from './repository.ts';

interface AttemptLimitOptions {
  /** Prefix of the stored keys, for instance `log-in failures`. */
  name: string;
  maxFailures: number;
  /** Milliseconds. */
  window: number;
  /** On success: true removes all failures of the key, false takes back only the count of the attempt itself. */
  clearsOnSuccess: boolean;
  /** The key of the failure that a refused attempt throws. */
  failure: 'too_many_requests.codes' | 'too_many_requests.log_in';
}

/** Attempts of one key that may wait for the one before; more of them get `unavailable`. */
const maxWaiting = 64;

export type AttemptLimit = <T>(key: string, attempt: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Creates a limit on failures: it runs an attempt, which fails by returning undefined, and refuses a key that has failed
 * too often. An attempt counts as a failure until it succeeds; otherwise several servers at once would let too many
 * attempts start before the first has failed. On one server the attempts of a key run one at a time, so that thirty
 * correct ones at once do not count as thirty failures. An attempt that throws does not count.
 * @throws Failure `too_many_requests`.
 */
export function createAttemptLimit(database: Database, options: AttemptLimitOptions): AttemptLimit {
  const enqueue = createKeyedQueue(maxWaiting);

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

/** Reads the counter before incrementing it, because a refusal must not cost a disk write. */
async function countAttempt(database: Database, key: string, options: AttemptLimitOptions): Promise<void> {
  const now = new Date();
  const { window } = options;
  const found = await findCounter(database, { key, window, now });
  if (found && found.count >= options.maxFailures) throw tooMany(found, now, options);
  const counted = await incrementCounter(database, { key, window, now });
  if (counted.count > options.maxFailures) throw tooMany(counted, now, options);
}

function tooMany({ endsAt }: WindowCount, now: Date, { window, failure }: AttemptLimitOptions): Failure {
  const seconds = Math.min(Math.ceil((endsAt - now.getTime()) / 1000), window / 1000);
  return new Failure(failure, { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}
