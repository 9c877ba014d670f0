import { addDays, toInstant } from '@kindcrate/contract/local-time';
import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Instants in ISO 8601. The second one is excluded; without one of them, the period has no such limit. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** The period from the midnight before a day to the one after another, by the clock of a time zone. */
export function toPeriod(first: string | undefined, last: string | undefined, timeZone: string): Period {
  const toMidnight = (day: string) => toInstant({ day, time: '00:00' }, timeZone).toISOString();
  return { from: first && toMidnight(first), until: last && toMidnight(addDays(last, 1)) };
}

/** A condition: a time is in a period. */
export function isWithin(time: Expression<string | null>, { from, until }: Period): RawBuilder<boolean> {
  const limits = [from && sql`${time} >= ${from}`, until && sql`${time} < ${until}`].filter(Boolean);
  return sql<boolean>`(${sql.join([sql`${time} is not null`, ...limits], sql` and `)})`;
}
