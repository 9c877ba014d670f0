import { formatMessage } from '@kindcrate/contract/message-format';
import type { Place } from '@kindcrate/contract/places';
import { formatAddress } from '@kindcrate/contract/places';
import { formatDay } from './needs.ts';

interface ClosureCopy {
  closedOn: string;
  closedBetween: string;
  because: string;
}

/**
 * The input of the boot script `organization.js`: the time zone, the hours and the closures, such as
 * `Asia/Tokyo;1 09:00 17:00,2 09:00 12:00;2026-12-24 2026-12-26`. Shorter than JSON, because every visit to the page loads it.
 */
export function toClockData({ timeZone, hours, closedDays }: Place): string {
  const spans = hours.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`);
  return [timeZone, spans, closedDays.map(({ from, until }) => `${from} ${until}`)].join(';');
}

/** A week from Monday to Sunday, with the hours of each day as strings such as `9:00–17:00`. */
export function toWeek({ hours }: Pick<Place, 'hours'>, locale: string): { name: string; spans: string[] }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    name: weekdayName(weekday, locale),
    spans: hours
      .filter((span) => span.weekday === weekday)
      .map(({ opens, closes }) => `${shorten(opens)}–${shorten(closes)}`),
  }));
}

/** Formats weekdays as text, such as `Monday, Tuesday, and Friday`. */
export function listWeekdays(weekdays: readonly number[], locale: string): string {
  return new Intl.ListFormat(locale).format(weekdays.map((weekday) => weekdayName(weekday, locale)));
}

/** Describes a closure in a sentence. */
export function describeClosure({ from, until, reason }: Place['closedDays'][number], copy: ClosureCopy): string {
  const days = { day: formatDay(from, 'en'), from: formatDay(from, 'en'), until: formatDay(until, 'en') };
  const closure = formatMessage(from === until ? copy.closedOn : copy.closedBetween, days);
  return reason === null ? closure : formatMessage(copy.because, { closure, reason });
}

/** The URL of a map search for the address. Nothing is requested until someone follows the link. */
export function mapHref(address: Place['address']): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatAddress(address) })}`;
}

/** Removes the leading zero, as opening hours are usually written. */
const shorten = (time: string) => time.replace(/^0/, '');

/** @param weekday from 1 for Monday: January 1, 2024, was a Monday */
export const weekdayName = (weekday: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
