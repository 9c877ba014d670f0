import type { Database } from '../database/open-database.ts';
import type { UserRow } from '../database/schema.ts';
import { addAct } from './audit.ts';
import { endSessions } from './sessions.ts';
import { addUser } from './users.ts';

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

/** Takes an account onto the staff, and ends its sessions, since their tokens tell the old role. */
export async function promoteToStaff(database: Database, user: UserRow): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ role: 'staff', brand_id: null }).where('id', '=', user.id).execute();
    await endSessions(transaction, user.id, now);
    const detail = `from ${user.role} to staff, sessions ended, ${place}`;
    await addAct(transaction, actOf(user, 'changed', detail), now);
  });
}

function actOf({ id }: UserRow, action: string, detail: string) {
  return { actor_id: id, action, subject_kind: 'donor', subject_id: id, detail } as const;
}
