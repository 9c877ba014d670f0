import { addDays } from '@kindcrate/contract/local-time';
import type { EndingNeed } from '@kindcrate/contract/staff-overview';

/** A need ends soon when its last day is at most this many days after today. */
export const daysBeforeEnd = 7;

/** The maximum number of needs that the overview lists. */
const maxNeeds = 5;

type Candidate = Omit<EndingNeed, 'daysLeft'>;

/**
 * Finds the needs that end soon: their last day is near, and their target has not been reached. A need without a target
 * never reaches one.
 * @param today `YYYY-MM-DD` in UTC, like the last day of a need
 */
export function findEndingNeeds(needs: readonly Candidate[], today: string): { count: number; first: EndingNeed[] } {
  const last = addDays(today, daysBeforeEnd);
  const ending = needs
    .filter(({ until, target, received }) => today <= until && until <= last && (target === null || received < target))
    .toSorted((a, b) => a.until.localeCompare(b.until));
  const first = ending.slice(0, maxNeeds).map((need) => ({ ...need, daysLeft: daysBetween(today, need.until) }));
  return { count: ending.length, first };
}

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;
