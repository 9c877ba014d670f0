import type { Kysely } from 'kysely';

/**
 * Adds what people agreed to when they registered. Earlier versions did not ask for an agreement, so their accounts
 * have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['agreed_version', 'agreed_at'])
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
}
