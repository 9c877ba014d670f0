import { addDays, toInstant, toLocalTime } from '@kindcrate/contract/local-time';
import type { DayFigures } from '@kindcrate/contract/staff-overview';
import type { TimeCount } from './day-repository.ts';

/** The last `count` days including today, oldest first, with the instant at which each begins. */
export function lastDays(now: Date, timeZone: string, count: number): { day: string; start: string }[] {
  const today = toLocalTime(now, timeZone).day;
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count);
    return { day, start: toInstant({ day, time: '00:00' }, timeZone).toISOString() };
  });
}

/**
 * How many characters of an ISO 8601 time are enough to determine on which of these days it falls: 13, up to the hour, if all days
 * begin on the hour in UTC; otherwise 16, up to the minute. The offsets of time zones are whole minutes.
 */
export function timeLengthOf(days: readonly { start: string }[]): number {
  return days.every(({ start }) => start.slice(14, 16) === '00') ? 13 : 16;
}

/**
 * Adds up counts by day.
 * @param days as `lastDays` returns them
 */
export function countByDay(
  days: readonly { day: string; start: string }[],
  received: readonly TimeCount[],
  placed: readonly TimeCount[],
): DayFigures[] {
  const figures = days.map(({ day }) => ({ day, received: 0, placed: 0 }));
  const length = timeLengthOf(days);
  const starts = days.map(({ start }) => start.slice(0, length));
  const add = (counts: readonly TimeCount[], name: 'received' | 'placed') => {
    for (const { time, count } of counts) {
      const figure = figures[starts.findLastIndex((start) => start <= time)];
      if (figure) figure[name] += count;
    }
  };
  add(received, 'received');
  add(placed, 'placed');
  return figures;
}
