import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';

/**
 * Locks the row of a member of staff, and of the person whose account they change, always in the same order to prevent a
 * deadlock. When two members of staff demote or block each other at the same time, the one who gets the locks last is
 * refused, so the desk never loses its last member of staff.
 * @param id the account to change; omitted when the change concerns no other account
 * @throws Failure `unauthorized` when the actor is no longer staff or is blocked; `not_found` when the person's account
 * was deleted.
 */
export async function lockAsStaff(transaction: Database, actorId: string, id: string = actorId): Promise<UserRow> {
  const rows = new Map<string, UserRow | undefined>();
  for (const each of [actorId, id].toSorted()) rows.set(each, await lockUser(transaction, each));
  const [actor, user] = [rows.get(actorId), rows.get(id)];
  if (!actor || !user) throw new Error('the row of an account was deleted');
  if (actor.role !== 'staff' || actor.blocked_at !== null) throw new Failure('unauthorized.session_ended');
  if (user.deleted_at !== null) throw new Failure('not_found.person');
  return user;
}
