import type { Kysely } from 'kysely';

/** Adds what people agreed to when they registered. Nobody asked the accounts of earlier versions, so they have no agreement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['agreed_version', 'agreed_at'])
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
}
