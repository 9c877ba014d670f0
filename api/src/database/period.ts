import { addDays, toInstant } from '@kindcrate/contract/local-time';
import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Times in ISO 8601. `until` is excluded. If one of the two is missing, the period is unlimited on that side. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** The period from the start of the first day to the end of the last one, in the given time zone. */
export function toPeriod(first: string | undefined, last: string | undefined, timeZone: string): Period {
  const toMidnight = (day: string) => toInstant({ day, time: '00:00' }, timeZone).toISOString();
  return { from: first && toMidnight(first), until: last && toMidnight(addDays(last, 1)) };
}

/** The condition that a time is in a period. */
export function isWithin(time: Expression<string | null>, { from, until }: Period): RawBuilder<boolean> {
  const bounds = [from && sql`${time} >= ${from}`, until && sql`${time} < ${until}`].filter(Boolean);
  return sql<boolean>`(${sql.join([sql`${time} is not null`, ...bounds], sql` and `)})`;
}
