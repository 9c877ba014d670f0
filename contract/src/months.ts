import { toInstant, toLocalTime } from './local-time.ts';

// Months are `YYYY-MM`, so they can be sorted as strings.

/** A month in a time zone, with the instants (ISO 8601) at which it begins and ends. */
export interface Month {
  month: string;
  start: string;
  /** The start of the next month. */
  end: string;
}

/** @throws RangeError for an unknown time zone. */
export function toMonth(month: string, timeZone: string): Month {
  const startOf = (name: string) => toInstant({ day: `${name}-01`, time: '00:00' }, timeZone).toISOString();
  return { month, start: startOf(month), end: startOf(addMonths(month, 1)) };
}

/** The month that calendars of a time zone show. @throws RangeError for an unknown time zone. */
export const monthOf = (instant: Date, timeZone: string): string => toLocalTime(instant, timeZone).day.slice(0, 7);

/** Months since the year 0. */
export const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

export function addMonths(month: string, count: number): string {
  const index = monthIndex(month) + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
