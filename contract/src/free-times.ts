import { addDays, toInstant, toLocalTime, type Weekday, weekdayOf } from './local-time.ts';
import { type ClosedDays, hoursOn, type OpenHours } from './opening-times.ts';

/** An hour in which goods can change hands. */
export interface FreeTime {
  /** ISO 8601 instants in UTC. */
  startsAt: string;
  endsAt: string;
  /** The start in the organization's time zone: `YYYY-MM-DD` and `HH:MM`. */
  day: string;
  time: string;
  /** How many more handovers can be booked; 0 when the hour is full. */
  left: number;
}

interface FreeTimesOptions {
  hours: readonly OpenHours[];
  closedDays: readonly ClosedDays[];
  /** The IANA name of the organization's time zone. */
  timeZone: string;
  /** How many handovers the organization can take in an hour. */
  capacityPerHour: number;
  /** The starts of the agreed handovers as ISO 8601 instants, including those agreed before the hours changed. */
  bookings: readonly string[];
  /** Times that start before this instant are left out. */
  from: Date;
  /** How many days to list, beginning with that of `from` in the organization's time zone. */
  days: number;
  /** Only these weekdays are listed, such as those on which goods are collected; all weekdays if undefined. */
  weekdays?: readonly Weekday[] | undefined;
}

const msPerHour = 3_600_000;

/**
 * Lists the hours in which an organization can receive or collect goods, in chronological order. Each lasts a full hour, even when
 * clocks change, and ends before the organization closes. A booking counts in every hour that it overlaps.
 * @throws RangeError for an unknown time zone.
 */
export function freeTimes({ bookings, capacityPerHour, from, days, ...place }: FreeTimesOptions): FreeTime[] {
  const booked = bookings.map((booking) => Date.parse(booking));
  const first = toLocalTime(from, place.timeZone).day;
  const starts = Array.from({ length: days }, (_, index) => startsOn(addDays(first, index), place)).flat();
  return starts
    .filter((start) => start >= from.getTime())
    .map((start) => {
      const taken = booked.filter((booking) => Math.abs(booking - start) < msPerHour).length;
      return {
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + msPerHour).toISOString(),
        ...toLocalTime(new Date(start), place.timeZone),
        left: Math.max(0, capacityPerHour - taken),
      };
    });
}

type DayOptions = Pick<FreeTimesOptions, 'hours' | 'closedDays' | 'timeZone' | 'weekdays'>;

function startsOn(day: string, { hours, closedDays, timeZone, weekdays }: DayOptions): number[] {
  if (weekdays && !weekdays.includes(weekdayOf(day))) return [];
  return hoursOn(hours, closedDays, day).flatMap(({ opens, closes }) => {
    const start = toInstant({ day, time: opens }, timeZone).getTime();
    const count = Math.floor((toInstant({ day, time: closes }, timeZone).getTime() - start) / msPerHour);
    return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * msPerHour);
  });
}
