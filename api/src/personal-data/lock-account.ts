import { findOpenSession } from '../accounts/session-repository.ts';
import { findUser, listStaffIds, lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { lockAsStaff } from '../people/staff-lock.ts';

/** Who deletes an account: its owner in a session, or a member of staff. */
export type Deleter = { sessionId: string } | { staffId: string };

/**
 * Locks the row of an account that is about to be deleted.
 * @throws Failure `unauthorized` when the session has ended, for instance because the account was deleted a moment ago;
 * `not_found` when staff delete an account that was deleted a moment ago; `conflict` for the last member of staff, for someone who
 * became staff a moment ago, and for a member of staff who deletes their own account at the desk.
 */
export async function lockForDeletion(transaction: Database, userId: string, deleter: Deleter): Promise<UserRow> {
  if ('sessionId' in deleter) return lockOwnAccount(transaction, userId, deleter.sessionId);
  const user = await lockAsStaff(transaction, deleter.staffId, userId);
  // A member of staff who deletes someone else remains, so at least one is always left.
  if (userId === deleter.staffId) throw new Failure('conflict.own_deletion');
  return user;
}

async function lockOwnAccount(transaction: Database, userId: string, sessionId: string): Promise<UserRow> {
  // When two members of staff delete their own accounts at the same time, each deletion locks the rows of both, in the same
  // order. The second deletion then sees the first, so at least one member of staff is always left.
  const isStaff = (await findUser(transaction, userId))?.role === 'staff';
  const ids = isStaff ? [userId, ...(await listStaffIds(transaction))] : [userId];
  const rows = new Map<string, UserRow | undefined>();
  for (const id of [...new Set(ids)].sort()) rows.set(id, await lockUser(transaction, id));
  const user = rows.get(userId);
  const session = await findOpenSession(transaction, sessionId, userId, new Date());
  if (!user || !session) throw new Failure('unauthorized.session_ended');
  if (user.role !== 'staff') return user;
  // The person became staff a moment ago, so the rows of the other members of staff are not locked.
  if (!isStaff) throw new Failure('conflict.edited');
  if ((await listStaffIds(transaction)).length < 2) throw new Failure('conflict.last_staff');
  return user;
}
