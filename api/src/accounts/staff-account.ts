import { randomBytes } from 'node:crypto';
import type { Services } from '../services.ts';
import { createAccount } from './create-account.ts';
import { hasUserOfRole } from './user-repository.ts';

export interface StaffLogIn {
  email: string;
  password: string;
}

/**
 * Makes the first staff account, when there is none, from the settings or with a made-up password.
 * @param announce tells the log-in to whoever started the server. It comes before the account is made: killed in
 * between, the next start makes another password and announces that one.
 */
export async function ensureStaffAccount(services: Services, announce: (logIn: StaffLogIn) => void): Promise<void> {
  const { database, environment } = services;
  if (await hasUserOfRole(database, 'staff')) return;
  const email = environment.STAFF_EMAIL ?? 'staff@example.com';
  const password = environment.STAFF_PASSWORD ?? randomBytes(12).toString('base64url');
  announce({ email, password });
  await createAccount(services, { username: 'staff', email, phone: '00000000000', password, role: 'staff' });
}
