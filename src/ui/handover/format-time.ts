/** The language of the page. The workbench is rendered on the server, which has no document. */
const language = () => globalThis.document?.documentElement.lang;

const dayOptions = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** A day such as `Tuesday, November 24`, in the time zone of the organization. */
export function formatDay(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language(), { ...dayOptions, timeZone }).format(new Date(time));
}

/** Spaces after the last digit, such as the one before `AM`. */
const spacesAfterTime = / (?=\D*$)/g;

/** A start time such as `Tuesday, November 24 at 10:00 AM`. A line cannot break before `AM`. */
export function formatStart(time: string, timeZone: string): string {
  const format = { ...dayOptions, hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(language(), format).format(new Date(time)).replace(spacesAfterTime, '\u00a0');
}

/** Whether a time zone is the reader's own. */
export const isOwnTimeZone = (timeZone: string): boolean =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone;

/** Spaces at which a line may break, except those after the dash of a range. */
const breakingSpaces = /(?<!–)[ \u2009]/g;

/**
 * The start and end times of a range, such as `10:00 – 11:00 AM`, and the time zone if it is not the reader's own. A line can break only
 * after the dash, because `EST` on a line of its own would be confusing.
 */
export function formatTimeRange({ start, end }: { start: string; end: string }, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(isOwnTimeZone(timeZone) ? {} : { timeZoneName: 'short' }),
  });
  return format.formatRange(new Date(start), new Date(end)).replace(breakingSpaces, '\u00a0');
}
