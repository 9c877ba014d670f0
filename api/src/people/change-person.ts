import type { AuditAction } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { Role } from '@kindcrate/contract/roles';
import type { updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { endSessions } from '../accounts/session-repository.ts';
import { lockUser, updateRole } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { findStaffBrand } from '../catalog/brand-repository.ts';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure, invalidFields } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';

type Body = BodyOf<typeof updatePersonEndpoint>;

interface Brand {
  _id: string;
  title: string;
}

export interface PersonChange {
  role: Role;
  brandId: string | null;
  endsSessions: boolean;
  action: Extract<AuditAction, 'changed' | 'logged out'>;
  /** For the audit log. */
  detail: string;
}

const securityEventKinds = { changed: 'role changed', 'logged out': 'sessions ended' } as const;

/**
 * Gives a person another role or brand, or ends their sessions. Another role ends them too, because their tokens carry
 * the old one.
 * @param actorId the member of staff who makes the change
 * @param id the id of an existing account
 * @returns the change; undefined when everything is already as requested
 * @throws Failure `unauthorized` when the actor is no longer staff; `conflict` for the actor's own role;
 * `invalid_fields` for a brand that is unknown or that the role does not allow.
 */
export async function changePerson(
  { database }: Services,
  actorId: string,
  id: string,
  body: Body,
): Promise<PersonChange | undefined> {
  const brand = body.brand === undefined ? undefined : await findStaffBrand(database, body.brand);
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    const [actor, user] = await lockBoth(transaction, actorId, id);
    if (actor.role !== 'staff') throw new Failure('unauthorized.session_ended');
    requireAllowed(user, body, brand, actorId);
    const change = planChange(user, body, brand);
    if (!change) return undefined;
    const { action, detail } = change;
    await updateRole(transaction, id, change);
    if (change.endsSessions) await endSessions(transaction, id, now);
    // The audit log calls every account a `donor`, whatever its role.
    await addSecurityEvent(transaction, { kind: securityEventKinds[action], accountId: id }, now);
    await addAuditEntry(transaction, { actor_id: actorId, action, subject_kind: 'donor', subject_id: id, detail }, now);
    return change;
  });
}

/**
 * Locks both rows, always in the same order to prevent a deadlock. When two members of staff demote each other at once,
 * the one who gets the locks last is no longer staff and is refused, so the desk never loses its last member of staff.
 */
async function lockBoth(transaction: Database, actorId: string, id: string): Promise<[actor: UserRow, user: UserRow]> {
  const rows = new Map<string, UserRow | undefined>();
  for (const userId of [actorId, id].toSorted()) rows.set(userId, await lockUser(transaction, userId));
  const [actor, user] = [rows.get(actorId), rows.get(id)];
  if (!actor || !user) throw new Error('an account was deleted');
  return [actor, user];
}

function requireAllowed(user: UserRow, body: Body, brand: Brand | undefined, actorId: string): void {
  const role = body.role ?? user.role;
  if (user.id === actorId && role !== user.role) throw new Failure('conflict.own_role');
  if (body.brand === undefined) return;
  if (role === 'partner' && !brand) throw invalidFields({ brand: messages.unknownBrand });
  // A body that also sets another role may still contain a brand that was selected earlier in the form: it is ignored.
  if (role !== 'partner' && body.role === undefined) throw invalidFields({ brand: messages.brandNotAllowed });
}

function planChange(
  user: UserRow,
  { role = user.role, endSessions: isEndRequested = false }: Body,
  brand: Brand | undefined,
): PersonChange | undefined {
  const isRoleNew = role !== user.role;
  const brandId = role === 'partner' ? (brand?._id ?? user.brand_id) : null;
  const isChanged = isRoleNew || brandId !== user.brand_id;
  if (!isChanged && !isEndRequested) return undefined;
  const endsSessions = isRoleNew || isEndRequested;
  const roles = { from: user.role, to: role };
  const details = [
    isChanged &&
      (brandId && brand ? auditDetail('partnerOf', { ...roles, brand: brand.title }) : auditDetail('role', roles)),
    endsSessions && auditDetail('sessionsEnded'),
  ];
  const detail = details.filter((part) => part !== false).join(', ');
  return { role, brandId, endsSessions, action: isChanged ? 'changed' : 'logged out', detail };
}
