import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that visitors see an entry of the catalog: it is not hidden, the day from which it is shown has begun, and the day on
 * which it is hidden has not. Evaluated in each query, so that no job has to run at midnight.
 */
export function isVisible(
  table: 'brands' | 'organizations' | 'donation_cards',
  now: Date = new Date(),
): RawBuilder<boolean> {
  const time = now.toISOString();
  const column = (name: 'hidden' | 'shown_at' | 'hidden_at') => sql.ref(`${table}.${name}`);
  return sql<boolean>`(
    ${column('hidden')} = 0
    and (${column('shown_at')} is null or ${column('shown_at')} <= ${time})
    and (${column('hidden_at')} is null or ${column('hidden_at')} > ${time})
  )`;
}
