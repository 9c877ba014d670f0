import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { Period } from '../database/period.ts';
import type { Cursor } from '../paging/page.ts';
import type { CursorRange } from './queue-repository.ts';

type Sort = OrderFilter['sort'];

/** Returns a number below 0 when the first position comes first in the queue, and above 0 when the second one does. */
export function comparePositions(a: Cursor, b: Cursor, sort: Sort): number {
  const direction = sort === 'oldest' ? 1 : -1;
  return direction * (compareStrings(a.key, b.key) || compareStrings(a.id, b.id));
}

/** Compares in byte order, like both database engines; these strings are ASCII. */
const compareStrings = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The part of the queue that follows a cursor and contains the orders that were placed in a period. */
export function toRange(placed: Period, sort: Sort, after?: Cursor): CursorRange {
  // Every id sorts after an empty one, so each position is between the orders placed earlier and those placed at its instant.
  const [from, until] = [placed.from, placed.until].map((key) => (key === undefined ? undefined : { key, id: '' }));
  const [first, upTo] = sort === 'oldest' ? [from, until] : [until, from];
  const isBeforeFirst = !after || (first && comparePositions(after, first, sort) < 0);
  return { after: isBeforeFirst ? first : after, upTo };
}

export function isInRange(position: Cursor, { after, upTo }: CursorRange, sort: Sort): boolean {
  return (
    (!after || comparePositions(position, after, sort) > 0) && (!upTo || comparePositions(position, upTo, sort) <= 0)
  );
}
