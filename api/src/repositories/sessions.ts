import type { Database } from '../database/open-database.ts';
import type { SessionRow } from '../database/schema.ts';

/** Starts a session, and forgets those of the same user that are over. */
export async function startSession(database: Database, session: Omit<SessionRow, 'ended_at'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', session.user_id)
      .where('expires_at', '<', session.created_at)
      .execute();
    await transaction
      .insertInto('sessions')
      .values({ ...session, ended_at: null })
      .execute();
  });
}

export async function isSessionOpen(database: Database, id: string, userId: string, now: Date): Promise<boolean> {
  const found = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
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
