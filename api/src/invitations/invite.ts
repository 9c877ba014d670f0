import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { createInvitationEndpoint } from '@kindcrate/contract/staff-invitations';
import { emailKey, findUserByEmail } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { Failure, invalidFields } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { lockAsStaff } from '../people/staff-lock.ts';
import { findWorkplaces, type Workplaces } from '../people/workplaces.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { transact } from '../transact.ts';
import { type InvitationMessage, invitationDays, invitationMessageKind } from './mail.ts';
import { addInvitation, endInvitation, endInvitationForEmail } from './repository.ts';

type Body = BodyOf<typeof createInvitationEndpoint>;

const day = 24 * 60 * 60 * 1000;

/**
 * Invites an email address to a role, with a link that works once. An earlier invitation for the address ends.
 * @param actorId the member of staff who sends the invitation
 * @returns the id of the invitation
 * @throws Failure `unauthorized` when the actor is no longer staff; `conflict` when the address belongs to an account that is
 * staff or has this role and workplace, or when a colleague invites the same address at the same time; `invalid_fields` for an
 * unknown brand or organization.
 */
export async function invite(services: Services, actorId: string, body: Body): Promise<string> {
  const workplaces = await findWorkplaces(services.database, body);
  requireWorkplace(body, workplaces);
  const now = new Date();
  const { email, role } = body;
  const brandId = role === 'partner' ? (workplaces.brand?._id ?? null) : null;
  const organizationId = role === 'volunteer' ? (workplaces.organization?._id ?? null) : null;
  return transact(services, async (transaction, effects) => {
    await lockAsStaff(transaction, actorId);
    await requireDifferentRole(transaction, body, brandId, organizationId);
    await endInvitationForEmail(transaction, emailKey(email), now);
    const id = randomUUID();
    const isAdded = await addInvitation(transaction, {
      id,
      email,
      email_key: emailKey(email),
      role,
      brand_id: brandId,
      organization_id: organizationId,
      code_hash: null,
      invited_by: actorId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationDays * day).toISOString(),
      ended_at: null,
    });
    if (!isAdded) throw new Failure('conflict.invited');
    const message: InvitationMessage = { invitationId: id };
    await addMessage(transaction, invitationMessageKind, message, now.toISOString());
    effects.wakeMail();
    const entry = { actor_id: actorId, action: 'invited', subject_kind: 'invitation', subject_id: id } as const;
    await addAuditEntry(transaction, { ...entry, detail: describeRole(role, workplaces) }, now);
    return id;
  });
}

/** @throws Failure `unauthorized` when the actor is no longer staff; `not_found` when the invitation is unknown or has ended. */
export async function withdrawInvitation({ database }: Services, actorId: string, id: string): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await lockAsStaff(transaction, actorId);
    if (!(await endInvitation(transaction, id, now))) throw new Failure('not_found.invitation');
    const entry = { actor_id: actorId, action: 'withdrew', subject_kind: 'invitation', subject_id: id } as const;
    await addAuditEntry(transaction, entry, now);
  });
}

function requireWorkplace({ role }: Body, { brand, organization }: Workplaces): void {
  if (role === 'partner' && !brand) throw invalidFields({ brand: messages.unknownBrand });
  if (role === 'volunteer' && !organization) throw invalidFields({ organization: messages.unknownOrganization });
}

/** An account with the same role and workplace needs no invitation, and a staff account must keep its role. */
async function requireDifferentRole(
  transaction: Database,
  { email, role }: Body,
  brandId: string | null,
  organizationId: string | null,
): Promise<void> {
  const user = await findUserByEmail(transaction, email);
  if (!user) return;
  if (user.role === 'staff') throw new Failure('conflict.is_staff', { values: { email } });
  if (user.role === role && user.brand_id === brandId && user.organization_id === organizationId) {
    throw new Failure('conflict.has_role', { values: { email } });
  }
}

function describeRole(role: Body['role'], { brand, organization }: Workplaces): string {
  const workplace = { partner: brand, volunteer: organization, staff: undefined }[role];
  return workplace ? auditDetail('asRoleAt', { role, workplace: workplace.title }) : auditDetail('asRole', { role });
}
