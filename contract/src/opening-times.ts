import { addDays, toLocalTime, type Weekday, weekdayOf } from './local-time.ts';

/** One span of the week in which an organization is open; a day may have several. */
export interface OpenHours {
  weekday: Weekday;
  /** `HH:MM`. */
  opens: string;
  /** `HH:MM`, later than `opens` on the same day. */
  closes: string;
}

/** Days on which an organization is closed regardless of its hours. */
export interface ClosedDays {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last day; equal to `from` for a closure of one day. */
  until: string;
}

/** Whether an organization is open, and until when, or when it opens next. Days and times are in its own time zone. */
export type OpenState =
  | { isOpen: true; day: string; until: string }
  /** `next` is missing if the organization does not open within the next sixty days. */
  | { isOpen: false; day: string; next?: { day: string; opens: string } };

/** How many days ahead `openStateAt` looks: more than a visitor would wait. */
const daysAhead = 60;

/** Returns the hours of a day in chronological order; none on a closed day. */
export function hoursOn<H extends OpenHours>(hours: readonly H[], closedDays: readonly ClosedDays[], day: string): H[] {
  if (closedDays.some(({ from, until }) => from <= day && day <= until)) return [];
  const weekday = weekdayOf(day);
  return hours.filter((span) => span.weekday === weekday).toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
}

/**
 * Returns whether an organization is open at an instant. Adjacent spans count as one. An hour that occurs twice, when daylight
 * saving time ends, is open both times.
 * @throws RangeError for an unknown time zone.
 */
export function openStateAt(
  hours: readonly OpenHours[],
  closedDays: readonly ClosedDays[],
  timeZone: string,
  instant: Date,
): OpenState {
  const { day, time } = toLocalTime(instant, timeZone);
  let until: string | undefined;
  for (const { opens, closes } of hoursOn(hours, closedDays, day)) {
    if (opens <= (until ?? time) && (until ?? time) < closes) until = closes;
  }
  if (until) return { isOpen: true, day, until };
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const next = addDays(day, ahead);
    const span = hoursOn(hours, closedDays, next).find(({ opens }) => ahead > 0 || opens > time);
    if (span) return { isOpen: false, day, next: { day: next, opens: span.opens } };
  }
  return { isOpen: false, day };
}
