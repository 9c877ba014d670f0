import type { Kysely } from 'kysely';

/** For millions of accounts: the few of staff among them, and the expired sessions of one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_by_role').on('users').column('role').execute();
  // PostgreSQL expects few expired sessions, and would otherwise search those of all users at each login.
  await db.schema.dropIndex('sessions_by_user').execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').columns(['user_id', 'expires_at']).execute();
}
