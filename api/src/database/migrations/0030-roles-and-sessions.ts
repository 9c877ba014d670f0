import type { Kysely } from 'kysely';

/**
 * Keeps two lookups fast among millions of accounts: the few accounts of staff, and the expired sessions of one
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_by_role').on('users').column('role').execute();
  // PostgreSQL expects few expired sessions, and would otherwise search those of all users at each login.
  await db.schema.dropIndex('sessions_by_user').execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').columns(['user_id', 'expires_at']).execute();
}
