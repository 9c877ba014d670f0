import { readShape, type Shape } from '../lib/reply-shape.ts';

/** How long a reply is cached, in ms. Few visits last longer; in those that do, the data is requested again. */
const lifetime = 10 * 60 * 1000;

/** Caches a reply for the other pages of this visit, in this tab. If the browser blocks storage, those pages request the data again. */
export function cacheForVisit(name: string, reply: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ until: Date.now() + lifetime, reply }));
  } catch (error) {
    console.warn(error);
  }
}

/** Returns a cached reply if it has not expired and matches the shape. */
export function readVisitCache<T>(name: string, shape: Shape): T | undefined {
  try {
    const { until, reply } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return until > Date.now() ? (readShape(shape, reply) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a cached reply that is outdated. */
export function dropFromVisitCache(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch (error) {
    console.warn(error);
  }
}
