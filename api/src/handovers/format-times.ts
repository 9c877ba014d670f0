const locale = 'en';

/** Formats a time for people to read, such as `Tuesday, November 24, 10:00 AM`. @param time ISO 8601 */
export function formatTime(time: string, timeZone: string): string {
  return findFormat(timeZone).format(new Date(time));
}

/**
 * Formats a range for people to read, such as `Tuesday, November 24, 10:00 – 11:00 AM GMT+2`. The time zone is included, because
 * the reader may be in another one.
 */
export function formatTimeRange({ start, end }: { start: string; end: string }, timeZone: string): string {
  return findFormat(timeZone, 'short').formatRange(new Date(start), new Date(end));
}

/**
 * Formats are cached, because creating one takes far longer than using it. Their number is limited, because anyone at the desk
 * may enter time zones.
 */
const maxFormats = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(timeZone: string, timeZoneName?: 'short'): Intl.DateTimeFormat {
  const key = `${timeZone} ${timeZoneName}`;
  const known = formats.get(key);
  if (known) return known;
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone, timeZoneName });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(key, format);
  return format;
}
