import { messages } from '@kindcrate/contract/messages';
import { addMonths, type Month, monthIndex, monthOf, toMonth } from '@kindcrate/contract/months';
import { maxMonthsOfFigures } from '@kindcrate/contract/staff-figures';
import { invalidFields } from '../failure.ts';
import type { Period } from './event-repository.ts';

/** How many months are read when the first one is not chosen. */
const defaultMonths = 12;

export interface MonthChoice {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The months of a period in a time zone, oldest first.
 * @throws Failure `invalid_fields` when the months are in the wrong order, or there are too many.
 */
export function listMonths({ from, to }: MonthChoice, timeZone: string, now: Date): Month[] {
  const last = to ?? (from ? laterOf(from, monthOf(now, timeZone)) : monthOf(now, timeZone));
  const first = from ?? addMonths(last, 1 - defaultMonths);
  const count = monthIndex(last) - monthIndex(first) + 1;
  if (count < 1 || count > maxMonthsOfFigures) throw invalidFields({ to: messages.months(maxMonthsOfFigures) });
  return Array.from({ length: count }, (_, index) => toMonth(addMonths(first, index), timeZone));
}

const laterOf = (a: string, b: string) => (a > b ? a : b);

const msPerSpan = 2 * 24 * 60 * 60 * 1000;

/** Divides a period into spans of at most two days. */
export function toSpans({ start, end }: Period): Period[] {
  const endTime = Date.parse(end);
  const spans = [];
  for (let time = Date.parse(start); time < endTime; time += msPerSpan) {
    const until = Math.min(time + msPerSpan, endTime);
    spans.push({ start: new Date(time).toISOString(), end: new Date(until).toISOString() });
  }
  return spans;
}
