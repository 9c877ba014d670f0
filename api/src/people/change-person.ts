import type { AuditAction } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { Role } from '@kindcrate/contract/roles';
import type { updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { unassignAll } from '../accounts/assignment-repository.ts';
import { endSessions } from '../accounts/session-repository.ts';
import { type RoleAndWorkplace, updateRole } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { lockAsStaff } from './staff-lock.ts';
import { findWorkplaces, type Workplaces } from './workplaces.ts';

type Body = BodyOf<typeof updatePersonEndpoint>;

export interface PersonChange extends RoleAndWorkplace {
  endsSessions: boolean;
  action: Extract<AuditAction, 'changed' | 'logged out'>;
  /** For the audit log. */
  detail: string;
}

const securityEventKinds = { changed: 'role changed', 'logged out': 'sessions ended' } as const;

/**
 * Gives a person another role or workplace, or ends their sessions. A new role also ends the sessions, because the tokens
 * contain the old role.
 * @param actorId the member of staff who makes the change
 * @param id the id of an existing account
 * @returns the change; undefined when everything is already as requested
 * @throws Failure `unauthorized` when the actor is no longer staff; `conflict` for the actor's own role;
 * `email_unconfirmed` for a role other than donor before the person's email is confirmed;
 * `invalid_fields` for a workplace that is unknown or that the role does not allow.
 */
export async function changePerson(
  { database }: Services,
  actorId: string,
  id: string,
  body: Body,
): Promise<PersonChange | undefined> {
  const workplaces = await findWorkplaces(database, body);
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    const user = await lockAsStaff(transaction, actorId, id);
    requireAllowed(user, body, workplaces, actorId);
    const change = planChange(user, body, workplaces);
    if (!change) return undefined;
    const { action, detail } = change;
    await updateRole(transaction, id, change);
    // The person no longer sees the orders of their former workplace.
    if (action === 'changed') await unassignAll(transaction, id);
    if (change.endsSessions) await endSessions(transaction, id, now);
    await addSecurityEvent(transaction, { kind: securityEventKinds[action], accountId: id }, now);
    // The audit log calls every account a `donor`, whatever its role.
    await addAuditEntry(transaction, { actor_id: actorId, action, subject_kind: 'donor', subject_id: id, detail }, now);
    return change;
  });
}

function requireAllowed(user: UserRow, body: Body, { brand, organization }: Workplaces, actorId: string): void {
  const role = body.role ?? user.role;
  if (user.id === actorId && role !== user.role) throw new Failure('conflict.own_role');
  // Anyone can register with someone else's address, so an unconfirmed address does not prove whose account it is.
  if (role !== user.role && role !== 'donor' && !user.email_confirmed_at) {
    throw new Failure('email_unconfirmed.role', { field: 'role', values: { email: user.email } });
  }
  requireWorkplace(body, role, {
    allowedRole: 'partner',
    field: 'brand',
    isKnown: brand !== undefined,
    unknown: messages.unknownBrand,
    notAllowed: messages.brandNotAllowed,
  });
  requireWorkplace(body, role, {
    allowedRole: 'volunteer',
    field: 'organization',
    isKnown: organization !== undefined,
    unknown: messages.unknownOrganization,
    notAllowed: messages.organizationNotAllowed,
  });
}

interface WorkplaceRule {
  /** The only role that has this kind of workplace. */
  allowedRole: Role;
  field: 'brand' | 'organization';
  isKnown: boolean;
  /** The message for an unknown workplace. */
  unknown: string;
  /** The message for a workplace that the role does not allow. */
  notAllowed: string;
}

function requireWorkplace(
  body: Body,
  role: Role,
  { allowedRole, field, isKnown, unknown, notAllowed }: WorkplaceRule,
): void {
  if (body[field] === undefined) return;
  if (role === allowedRole && !isKnown) throw invalidFields({ [field]: unknown });
  // A body that also sets another role may still contain a workplace that was selected earlier in the form. Such a workplace is ignored.
  if (role !== allowedRole && body.role === undefined) throw invalidFields({ [field]: notAllowed });
}

function planChange(
  user: UserRow,
  { role = user.role, endSessions: isEndRequested = false }: Body,
  { brand, organization }: Workplaces,
): PersonChange | undefined {
  const isRoleNew = role !== user.role;
  const brandId = role === 'partner' ? (brand?._id ?? user.brand_id) : null;
  const organizationId = role === 'volunteer' ? (organization?._id ?? user.organization_id) : null;
  const isChanged = isRoleNew || brandId !== user.brand_id || organizationId !== user.organization_id;
  if (!isChanged && !isEndRequested) return undefined;
  const endsSessions = isRoleNew || isEndRequested;
  const details = [
    isChanged && describeRole(user.role, role, { brand, organization }),
    endsSessions && auditDetail('sessionsEnded'),
  ];
  const detail = details.filter((part) => part !== false).join(', ');
  return { role, brandId, organizationId, endsSessions, action: isChanged ? 'changed' : 'logged out', detail };
}

function describeRole(from: Role, to: Role, { brand, organization }: Workplaces): string {
  const workplace = { partner: brand, volunteer: organization, donor: undefined, staff: undefined }[to];
  return workplace
    ? auditDetail('roleAt', { from, to, workplace: workplace.title })
    : auditDetail('role', { from, to });
}
