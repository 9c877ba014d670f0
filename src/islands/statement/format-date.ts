import { pageLanguage } from '../../lib/money.ts';

/**
 * Formats the date that a time has in UTC, because statements cover calendar years in UTC. In the reader's time zone, a gift could seem to
 * belong to another year.
 */
export const formatDate = (time: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
