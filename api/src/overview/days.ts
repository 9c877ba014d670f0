import { addDays, toInstant, toLocalTime } from '@kindcrate/contract/local-time';
import type { DayFigures } from '@kindcrate/contract/staff-overview';
import type { MinuteCount } from './day-repository.ts';

/** The last days, oldest first, with the instant at which each begins. */
export function lastDays(now: Date, timeZone: string, count: number): { day: string; start: string }[] {
  const today = toLocalTime(now, timeZone).day;
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count);
    return { day, start: toInstant({ day, time: '00:00' }, timeZone).toISOString() };
  });
}

/**
 * Adds up counts by day. The offsets of time zones are whole minutes.
 * @param days as `lastDays` returns them
 */
export function countByDay(
  days: readonly { day: string; start: string }[],
  received: readonly MinuteCount[],
  placed: readonly MinuteCount[],
): DayFigures[] {
  const figures = days.map(({ day }) => ({ day, received: 0, placed: 0 }));
  const starts = days.map(({ start }) => start.slice(0, 16));
  const add = (counts: readonly MinuteCount[], name: 'received' | 'placed') => {
    for (const { minute, count } of counts) {
      const figure = figures[starts.findLastIndex((start) => start <= minute)];
      if (figure) figure[name] += count;
    }
  };
  add(received, 'received');
  add(placed, 'placed');
  return figures;
}
