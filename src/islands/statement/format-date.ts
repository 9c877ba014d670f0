import { pageLanguage } from '../../lib/money.ts';

/** Formats the day of a time in UTC, which decides the year of a gift: in the reader's time zone, the gift could seem to belong to another year. */
export const formatDate = (time: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
