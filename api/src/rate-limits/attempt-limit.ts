import { createKeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { decrementCounter, findCounter, incrementCounter, removeCounter, type WindowCount } from './repository.ts';

interface Rule {
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

export type AttemptLimit = <T>(key: string, attempt: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Creates a limit on failures: it runs an attempt, which fails by returning undefined, and refuses a key that has failed
 * too often. An attempt counts as a failure until it succeeds; otherwise several servers at once would let too many
 * attempts start before the first has failed. On one server the attempts of a key run one at a time, so that thirty
 * correct ones at once do not count as thirty failures. An attempt that throws does not count.
 * @throws Failure `too_many_requests`.
 */
export function createAttemptLimit(database: Database, rule: Rule): AttemptLimit {
  const enqueue = createKeyedQueue();

  return (key, attempt) => {
    const storedKey = `${rule.name}: ${key}`;
    return enqueue(storedKey, async () => {
      await countAttempt(database, storedKey, rule);
      const result = await attempt().catch(async (error) => {
        await decrementCounter(database, storedKey);
        throw error;
      });
      if (result === undefined) return undefined;
      if (rule.clearsOnSuccess) await removeCounter(database, storedKey);
      else await decrementCounter(database, storedKey);
      return result;
    });
  };
}

/** Reads the counter before incrementing it, because a refusal must not cost a disk write. */
async function countAttempt(database: Database, key: string, rule: Rule): Promise<void> {
  const now = new Date();
  const { window } = rule;
  const found = await findCounter(database, { key, window, now });
  if (found && found.count >= rule.maxFailures) throw tooMany(found, now, rule);
  const counted = await incrementCounter(database, { key, window, now });
  if (counted.count > rule.maxFailures) throw tooMany(counted, now, rule);
}

function tooMany({ endsAt }: WindowCount, now: Date, { window, failure }: Rule): Failure {
  const seconds = Math.min(Math.ceil((endsAt - now.getTime()) / 1000), window / 1000);
  return new Failure(failure, { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}
