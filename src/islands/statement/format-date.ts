import { pageLanguage } from '../../lib/money.ts';

/** Formats the UTC date of a time, because statements cover calendar years in UTC: in the reader's time zone, a gift could seem to belong to another year. */
export const formatDate = (time: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
