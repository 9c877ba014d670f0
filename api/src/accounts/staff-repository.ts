import { addAct } from '../audit/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { UserRow } from '../database/schema.ts';
import { endSessions } from './session-repository.ts';
import { addUser, findUser, lockUser } from './user-repository.ts';

const place = 'on the command line';

/**
 * Adds an account of the staff that was made on the command line. Nobody of the staff did it, so the trail names the
 * account itself.
 * @returns false when the e-mail is taken.
 */
export async function addStaffAccount(database: Database, user: UserRow): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await addUser(transaction, user))) return false;
    await addAct(transaction, actOf(user, 'created', `as staff, ${place}`), new Date());
    return true;
  });
}

/**
 * Takes an account onto the staff, and ends its sessions, since their tokens tell the old role. Its row is written before
 * that role is read, and so locked.
 * @returns false when it is of the staff already, also by somebody at the same moment.
 */
export async function promoteToStaff(database: Database, id: string): Promise<boolean> {
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, id);
    const user = await findUser(transaction, id);
    if (!user || user.role === 'staff') return false;
    await transaction.updateTable('users').set({ role: 'staff', brand_id: null }).where('id', '=', id).execute();
    await endSessions(transaction, id, now);
    const detail = `from ${user.role} to staff, sessions ended, ${place}`;
    await addAct(transaction, actOf(user, 'changed', detail), now);
    return true;
  });
}

function actOf({ id }: UserRow, action: string, detail: string) {
  return { actor_id: id, action, subject_kind: 'donor', subject_id: id, detail } as const;
}
