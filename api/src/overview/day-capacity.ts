import { addDays, toLocalTime, weekdayOf } from '@kindcrate/contract/local-time';
import { hoursOn } from '@kindcrate/contract/opening-times';
import type { Place } from '@kindcrate/contract/places';
import type { DayCapacity } from '@kindcrate/contract/staff-handover-list';

/** The days, from Monday to Sunday, of the week that contains a day. @param day `YYYY-MM-DD` */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

type PlaceCapacity = Pick<Place, 'hours' | 'closedDays' | 'capacityPerHour'>;

/** How many handovers fit into the opening hours of a day; each takes one hour. */
export function capacityOn({ hours, closedDays, capacityPerHour }: PlaceCapacity, day: string): number {
  const open = hoursOn(hours, closedDays, day);
  return open.reduce((sum, { opens, closes }) => sum + Math.floor(hoursBetween(opens, closes)), 0) * capacityPerHour;
}

const hoursBetween = (opens: string, closes: string) => (minutesOf(closes) - minutesOf(opens)) / 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Adds up, for each day, the capacity of places and the booked handovers, in the time zone of each organization. */
export function toDayCapacities(
  days: readonly string[],
  places: Iterable<PlaceCapacity>,
  runs: readonly { start: string; timeZone: string; count: number }[],
): DayCapacity[] {
  const booked = new Map<string, number>();
  for (const { start, timeZone, count } of runs) {
    const { day } = toLocalTime(new Date(start), timeZone);
    booked.set(day, (booked.get(day) ?? 0) + count);
  }
  const all = [...places];
  return days.map((day) => ({
    day,
    booked: booked.get(day) ?? 0,
    capacity: all.reduce((sum, place) => sum + capacityOn(place, day), 0),
  }));
}
