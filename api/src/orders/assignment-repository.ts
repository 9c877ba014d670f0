import type { Assignee } from '@kindcrate/contract/staff-order-assignment';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';

/**
 * The people to whom an order of an organization can be assigned, sorted by username.
 * @param excludesStaff whether to leave out staff, whose names volunteers do not see
 */
export async function listAssignees(
  database: Database,
  organizationId: string,
  excludesStaff: boolean,
): Promise<Assignee[]> {
  return database
    .selectFrom('users')
    .select(['id as _id', 'username'])
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(({ and, eb, or }) => {
      const isVolunteer = and([eb('role', '=', 'volunteer'), eb('organization_id', '=', organizationId)]);
      return excludesStaff ? isVolunteer : or([eb('role', '=', 'staff'), isVolunteer]);
    })
    .orderBy('username')
    .orderBy('id')
    .execute();
}

/** Whether an order of an organization can be assigned to a person, by the same rules as `listAssignees`. */
export function canBeAssigned(person: UserRow, organizationId: string, excludesStaff: boolean): boolean {
  if (person.blocked_at !== null || person.deleted_at !== null) return false;
  const isVolunteer = person.role === 'volunteer' && person.organization_id === organizationId;
  return isVolunteer || (!excludesStaff && person.role === 'staff');
}

export async function updateAssignee(transaction: Database, orderId: string, assigneeId: string | null): Promise<void> {
  await transaction.updateTable('orders').set({ assignee_id: assigneeId }).where('id', '=', orderId).execute();
}
