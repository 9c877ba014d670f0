import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
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

/** Prepared, because every request with a token runs it. */
const selectOpenSession = prepareQuery((database, id: string, userId: string, now: string) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.role', 'users.brand_id'])
    .where('sessions.id', '=', id)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now),
);

/** The account of an open session, with its current role and brand; those in the token may be outdated. */
export async function findOpenSession(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<Pick<UserRow, 'role' | 'brand_id'> | undefined> {
  const [session] = await selectOpenSession(database, id, userId, now.toISOString());
  return session;
}

/** The user of an open session, found by the session alone. */
export async function findSessionUser(database: Database, id: string, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.user_id;
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
