import type { UserRow } from '../database/schema.ts';

/** The columns that decide whether someone at the desk may know who another person is. */
type Colleague = Pick<UserRow, 'username' | 'role' | 'organization_id' | 'deleted_at'>;

/**
 * The username of a person as someone at the desk may see it: staff see everyone's; volunteers see only those of
 * the volunteers of their own organization.
 * @param organizationId the volunteer's organization; undefined for staff
 * @returns null for a deleted account, and for a person whose name the viewer may not see
 */
export function colleagueName(person: Colleague, organizationId: string | undefined): string | null {
  if (person.deleted_at !== null) return null;
  const isColleague = person.role === 'volunteer' && person.organization_id === organizationId;
  return organizationId === undefined || isColleague ? person.username : null;
}

/** The columns that a query of people has to select for `colleagueName`. */
export const colleagueColumns = ['users.username', 'users.role', 'users.organization_id', 'users.deleted_at'] as const;
