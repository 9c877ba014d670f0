import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@kindcrate/contract/roles';
import { BadSettingsError } from '../config/environment.ts';
import type { UserRow } from '../database/schema.ts';
import type { Passwords, Services } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';
import { addUser, emailKey, hasUserWithRole } from './user-repository.ts';

export interface NewAccount {
  username: string;
  email: string;
  phone: string;
  password: string;
  role: Role;
  /** The version of the terms that the person agreed to when registering. */
  agreedVersion?: string | undefined;
}

export interface StaffCredentials {
  email: string;
  /** Undefined when the settings contain the password, because it must not be printed then. */
  generatedPassword: string | undefined;
}

/** Hashes the password, and returns the row of a new account whose address counts as confirmed. */
export async function toUserRow(passwords: Passwords, account: NewAccount): Promise<UserRow> {
  const { password, agreedVersion, ...details } = account;
  const now = new Date().toISOString();
  return {
    ...details,
    ...toAgreement(agreedVersion, now),
    id: randomUUID(),
    email_key: emailKey(account.email),
    email_confirmed_at: now,
    password_hash: await passwords.hash(password),
    brand_id: null,
    organization_id: null,
    photo_id: null,
    created_at: now,
    blocked_at: null,
    blocked_reason: null,
    deleted_at: null,
  };
}

/** Returns the columns of an agreement: null for an account that was created without one. */
export function toAgreement(version: string | undefined, now: string): Pick<UserRow, 'agreed_version' | 'agreed_at'> {
  return version === undefined
    ? { agreed_version: null, agreed_at: null }
    : { agreed_version: version, agreed_at: now };
}

/**
 * Creates the first staff account, if there is none, from the settings or with a random password.
 * @param announce shows the credentials to the person who starts the server. It is called before the account is created:
 * if the server is killed in between, the next start creates the account and announces its password.
 * @throws BadSettingsError when `STAFF_PASSWORD` is one of the most common passwords.
 */
export async function ensureStaffAccount(
  services: Services,
  announce: (credentials: StaffCredentials) => void,
): Promise<void> {
  const { database, environment, passwords } = services;
  if (await hasUserWithRole(database, 'staff')) return;
  const email = environment.STAFF_EMAIL ?? 'staff@example.com';
  const { STAFF_PASSWORD: chosen } = environment;
  const password = chosen ?? randomPassword();
  if (isCommonPassword(password))
    throw new BadSettingsError('STAFF_PASSWORD is one of the most common passwords. Choose another.');
  announce({ email, generatedPassword: chosen === undefined ? password : undefined });
  const user = await toUserRow(passwords, { ...staffDefaults, email, password });
  await database.transaction().execute((transaction) => addUser(transaction, user));
}

/** The details of a new staff account. Its owner can change the username and the phone number in the profile. */
export const staffDefaults = { username: 'staff', phone: '00000000000', role: 'staff' } as const;

/** Returns a password of 16 characters, with 96 random bits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}
