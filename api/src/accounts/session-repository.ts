import type { Database } from '../database/open-database.ts';
import type { SessionRow, UserRow } from '../database/schema.ts';

/**
 * Starts a session for who proved to know the password behind a hash, and forgets those of the user that are over.
 * @returns false, with nothing started, when the user has another password by now. The row is written, not read, so
 * that a change of it at the same moment comes wholly before or wholly after.
 */
export async function startSession(
  database: Database,
  session: Omit<SessionRow, 'ended_at'>,
  provenHash: string,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: provenHash })
      .where('id', '=', session.user_id)
      .where('password_hash', '=', provenHash)
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', session.user_id)
      .where('expires_at', '<', session.created_at)
      .execute();
    await transaction
      .insertInto('sessions')
      .values({ ...session, ended_at: null })
      .execute();
    return true;
  });
}

/** Who a session belongs to; undefined when it is over. The role is today's, whatever a token says. */
export async function findOpenSession(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<Pick<UserRow, 'role' | 'brand_id'> | undefined> {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.role', 'users.brand_id'])
    .where('sessions.id', '=', id)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Ends every session of a user. */
export async function endSessions(database: Database, userId: string, now: Date): Promise<void> {
  await endOtherSessions(database, userId, '', now);
}

/** Ends every session of a user but one. */
export async function endOtherSessions(database: Database, userId: string, keptId: string, now: Date): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .execute();
}
