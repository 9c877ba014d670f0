import type { Kysely } from 'kysely';

/** For the few accounts of staff among millions of donors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_by_role').on('users').column('role').execute();
}
