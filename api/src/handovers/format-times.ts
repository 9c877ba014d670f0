const locale = 'en';

/** A time for people, such as `Tuesday, November 24, 10:00 AM`. @param time ISO 8601 */
export function formatTime(time: string, timeZone: string): string {
  return createFormat(timeZone).format(new Date(time));
}

/** A range for people, with its time zone, which the reader may not be in: `Tuesday, November 24, 10:00 – 11:00 AM GMT+2`. */
export function formatTimeRange({ start, end }: { start: string; end: string }, timeZone: string): string {
  return createFormat(timeZone, { timeZoneName: 'short' }).formatRange(new Date(start), new Date(end));
}

function createFormat(timeZone: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone, ...options });
}
