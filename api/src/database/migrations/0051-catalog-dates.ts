import type { Kysely } from 'kysely';

const tables = ['brands', 'organizations', 'donation_cards'] as const;

/**
 * The days on which the site begins to show an entry and hides it again, as staff chose them, and the instants at which these days
 * begin. Queries compare instants, because a day begins at different times in different time zones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const column of ['show_from', 'hide_on', 'shown_at', 'hidden_at'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
}
