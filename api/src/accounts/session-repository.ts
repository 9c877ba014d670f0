import { limits } from '@kindcrate/contract/limits';
import { sql } from 'kysely';
import { deleteApiTokensOf } from '../api-tokens/repository.ts';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { SessionRow, UserRow } from '../database/schema.ts';
import { deleteEmailCodes } from './email-code-repository.ts';

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

/** Deletes up to `limit` sessions of any user that expired before the given time. @returns how many. */
export async function deleteAllExpiredSessions(database: Database, before: Date, limit: number): Promise<number> {
  const expired = database
    .selectFrom('sessions')
    .select('id')
    .where('expires_at', '<', before.toISOString())
    .orderBy('expires_at')
    .limit(limit);
  return countDeleted(database.deleteFrom('sessions').where('id', 'in', lockAvailableRows(database, expired)));
}

/** Prepared, because every request with a token runs it. */
const selectOpenSession = prepareQuery((database, id: string, userId: string, now: string) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.role', 'users.brand_id', 'users.organization_id'])
    .select(['sessions.confirmed_at', 'sessions.last_used_at'])
    .where('sessions.id', '=', id)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null),
);

type OpenSession = Pick<UserRow, 'role' | 'brand_id' | 'organization_id'> &
  Pick<SessionRow, 'confirmed_at' | 'last_used_at'>;

/**
 * The account of an open session, unless it is blocked. Its role and workplace are the current ones; those in the token may
 * be outdated.
 */
export async function findOpenSession(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<OpenSession | undefined> {
  const [session] = await selectOpenSession(database, id, userId, now.toISOString());
  return session;
}

/** All stored sessions of a user, including ended and expired ones, newest first. */
export async function listSessions(database: Database, userId: string): Promise<SessionRow[]> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function deleteSessions(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Finds the id of an open session's user. */
export async function findSessionUserId(database: Database, id: string, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.user_id;
}

/** The open sessions of a user: the current one first, then the others, most recently used first. */
export async function listOpenSessions(
  database: Database,
  { userId, currentId, now }: { userId: string; currentId: string; now: Date },
): Promise<SessionRow[]> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy(sql`case when id = ${currentId} then 0 else 1 end`)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limits.listedSessions)
    .execute();
}

/** Records that the password has just been verified in a session. @returns false when the session has ended. */
export async function recordPasswordCheck(database: Database, id: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .updateTable('sessions')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Records that sessions were used. @param hour the start of the hour in which they were used */
export async function updateLastUse(database: Database, ids: string[], hour: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_used_at: hour })
    .where('id', 'in', ids)
    .where('last_used_at', '<', hour)
    .execute();
}

/** Ends one session of a user. @returns false when the user has no open session with this id. */
export async function endSession(database: Database, id: string, userId: string, now: Date): Promise<boolean> {
  const ended = await database
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Ends every session of a user, and revokes what someone may have created in one of them: emailed links, for instance to
 * confirm a new address, and API tokens.
 */
export async function endSessions(database: Database, userId: string, now: Date): Promise<void> {
  await deleteEmailCodes(database, userId);
  await deleteApiTokensOf(database, userId);
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
