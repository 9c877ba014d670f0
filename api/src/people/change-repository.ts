import type { Role } from '@kindcrate/contract/roles';
import { endSessions } from '../accounts/session-repository.ts';
import { addAct } from '../audit/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { UserRow } from '../database/schema.ts';

/** What becomes of an account. */
export interface DonorChange {
  role: Role;
  brandId: string | null;
  endsSessions: boolean;
  /** How the trail tells it. */
  action: string;
  detail: string;
}

type Decide = (user: UserRow) => DonorChange | undefined;

/**
 * Changes an account as `decide` says of it, and writes the act into the trail, all or nothing. Both rows are locked
 * first, always in the same order: of two of the staff who take the role from each other at once, the second finds that
 * it is not theirs any more, so there is always somebody left.
 * @param decide gives nothing when all is as it should be; what it throws undoes everything
 * @returns what was changed, if anything; false, with nothing changed, when the actor is not of the staff any more.
 */
export async function changeDonor(
  database: Database,
  actorId: string,
  id: string,
  decide: Decide,
): Promise<DonorChange | undefined | false> {
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    const [actor, user] = await lockUsers(transaction, actorId, id);
    if (actor.role !== 'staff') return false;
    const change = decide(user);
    if (!change) return undefined;
    const { role, brandId, endsSessions, action, detail } = change;
    await transaction.updateTable('users').set({ role, brand_id: brandId }).where('id', '=', id).execute();
    if (endsSessions) await endSessions(transaction, id, now);
    await addAct(transaction, { actor_id: actorId, action, subject_kind: 'donor', subject_id: id, detail }, now);
    return change;
  });
}

/** A row that is written as it was is locked on every engine. */
async function lockUsers(database: Database, actorId: string, id: string): Promise<[UserRow, UserRow]> {
  const rows = new Map<string, UserRow>();
  for (const each of [actorId, id].toSorted()) {
    const row = await database
      .updateTable('users')
      .set((user) => ({ role: user.ref('role') }))
      .where('id', '=', each)
      .returningAll()
      .executeTakeFirstOrThrow();
    rows.set(each, row);
  }
  return [actorId, id].map((each) => rows.get(each)) as [UserRow, UserRow];
}
