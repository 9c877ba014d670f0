import type { Role } from '@kindcrate/contract/roles';
import { password, type TestApp } from './test-app.ts';

export interface Person {
  id: string;
  token: string;
}

/** Logs a person in on another device. */
export async function logInAgain(api: TestApp, { id }: Person): Promise<Person> {
  const { email } = await api.data.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token: (await api.send('POST', '/api/Login', { email, password })).body.token };
}

let accountCount = 0;

/**
 * Registers an account and gives it a role.
 * @param workplace the id of a partner's brand or of a volunteer's organization
 */
export async function signUpWithRole(api: TestApp, role: Role, workplace: string | null = null): Promise<Person> {
  const email = `${role}-${++accountCount}@example.com`;
  const token = await api.signUp(email);
  const { id } = await api.data.database
    .updateTable('users')
    .set({
      role,
      brand_id: role === 'partner' ? workplace : null,
      organization_id: role === 'volunteer' ? workplace : null,
    })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/**
 * Registers an account of each role. The partner works for the first brand of the test catalog, the volunteer for its first
 * organization.
 */
export async function signUpEachRole(api: TestApp): Promise<Record<Role, Person>> {
  return {
    donor: await signUpWithRole(api, 'donor'),
    partner: await signUpWithRole(api, 'partner', 'brand-1'),
    volunteer: await signUpWithRole(api, 'volunteer', 'organization-1'),
    staff: await signUpWithRole(api, 'staff'),
  };
}
