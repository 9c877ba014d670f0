import type { HandoverTime } from '@kindcrate/contract/handovers';
import type { Organization } from '@kindcrate/contract/organizations';
import { organizations } from './fixtures.ts';
import { enteredPlace } from './place-fixtures.ts';

// Sample API replies about handovers, for donors.

const { place } = enteredPlace;

/** The first offers both kinds of handover, the second only drop-offs, and the third neither. */
export const organizationsWithPlaces: Organization[] = [
  place,
  { ...place, collection: null },
  { ...place, dropOff: false, collection: null },
].map((entered, index) => ({ ...(organizations[index] as Organization), place: entered }));

/** Three free times on each of six days, in UTC. */
export const freeTimes: { timeZone: string; result: HandoverTime[] } = {
  timeZone: 'UTC',
  result: [7, 8, 9, 10, 11, 12].flatMap((day) =>
    [9, 10, 11].map((hour) => ({ start: toTime(day, hour), end: toTime(day, hour + 1) })),
  ),
};

function toTime(day: number, hour: number): string {
  return new Date(Date.UTC(2030, 4, day, hour)).toISOString();
}
