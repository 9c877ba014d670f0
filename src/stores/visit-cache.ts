import { readShape, type Shape } from '../lib/reply-shape.ts';

/** How long a reply is cached, in ms. Few visits last longer; in those that do, the data is requested again. */
const lifetime = 10 * 60 * 1000;

/**
 * Caches a reply for the other pages of this visit, in this tab. If the browser blocks storage, those pages request the data again.
 * @param path the path of the endpoint
 */
export function cacheForVisit(path: string, reply: unknown): void {
  try {
    sessionStorage.setItem(path, JSON.stringify({ until: Date.now() + lifetime, reply }));
  } catch (error) {
    console.warn(error);
  }
}

/** Returns a cached reply if it has not expired and matches the shape. */
export function readVisitCache<T>(path: string, shape: Shape): T | undefined {
  try {
    const { until, reply } = JSON.parse(sessionStorage.getItem(path) ?? '{}');
    return until > Date.now() ? (readShape(shape, reply) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a cached reply that is outdated. */
export function dropFromVisitCache(path: string): void {
  try {
    sessionStorage.removeItem(path);
  } catch (error) {
    console.warn(error);
  }
}
