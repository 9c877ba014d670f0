import type { Kysely } from 'kysely';

/** When an entry was last changed; null for entries that have not changed since this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['brands', 'organizations', 'donation_cards']) {
    await db.schema.alterTable(table).addColumn('changed_at', 'text').execute();
  }
}
