import { formatDay } from '../overview/CalendarDay.tsx';

/** How many months are offered: as many as one request may cover. */
const maxMonths = 24;

/** A month such as `November 2026`. @param month `YYYY-MM` */
export const formatMonth = (month: string) => formatDay(month, { month: 'long', year: 'numeric' });

/** The months that can be chosen, the latest first: the last 24, and the ends of the period that is shown. */
export function listMonths(now: Date, ...shown: string[]): string[] {
  const last = Array.from({ length: maxMonths }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index)).toISOString().slice(0, 7),
  );
  return [...new Set([...last, ...shown])].toSorted().toReversed();
}

/** Sets one end of a period to a month. If that month is beyond the other end, the period becomes that month alone. */
export function changePeriod(chosen: { from: string; to: string }, end: 'from' | 'to', month: string) {
  const period = { ...chosen, [end]: month };
  return period.from <= period.to ? period : { from: month, to: month };
}
