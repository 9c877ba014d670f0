import type { Services } from '../services.ts';
import { type OrganizationDurations, readOrganizationDurations } from './duration-repository.ts';

/** Milliseconds. A change that another server made becomes visible after at most this time. */
const lifetime = 5_000;

/** Creates a function that returns the durations of all organizations, cached until a change, but for at most `lifetime`. */
export function createDurationReader({
  database,
  catalogVersion,
}: Pick<Services, 'database' | 'catalogVersion'>): () => Promise<ReadonlyMap<string, OrganizationDurations>> {
  let cached: { durations: ReadonlyMap<string, OrganizationDurations>; count: number; readAt: number } | undefined;

  return async () => {
    const isFresh = cached?.count === catalogVersion.count && performance.now() - cached.readAt < lifetime;
    if (cached && isFresh) return cached.durations;
    // Read before the rows, so that a change in between makes the cached durations stale.
    const { count } = catalogVersion;
    const readAt = performance.now();
    cached = { durations: await readOrganizationDurations(database), count, readAt };
    return cached.durations;
  };
}
