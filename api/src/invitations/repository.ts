import type { Role } from '@kindcrate/contract/roles';
import type { StaffInvitation } from '@kindcrate/contract/staff-invitations';
import { type ExpressionBuilder, sql } from 'kysely';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { InvitationRow } from '../database/invitation-row.ts';
import type { Schema } from '../database/schema.ts';
import { type Cursor, isOlderThan, mapPage, type Page, pageSize, takePage, timeCursor } from '../paging/page.ts';

/** An invitation that can still be accepted, with the title of its brand or organization, and the username of its sender. */
export interface OpenInvitation {
  id: string;
  email: string;
  email_key: string;
  role: Role;
  brand_id: string | null;
  organization_id: string | null;
  created_at: string;
  expires_at: string;
  brand: string | null;
  organization: string | null;
  invitedBy: string;
}

/** @returns false when the email address has another invitation that has not ended, even if it has expired. */
export async function addInvitation(database: Database, invitation: InvitationRow): Promise<boolean> {
  const added = await database
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('email_key').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** One page of the invitations that can still be accepted, newest first. */
export async function listInvitations(
  database: Database,
  after: Cursor | undefined,
  now: Date,
): Promise<Page<StaffInvitation>> {
  const rows = await selectOpenInvitations(database, now)
    .$call((query) => (after ? query.where(isOlderThan('invitations', after)) : query))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, timeCursor), toStaffInvitation);
}

/** Finds an invitation that can still be accepted. */
export async function findInvitation(database: Database, id: string, now: Date): Promise<OpenInvitation | undefined> {
  return selectOpenInvitations(database, now).where('invitations.id', '=', id).executeTakeFirst();
}

export async function findInvitationByCode(
  database: Database,
  codeHash: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return selectOpenInvitations(database, now).where('code_hash', '=', codeHash).executeTakeFirst();
}

/** @returns false when the invitation has ended. */
export async function setInvitationCode(database: Database, id: string, codeHash: string): Promise<boolean> {
  const updated = await database
    .updateTable('invitations')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Of several requests that end an invitation at the same time, only one succeeds. @returns false when it had already ended. */
export async function endInvitation(database: Database, id: string, now: Date): Promise<boolean> {
  const ended = await database
    .updateTable('invitations')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends an email address's invitation if it has not ended yet, even if it has expired. */
export async function endInvitationForEmail(database: Database, emailKey: string, now: Date): Promise<void> {
  await database
    .updateTable('invitations')
    .set({ ended_at: now.toISOString() })
    .where('email_key', '=', emailKey)
    .where('ended_at', 'is', null)
    .execute();
}

interface Invitee {
  userId: string;
  /** The email address of the account in lowercase; undefined when it is not confirmed. */
  emailKey: string | undefined;
}

/** The condition that an invitation was sent to this person, or that they accepted it when they had another address. */
function wasReceivedBy({ userId, emailKey }: Invitee) {
  return ({ eb, or, selectFrom }: ExpressionBuilder<Schema, 'invitations'>) => {
    const accepted = selectFrom('audit_entries')
      .select('subject_id')
      .where('actor_id', '=', userId)
      .where('action', '=', sql.lit('accepted'));
    return or([
      eb('invitations.id', 'in', accepted),
      ...(emailKey === undefined ? [] : [eb('invitations.email_key', '=', emailKey)]),
    ]);
  };
}

/** The invitations that a person received, newest first. */
export async function listInvitationsOf(
  database: Database,
  invitee: Invitee,
): Promise<Pick<InvitationRow, 'email' | 'role' | 'created_at' | 'ended_at'>[]> {
  return database
    .selectFrom('invitations')
    .select(['email', 'role', 'created_at', 'ended_at'])
    .where(wasReceivedBy(invitee))
    .orderBy('created_at', 'desc')
    .execute();
}

/** Removes the address from the invitations that a person received, and ends those that have not ended yet. */
export async function eraseInvitationsOf(database: Database, invitee: Invitee, now: Date): Promise<void> {
  await database
    .updateTable('invitations')
    .set(({ fn, ref, val }) => ({
      email: '',
      email_key: ref('id'),
      code_hash: null,
      ended_at: fn.coalesce('ended_at', val(now.toISOString())),
    }))
    .where(wasReceivedBy(invitee))
    .execute();
}

/** Selects the invitations that can still be accepted: the person who sent one must still be staff, and must not be blocked. */
function selectOpenInvitations(database: Database, now: Date) {
  return database
    .selectFrom('invitations')
    .innerJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .leftJoin('brands', 'brands.id', 'invitations.brand_id')
    .leftJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select(['invitations.id', 'invitations.email', 'invitations.email_key', 'invitations.role'])
    .select(['invitations.brand_id', 'invitations.organization_id', 'invitations.created_at', 'expires_at'])
    .select(['brands.title as brand', 'organizations.title as organization', 'inviter.username as invitedBy'])
    .where('invitations.ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('inviter.role', '=', 'staff')
    .where('inviter.blocked_at', 'is', null);
}

/** The title of the brand or of the organization; empty for other roles. */
export function workplaceOf({ brand, organization }: Pick<OpenInvitation, 'brand' | 'organization'>): string {
  return brand ?? organization ?? '';
}

export function toStaffInvitation(invitation: OpenInvitation): StaffInvitation {
  const { id: _id, email, role, invitedBy, created_at: createdAt, expires_at: expiresAt } = invitation;
  return { _id, email, role, workplace: workplaceOf(invitation), invitedBy, createdAt, expiresAt };
}

/** Deletes up to `limit` invitations that ended or expired before the given time. @returns how many. */
export async function deleteOldInvitations(database: Database, before: Date, limit: number): Promise<number> {
  const time = before.toISOString();
  const old = database
    .selectFrom('invitations')
    .select('id')
    .where(({ or, eb }) => or([eb('ended_at', '<', time), eb('expires_at', '<', time)]))
    .limit(limit);
  return countDeleted(database.deleteFrom('invitations').where('id', 'in', lockAvailableRows(database, old)));
}
