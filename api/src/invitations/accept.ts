import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { registerInvitedEndpoint } from '@kindcrate/contract/invitations';
import { unassignAll } from '../accounts/assignment-repository.ts';
import { endOtherClaims } from '../accounts/confirm-email.ts';
import { toUserRow } from '../accounts/create-account.ts';
import { endSessions } from '../accounts/session-repository.ts';
import { addUser, findUserByEmail, lockUser, type RoleAndWorkplace, updateRole } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { hashSecretCode } from '../secret-codes.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { endInvitation, findInvitationByCode, type OpenInvitation, workplaceOf } from './repository.ts';

/** @throws Failure `not_found` for a code that is unknown, or whose invitation can no longer be accepted. */
export async function requireInvitation(database: Database, code: string): Promise<OpenInvitation> {
  const invitation = await findInvitationByCode(database, hashSecretCode(code), new Date());
  if (!invitation) throw new Failure('not_found.invitation');
  return invitation;
}

/**
 * Creates an account for an invited email address.
 * @returns the invitation
 * @throws Failure `not_found` when the invitation can no longer be accepted; `email_taken` when the address has an account.
 */
export async function registerInvited(
  { database, passwords }: Services,
  { code, confirmPassword: _, ...details }: BodyOf<typeof registerInvitedEndpoint>,
): Promise<OpenInvitation> {
  const invitation = await requireInvitation(database, code);
  const { email, role } = invitation;
  // Checked before the expensive hash; if two requests arrive at the same time, the database refuses one of them.
  if (await findUserByEmail(database, email)) throw new Failure('email_taken.invited');
  const account = await toUserRow(passwords, { ...details, email, role });
  const { brandId, organizationId } = toRoleAndWorkplace(invitation);
  const user = { ...account, brand_id: brandId, organization_id: organizationId };
  await database.transaction().execute(async (transaction) => {
    await consumeInvitation(transaction, invitation, code);
    if (!(await addUser(transaction, user))) throw new Failure('email_taken.invited');
    await endOtherClaims(transaction, email, { keptId: user.id, now: new Date() });
    await recordAcceptance(transaction, invitation, user.id);
  });
  return invitation;
}

/**
 * Gives an account the role of its invitation, and ends its sessions, because their tokens contain the old role.
 * @returns the invitation
 * @throws Failure `not_found` when the invitation can no longer be accepted; `conflict` when it is for another email address,
 * and for a staff account, because members of staff cannot give up that role themselves.
 */
export async function acceptInvitation({ database }: Services, userId: string, code: string): Promise<OpenInvitation> {
  const invitation = await requireInvitation(database, code);
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user?.email_key !== invitation.email_key) throw new Failure('conflict.invitation_email');
    if (user.role === 'staff') throw new Failure('conflict.own_role');
    await consumeInvitation(transaction, invitation, code);
    await updateRole(transaction, userId, toRoleAndWorkplace(invitation));
    await unassignAll(transaction, userId);
    await endSessions(transaction, userId, now);
    await recordAcceptance(transaction, invitation, userId);
  });
  return invitation;
}

/** Ends the invitation, after reading it again: the person who sent it may have lost the staff role in the meantime. */
async function consumeInvitation(transaction: Database, { id }: OpenInvitation, code: string): Promise<void> {
  await requireInvitation(transaction, code);
  if (!(await endInvitation(transaction, id, new Date()))) throw new Failure('not_found.invitation');
}

async function recordAcceptance(transaction: Database, invitation: OpenInvitation, userId: string): Promise<void> {
  const { id, role } = invitation;
  const workplace = workplaceOf(invitation);
  const detail = workplace ? auditDetail('asRoleAt', { role, workplace }) : auditDetail('asRole', { role });
  const entry = { actor_id: userId, action: 'accepted', subject_kind: 'invitation', subject_id: id } as const;
  const now = new Date();
  await addAuditEntry(transaction, { ...entry, detail }, now);
  await addSecurityEvent(transaction, { kind: 'role changed', accountId: userId }, now);
}

function toRoleAndWorkplace({
  role,
  brand_id: brandId,
  organization_id: organizationId,
}: OpenInvitation): RoleAndWorkplace {
  return { role, brandId, organizationId };
}
