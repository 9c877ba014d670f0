import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { emailKey } from './user-repository.ts';

/*
 * An account whose address is not confirmed only claims it. An address can have a few claims at once, because anyone can
 * type any address, and its owner must still be able to register. The first one that is confirmed by email gets the
 * address, and the other claims lapse. The unique `email_key` holds all of this on every engine: it is the address once it
 * is confirmed, and the address with a number while it is claimed. No address contains a space.
 */

/** Claims on one address that can log in. */
const claimNumbers = [1, 2, 3];

const claimKeys = (email: string) => claimNumbers.map((number) => `${emailKey(email)} ${number}`);

/** The accounts that claim an address, newest first. */
export async function listClaims(database: Database, email: string): Promise<UserRow[]> {
  return database
    .selectFrom('users')
    .selectAll()
    .where('email_key', 'in', claimKeys(email))
    .orderBy('created_at', 'desc')
    .execute();
}

/** The key of another claim on an address. @returns undefined when it has all the claims that it can have. */
export function freeClaimKey(email: string, claims: readonly UserRow[]): string | undefined {
  return claimKeys(email).find((key) => !claims.some(({ email_key }) => email_key === key));
}

/**
 * Makes room for another claim. The account stays usable where it is logged in, and still gets the address if it is the
 * first to confirm it; it only cannot log in until then.
 * @returns false when another request has changed the claim in the meantime.
 */
export async function displaceClaim(database: Database, { id, email, email_key }: UserRow): Promise<boolean> {
  const displaced = await database
    .updateTable('users')
    .set({ email_key: `${emailKey(email)} ${id}` })
    .where('id', '=', id)
    .where('email_key', '=', email_key)
    .returning('id')
    .executeTakeFirst();
  return displaced !== undefined;
}

/** Takes an address away from an account that only claimed it. */
export async function lapseClaim(database: Database, id: string): Promise<void> {
  await database.updateTable('users').set({ email: '', email_key: id }).where('id', '=', id).execute();
}

/** Makes an address that of an account. Throws the engine's error when it has just become that of another one. */
export async function confirmEmailOf(database: Database, id: string, email: string, now: Date): Promise<void> {
  await database
    .updateTable('users')
    .set({ email, email_key: emailKey(email), email_confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
