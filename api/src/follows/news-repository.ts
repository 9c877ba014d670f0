import type { Need } from '@kindcrate/contract/needs';
import type { Database } from '../database/database.ts';
import type { NeedFollowRow, OrganizationFollowRow } from '../database/follow-rows.ts';
import { listNeeds } from '../needs/repository.ts';
import type { KnownNeed } from './repository.ts';

/** The needs at the time when they were read. */
export interface NeedsNow {
  /** The current needs of organizations that are not hidden, by the id of the need. */
  needs: ReadonlyMap<string, Need>;
  /** When each wanted need became wanted, by its id. */
  wantedAt: ReadonlyMap<string, string>;
  /** A need that became wanted after this time is left for the next email: its transaction might not be committed yet. */
  until: string;
}

/** What one person follows. */
export interface FollowRows {
  organizations: readonly OrganizationFollowRow[];
  needs: readonly NeedFollowRow[];
}

/** Milliseconds. No transaction that adds a need stays open for longer, and no other server's clock is further behind. */
const maxCommitDelay = 60_000;

export async function readNeedsNow(database: Database, now: Date): Promise<NeedsNow> {
  const needs = await listNeeds(database, now);
  const times = await database
    .selectFrom('needs')
    .select(['id', 'wanted_at'])
    .where('wanted_at', 'is not', null)
    .execute();
  return {
    needs: new Map(needs.map((need) => [need._id, need])),
    wantedAt: new Map(times.map(({ id, wanted_at }) => [id, wanted_at ?? ''])),
    until: new Date(now.getTime() - maxCommitDelay).toISOString(),
  };
}

interface DueQuery {
  /** `YYYY-MM-DD`; people who have already had that day's email are not due. */
  today: string;
  /** The last user of the previous batch; empty for the first one. */
  after: string;
  limit: number;
}

/** The ids of people who may get an email today: they have not had one, their address is confirmed, and they are not blocked. */
export async function listDueFollowers(database: Database, { today, after, limit }: DueQuery): Promise<string[]> {
  const rows = await selectDueFollowers(database, { today, after, limit }).execute();
  return rows.map(({ user_id }) => user_id);
}

export function selectDueFollowers(database: Database, { today, after, limit }: DueQuery) {
  return database
    .selectFrom('followers')
    .innerJoin('users', 'users.id', 'followers.user_id')
    .select('followers.user_id')
    .where('followers.user_id', '>', after)
    .where('followers.mailed_day', '<', today)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .orderBy('followers.user_id')
    .limit(limit);
}

/** What each of these people follows, by the person's id. */
export async function readFollowRows(database: Database, userIds: readonly string[]): Promise<Map<string, FollowRows>> {
  const [organizations, needs] = await Promise.all([
    database.selectFrom('organization_follows').selectAll().where('user_id', 'in', userIds).execute(),
    database.selectFrom('need_follows').selectAll().where('user_id', 'in', userIds).execute(),
  ]);
  const organizationsOf = Map.groupBy(organizations, ({ user_id }) => user_id);
  const needsOf = Map.groupBy(needs, ({ user_id }) => user_id);
  return new Map(
    userIds.map((id) => [id, { organizations: organizationsOf.get(id) ?? [], needs: needsOf.get(id) ?? [] }]),
  );
}

/** Locks a follower until the transaction ends. @returns false when they have had today's email or no longer follow anything. */
export async function lockDueFollower(transaction: Database, userId: string, today: string): Promise<boolean> {
  const locked = await transaction
    .updateTable('followers')
    .set((follower) => ({ mailed_day: follower.ref('mailed_day') }))
    .where('user_id', '=', userId)
    .where('mailed_day', '<', today)
    .returning('user_id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Records that a follower gets today's email, with all needs that became wanted up to `until`. */
export async function recordMail(
  transaction: Database,
  { userId, today, until }: { userId: string; today: string; until: string },
): Promise<void> {
  await transaction.updateTable('followers').set({ mailed_day: today }).where('user_id', '=', userId).execute();
  await transaction
    .updateTable('organization_follows')
    .set({ reported_until: until })
    .where('user_id', '=', userId)
    .where('reported_until', '<', until)
    .execute();
}

export async function updateKnownNeed(
  transaction: Database,
  userId: string,
  { id, stage, isUrgent }: KnownNeed & { id: string },
): Promise<void> {
  await transaction
    .updateTable('need_follows')
    .set({ reported_stage: stage, reported_urgent: Number(isUrgent) })
    .where('user_id', '=', userId)
    .where('need_id', '=', id)
    .execute();
}
