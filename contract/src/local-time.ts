// Days and times as clocks show them in an IANA time zone. Days are `YYYY-MM-DD` and times `HH:MM`, so both can be sorted as strings.

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = number;

export interface LocalTime {
  day: string;
  time: string;
}

const msPerDay = 86_400_000;
// Cached, because creating a formatter takes far longer than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for an unknown time zone. */
export function toLocalTime(instant: Date, timeZone: string): LocalTime {
  const clock = readClock(instant.getTime(), timeZone);
  return { day: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/**
 * Returns the instant at which clocks show a day and a time. Follows Temporal's default: a time that occurs twice, because
 * clocks go back, is the first of the two; a time that is skipped, because they go forward, is moved later by the skipped span.
 * @throws RangeError for an unknown time zone.
 */
export function toInstant({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const offsets = [offsetAt(asUtc - msPerDay, timeZone), offsetAt(asUtc + msPerDay, timeZone)];
  const found = offsets
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return new Date(found.length ? Math.min(...found) : asUtc - (offsets[0] ?? 0));
}

/** A time in ISO 8601 as clocks of a time zone show it, such as `2026-12-01T10:00:00-05:00`. @throws RangeError for an unknown time zone. */
export function toOffsetTime(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant.getTime(), timeZone);
  const clock = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60_000;
  const digits = [Math.floor(minutes / 60), minutes % 60].map((number) => String(Math.trunc(number)).padStart(2, '0'));
  return `${clock}${offset < 0 ? '-' : '+'}${digits.join(':')}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return new Date(day).getUTCDay() || 7;
}

/** Returns how many milliseconds clocks are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  // Clocks show no milliseconds.
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${readClock(wholeSecond, timeZone)}Z`) - wholeSecond;
}

/** Returns what clocks show, such as `2026-11-23T17:00:00`. */
function readClock(instant: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  // Years before 1000 have fewer digits.
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const created = new Intl.DateTimeFormat('en', { ...date, ...time, timeZone });
  formatters.set(timeZone, created);
  return created;
}
