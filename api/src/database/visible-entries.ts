import type { EntryVisibility } from '@kindcrate/contract/staff-fields';
import { type RawBuilder, sql } from 'kysely';

/** The columns of an entry that say when visitors see it. Days are `YYYY-MM-DD`. */
export interface VisibilityColumns {
  hidden: number;
  show_from: string | null;
  hide_on: string | null;
  /** When `show_from` begins; ISO 8601, like `hidden_at`. */
  shown_at: string | null;
  hidden_at: string | null;
}

/**
 * The condition that visitors see an entry of the catalog: it is not hidden, the day from which it is shown has begun, and the
 * day on which it is hidden has not. Evaluated in each query, so that no job has to run at midnight.
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

/** Whether visitors see an entry at the given time, by the same rules as `isVisible`, and if not, why. */
export function visibilityAt(
  { hidden, shown_at, hidden_at }: Pick<VisibilityColumns, 'hidden' | 'shown_at' | 'hidden_at'>,
  now: Date,
): EntryVisibility {
  const time = now.toISOString();
  if (hidden === 1) return 'hidden';
  if (shown_at !== null && shown_at > time) return 'not yet';
  return hidden_at !== null && hidden_at <= time ? 'no longer' : 'shown';
}
