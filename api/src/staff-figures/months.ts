import { toInstant, toLocalTime } from '@kindcrate/contract/local-time';
import { messages } from '@kindcrate/contract/messages';
import { maxMonthsOfFigures } from '@kindcrate/contract/staff-figures';
import { invalidFields } from '../failure.ts';
import type { Period } from './event-repository.ts';

/** Months that are read when no others are chosen. */
const defaultMonths = 12;

/** A month `YYYY-MM`, with the instants (ISO 8601) at which it begins and ends. */
export interface Month extends Period {
  month: string;
}

export interface MonthChoice {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The months of a period in a time zone, the oldest first.
 * @throws Failure `invalid_fields` when the months are in the wrong order, or too many.
 */
export function listMonths({ from, to }: MonthChoice, timeZone: string, now: Date): Month[] {
  const last = to ?? (from ? laterOf(from, currentMonth(now, timeZone)) : currentMonth(now, timeZone));
  const first = from ?? addMonths(last, 1 - defaultMonths);
  const count = indexOf(last) - indexOf(first) + 1;
  if (count < 1 || count > maxMonthsOfFigures) throw invalidFields({ to: messages.months });
  return Array.from({ length: count }, (_, index) => toMonth(addMonths(first, index), timeZone));
}

function toMonth(month: string, timeZone: string): Month {
  const startOf = (name: string) => toInstant({ day: `${name}-01`, time: '00:00' }, timeZone).toISOString();
  return { month, start: startOf(month), end: startOf(addMonths(month, 1)) };
}

const currentMonth = (now: Date, timeZone: string) => toLocalTime(now, timeZone).day.slice(0, 7);
const laterOf = (one: string, other: string) => (one > other ? one : other);

/** Months since the year 0. */
const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

function addMonths(month: string, count: number): string {
  const index = indexOf(month) + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const msPerSpan = 2 * 24 * 60 * 60 * 1000;

/** Divides a period into spans of at most two days. */
export function toSpans({ start, end }: Period): Period[] {
  const last = Date.parse(end);
  const spans = [];
  for (let time = Date.parse(start); time < last; time += msPerSpan) {
    const until = Math.min(time + msPerSpan, last);
    spans.push({ start: new Date(time).toISOString(), end: new Date(until).toISOString() });
  }
  return spans;
}
