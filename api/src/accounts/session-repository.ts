import type { Database } from '../database/database.ts';
import type { SessionRow, UserRow } from '../database/schema.ts';

export async function addSession(database: Database, session: Omit<SessionRow, 'ended_at'>): Promise<void> {
  await database
    .insertInto('sessions')
    .values({ ...session, ended_at: null })
    .execute();
}

export async function deleteExpiredSessions(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '<', now.toISOString())
    .execute();
}

/** The account of an open session, unless it is blocked, with its current role and workplace; those in the token may be outdated. */
export async function findOpenSession(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<Pick<UserRow, 'role' | 'brand_id' | 'organization_id'> | undefined> {
  return database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.role', 'users.brand_id', 'users.organization_id'])
    .where('sessions.id', '=', id)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** Ends every session of a user. */
export async function endSessions(database: Database, userId: string, now: Date): Promise<void> {
  // No session has an empty id, so none is kept.
  await endOtherSessions(database, userId, '', now);
}

/** Ends every session of a user except one. */
export async function endOtherSessions(database: Database, userId: string, keptId: string, now: Date): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .execute();
}
