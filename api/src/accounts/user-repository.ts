import type { Role } from '@kindcrate/contract/roles';
import type { Database } from '../database/open-database.ts';
import type { PictureRow, UserRow } from '../database/schema.ts';
import { addPicture, removePicture } from '../images/repository.ts';
import { endOtherSessions, findOpenSession } from './session-repository.ts';

/** What makes an e-mail address unique: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/**
 * Adds an account.
 * @returns false when the e-mail is taken, also by a request at the same moment.
 */
export async function addUser(database: Database, user: UserRow): Promise<boolean> {
  const added = await database
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findUser(database: Database, id: string): Promise<UserRow | undefined> {
  return database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  return database.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function hasUserOfRole(database: Database, role: Role): Promise<boolean> {
  const found = await database.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Makes every other transaction that locks the same user wait until this one is over: the row is written as it is. What
 * is read of the user's coins afterwards stays true until the end.
 */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((user) => ({ role: user.ref('role') }))
    .where('id', '=', id)
    .execute();
}

type Changes = { username?: string | undefined; phone?: string | undefined };

/** What is left out stays as it is. */
export async function changeUser(database: Database, id: string, { username, phone }: Changes): Promise<void> {
  const changes = { ...(username !== undefined && { username }), ...(phone !== undefined && { phone }) };
  await database.updateTable('users').set(changes).where('id', '=', id).execute();
}

class SessionEndedError extends Error {}

/**
 * Changes a password and ends every session of the user but the one that changed it, both or neither.
 * @returns false, with nothing changed, when that session has ended meanwhile. It is asked after the user's row was
 * written, and so locked: of two changes at once, the second sees what the first ended.
 */
export async function changePasswordHash(
  database: Database,
  id: string,
  passwordHash: string,
  sessionId: string,
): Promise<boolean> {
  const now = new Date();
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
      if (!(await findOpenSession(transaction, sessionId, id, now))) throw new SessionEndedError();
      await endOtherSessions(transaction, id, sessionId, now);
    });
    return true;
  } catch (error) {
    if (error instanceof SessionEndedError) return false;
    throw error;
  }
}

/**
 * Gives a user another photo.
 * @returns the name of the one before. The user's row is written before that is read, and so locked: of two changes at
 * once, the second takes away what the first gave.
 */
export async function replacePhoto(database: Database, id: string, picture: PictureRow): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const { photo_id: oldId } = await transaction
      .updateTable('users')
      .set((set) => ({ photo_id: set.ref('photo_id') }))
      .where('id', '=', id)
      .returning('photo_id')
      .executeTakeFirstOrThrow();
    await addPicture(transaction, picture);
    await transaction.updateTable('users').set({ photo_id: picture.id }).where('id', '=', id).execute();
    return oldId ? removePicture(transaction, oldId) : undefined;
  });
}
