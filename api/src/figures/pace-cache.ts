import type { Services } from '../services.ts';
import { type Pace, readPaces } from './duration-repository.ts';

/** Milliseconds. A change that another server made becomes visible after at most this time. */
const lifetime = 5_000;

/** Creates a function that returns the paces of all organizations, cached until something changes, but for at most `lifetime`. */
export function createPaceReader({
  database,
  catalogVersion,
}: Pick<Services, 'database' | 'catalogVersion'>): () => Promise<ReadonlyMap<string, Pace>> {
  let cached: { paces: ReadonlyMap<string, Pace>; count: number; readAt: number } | undefined;

  return async () => {
    const isFresh = cached?.count === catalogVersion.count && performance.now() - cached.readAt < lifetime;
    if (cached && isFresh) return cached.paces;
    // Read before the rows, so that a change in between makes the cached paces stale.
    const { count } = catalogVersion;
    const readAt = performance.now();
    cached = { paces: await readPaces(database), count, readAt };
    return cached.paces;
  };
}
