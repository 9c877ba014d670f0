import type { Follows } from '@kindcrate/contract/follows';
import { type Database, lockRowsAgainstDeletion } from '../database/database.ts';
import type { NeedStage } from '../database/follow-rows.ts';
import { isVisible } from '../database/visible-entries.ts';

/** What a follower of a need knows about it. */
export interface KnownNeed {
  stage: NeedStage;
  isUrgent: boolean;
}

/** What a person follows, sorted by the name of the organization, without what is hidden from visitors. */
export async function listFollows(database: Database, userId: string): Promise<Follows> {
  const organizations = await database
    .selectFrom('organization_follows as follow')
    .innerJoin('organizations', 'organizations.id', 'follow.organization_id')
    .select(['organizations.id as _id', 'organizations.title', 'follow.created_at as createdAt'])
    .where('follow.user_id', '=', userId)
    .where(isVisible('organizations'))
    .orderBy('organizations.title')
    .orderBy('organizations.id')
    .execute();
  const needs = await database
    .selectFrom('need_follows as follow')
    .innerJoin('needs', 'needs.id', 'follow.need_id')
    .innerJoin('organizations', 'organizations.id', 'needs.organization_id')
    .select(['needs.id', 'needs.words', 'follow.created_at', 'organizations.id as organization', 'organizations.title'])
    .where('follow.user_id', '=', userId)
    .where(isVisible('organizations'))
    .orderBy('organizations.title')
    .orderBy('needs.words')
    .orderBy('needs.id')
    .execute();
  return {
    organizations,
    needs: needs.map(({ id, words, created_at, organization, title }) => ({
      ...{ _id: id, words, createdAt: created_at },
      organization: { _id: organization, title },
    })),
  };
}

/** How many organizations and needs a person follows, including what is hidden. */
export async function countFollows(database: Database, userId: string): Promise<number> {
  const countIn = async (table: 'organization_follows' | 'need_follows') => {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await query.where('user_id', '=', userId).executeTakeFirstOrThrow()).count);
  };
  return (await countIn('organization_follows')) + (await countIn('need_follows'));
}

export async function addFollower(transaction: Database, userId: string): Promise<void> {
  await transaction
    .insertInto('followers')
    .values({ user_id: userId, mailed_day: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a person stop following everything. */
export async function deleteFollower(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('followers').where('user_id', '=', userId).execute();
}

interface Follow {
  userId: string;
  /** The id of the organization or the need. */
  id: string;
}

export async function isOrganizationFollowed(database: Database, { userId, id }: Follow): Promise<boolean> {
  const query = database.selectFrom('organization_follows').select('user_id').where('organization_id', '=', id);
  return (await query.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function isNeedFollowed(database: Database, { userId, id }: Follow): Promise<boolean> {
  const query = database.selectFrom('need_follows').select('user_id').where('need_id', '=', id);
  return (await query.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** @returns false when visitors do not see the organization. */
export async function insertOrganizationFollow(
  transaction: Database,
  { userId, id }: Follow,
  now: Date,
): Promise<boolean> {
  const time = now.toISOString();
  const visible = transaction
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where(isVisible('organizations'));
  if (!(await lockRowsAgainstDeletion(transaction, visible).executeTakeFirst())) return false;
  await transaction
    .insertInto('organization_follows')
    .values({ user_id: userId, organization_id: id, reported_until: time, created_at: time })
    .execute();
  return true;
}

export async function insertNeedFollow(
  transaction: Database,
  { userId, id }: Follow,
  { stage, isUrgent }: KnownNeed,
  now: Date,
): Promise<void> {
  const known = { reported_stage: stage, reported_urgent: Number(isUrgent), created_at: now.toISOString() };
  await transaction
    .insertInto('need_follows')
    .values({ user_id: userId, need_id: id, ...known })
    .execute();
}

/** @returns false when the person did not follow the organization. */
export async function deleteOrganizationFollow(database: Database, { userId, id }: Follow): Promise<boolean> {
  const deletion = database.deleteFrom('organization_follows').where('user_id', '=', userId);
  return (await deletion.where('organization_id', '=', id).returning('user_id').executeTakeFirst()) !== undefined;
}

/** @returns false when the person did not follow the need. */
export async function deleteNeedFollow(database: Database, { userId, id }: Follow): Promise<boolean> {
  const deletion = database.deleteFrom('need_follows').where('user_id', '=', userId);
  return (await deletion.where('need_id', '=', id).returning('user_id').executeTakeFirst()) !== undefined;
}
