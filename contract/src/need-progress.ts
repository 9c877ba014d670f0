// Separate from needs.ts, so that a page that shows needs does not load the code that checks replies.
import type { Need } from './needs.ts';

/** How many more pieces are needed: never below 0, and null when there is always a need. */
export function remainingPieces({ target, received }: Pick<Need, 'target' | 'received'>): number | null {
  return target === null ? null : Math.max(0, target - received);
}

/** Whether a need is current on a day, written `YYYY-MM-DD` in UTC. */
export function isCurrentNeed({ until }: Pick<Need, 'until'>, today: string): boolean {
  return until === null || until >= today;
}
