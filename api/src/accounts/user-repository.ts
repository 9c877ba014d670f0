import type { Role } from '@kindcrate/contract/roles';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { replaceUserSearchWords } from './search-word-repository.ts';

/** The form in which email addresses are compared: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** @returns false when an account has the same `email_key`, even one that another request is adding right now. */
export async function addUser(transaction: Database, user: UserRow): Promise<boolean> {
  const added = await transaction
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await replaceUserSearchWords(transaction, added.id);
  return true;
}

export async function findUser(database: Database, id: string): Promise<UserRow | undefined> {
  return database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account that has confirmed an address. */
export async function findUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  return database.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function hasUserWithRole(database: Database, role: Role): Promise<boolean> {
  const found = await database.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Locks a user's row until the transaction ends, on every engine, by writing it unchanged. Other transactions that lock the
 * user wait until then, so they cannot spend the same balance.
 */
export async function lockUser(transaction: Database, id: string): Promise<UserRow | undefined> {
  return transaction
    .updateTable('users')
    .set((user) => ({ role: user.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

interface ContactDetails {
  username?: string | undefined;
  phone?: string | undefined;
}

/** Leaves undefined details unchanged. Changes nothing when the account has been deleted in the meantime. */
export async function updateContactDetails(
  transaction: Database,
  id: string,
  { username, phone }: ContactDetails,
): Promise<void> {
  const changes = { ...(username !== undefined && { username }), ...(phone !== undefined && { phone }) };
  await transaction.updateTable('users').set(changes).where('id', '=', id).where('deleted_at', 'is', null).execute();
  await replaceUserSearchWords(transaction, id);
}

/** A role, with the brand of a partner or the organization of a volunteer. */
export interface RoleAndWorkplace {
  role: Role;
  brandId: string | null;
  organizationId: string | null;
}

export async function updateRole(
  database: Database,
  id: string,
  { role, brandId, organizationId }: RoleAndWorkplace,
): Promise<void> {
  const changes = { role, brand_id: brandId, organization_id: organizationId };
  await database.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Blocks an account, or unblocks it when the reason is null. */
export async function updateBlock(database: Database, id: string, reason: string | null, now: Date): Promise<void> {
  const changes = { blocked_at: reason === null ? null : now.toISOString(), blocked_reason: reason };
  await database.updateTable('users').set(changes).where('id', '=', id).execute();
}

export async function updatePasswordHash(database: Database, id: string, passwordHash: string): Promise<void> {
  await database.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/**
 * Locks the user's row, by writing the same hash again, unless the password has changed since the hash was read.
 * @returns undefined when the password has changed.
 */
export async function lockIfPasswordUnchanged(
  transaction: Database,
  id: string,
  passwordHash: string,
): Promise<UserRow | undefined> {
  return transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .returningAll()
    .executeTakeFirst();
}

export async function updatePhoto(database: Database, id: string, photoId: string): Promise<void> {
  await database.updateTable('users').set({ photo_id: photoId }).where('id', '=', id).execute();
}

/** The ids of all staff who can log in. */
export async function listStaffIds(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'staff')
    .where('blocked_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function isDeleted(database: Database, id: string): Promise<boolean> {
  const user = await database.selectFrom('users').select('deleted_at').where('id', '=', id).executeTakeFirst();
  return user?.deleted_at != null;
}

/**
 * Removes everything about the person from the row of an account. What remains is a pseudonym that nobody can log in to; the
 * email address can be registered again.
 */
export async function pseudonymizeUser(
  transaction: Database,
  id: string,
  { username, now }: { username: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      username,
      email: '',
      email_key: id,
      email_confirmed_at: null,
      phone: '',
      password_hash: '',
      role: 'donor',
      brand_id: null,
      organization_id: null,
      photo_id: null,
      blocked_at: null,
      blocked_reason: null,
      agreed_version: null,
      agreed_at: null,
      deleted_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await replaceUserSearchWords(transaction, id);
}
