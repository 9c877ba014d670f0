import { randomUUID } from 'node:crypto';
import type { Role } from '@kindcrate/contract/roles';
import type { UserRow } from '../database/schema.ts';
import type { Passwords, Services } from '../services.ts';
import { addUser, emailKey } from './user-repository.ts';

export interface NewAccount {
  username: string;
  email: string;
  phone: string;
  password: string;
  role: Role;
}

/** @returns false when the e-mail belongs to an account already. */
export async function createAccount({ database, passwords }: Services, account: NewAccount): Promise<boolean> {
  return addUser(database, await prepareAccount(passwords, account));
}

/** The row of a new account, with what its password is kept as. */
export async function prepareAccount(passwords: Passwords, account: NewAccount): Promise<UserRow> {
  const { password, ...shown } = account;
  return {
    ...shown,
    id: randomUUID(),
    email_key: emailKey(account.email),
    password_hash: await passwords.hash(password),
    brand_id: null,
    photo_id: null,
    created_at: new Date().toISOString(),
  };
}
