import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { replaceUserSearchWords } from './search-word-repository.ts';
import { emailKey } from './user-repository.ts';

/*
 * An account whose address is not confirmed only claims it. An address can have several claims, because anyone can type any
 * address, and its owner must still be able to register. The first account that confirms the address gets it, and the other
 * claims lapse. The unique column `email_key` enforces this on both engines. For a confirmed address, it contains the address
 * alone; for a claim, the address, a space, and a number or, once the claim is displaced, the account's id. No address contains
 * a space, so the key of a claim never equals an address.
 */

/** An address has at most one claim with each of these numbers. When all are taken, a new claim displaces the oldest one. */
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

/** Finds an `email_key` for a new claim on an address. @returns undefined when the address has all the claims it can have. */
export function findFreeClaimKey(email: string, claims: readonly UserRow[]): string | undefined {
  return claimKeys(email).find((key) => !claims.some(({ email_key }) => email_key === key));
}

/**
 * Frees the key of a claim for a newer claim. The displaced account keeps its sessions, and still gets the address if it is
 * the first to confirm it, but it cannot log in again before that.
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

/**
 * Takes an address away from an account that only claimed it. The account is left without an address; its id fills the unique
 * column.
 */
export async function endClaim(transaction: Database, id: string): Promise<void> {
  await transaction.updateTable('users').set({ email: '', email_key: id }).where('id', '=', id).execute();
  await replaceUserSearchWords(transaction, id);
}

/**
 * Makes an account the owner of an address.
 * @throws the engine's error when another account has just confirmed the address.
 */
export async function storeConfirmedEmail(transaction: Database, id: string, email: string, now: Date): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_key: emailKey(email), email_confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await replaceUserSearchWords(transaction, id);
}
