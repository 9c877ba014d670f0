import { randomUUID } from 'node:crypto';
import type { Role } from '@kindcrate/contract/accounts';
import { addUser, emailKey } from '../repositories/users.ts';
import type { Services } from '../services.ts';

interface NewAccount {
  username: string;
  email: string;
  phone: string;
  password: string;
  role: Role;
}

/** @returns false when the e-mail belongs to an account already. */
export async function createAccount({ database, passwords }: Services, account: NewAccount): Promise<boolean> {
  const { password, ...shown } = account;
  return addUser(database, {
    ...shown,
    id: randomUUID(),
    email_key: emailKey(account.email),
    password_hash: await passwords.hash(password),
    brand_id: null,
    photo_id: null,
    created_at: new Date().toISOString(),
  });
}
