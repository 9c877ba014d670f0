import { is, type Struct } from 'superstruct';

/** How long a kept answer is good for, in ms: a visit is seldom longer, and nothing stays wrong for longer. */
const lifetime = 10 * 60 * 1000;

/** Keeps an answer for the other pages of this visit, in this tab. A browser that refuses storage just asks again. */
export function cacheForVisit(name: string, answer: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ until: Date.now() + lifetime, answer }));
  } catch (error) {
    console.warn(error);
  }
}

/** What was kept under a name, while it is good and still what the struct says. */
export function readVisitCache<T>(name: string, struct: Struct<T, unknown>): T | undefined {
  try {
    const { until, answer } = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return until > Date.now() && is(answer, struct) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Drops what was kept under a name, since it has changed. */
export function dropFromVisitCache(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch (error) {
    console.warn(error);
  }
}
