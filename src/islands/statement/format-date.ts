import { pageLanguage } from '../../lib/money.ts';

/** Formats a time as its day in UTC, by which gifts are assigned to years: in the reader's time zone, a gift could seem to belong to another year. */
export const formatDate = (time: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
