import { beforeEach, describe, expect, test } from 'vitest';
import { inviteByEmail, registerInvited } from '../support/invitations.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
let staff: Person;
let count = 0;
let email = '';
beforeEach(async () => {
  staff = await signUpWithRole(api, 'staff');
  email = `invited-${++count}@example.com`;
});

const invite = () => inviteByEmail(api, staff.token, { email, role: 'volunteer', organization: 'organization-2' });
const lookUp = (code: string) => api.send('POST', '/api/invitation/look', { code });
const accept = (code: string, token: string) => api.send('POST', '/api/invitation/accept', { code }, token);
const notValid = { status: 404, body: { code: 'not_found', message: expect.stringMatching(/no longer valid/) } };

describe('an invitation is no longer valid', () => {
  test('after seven days', async () => {
    const { code, id } = await invite();
    const { created_at, expires_at } = await database
      .selectFrom('invitations')
      .select(['created_at', 'expires_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 24 * 60 * 60 * 1000);
    await database
      .updateTable('invitations')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect(await lookUp(code)).toMatchObject(notValid);
    expect(await registerInvited(api, code)).toMatchObject(notValid);
    expect(await accept(code, await api.signUp(email))).toMatchObject(notValid);
  });

  test.each([
    ['is no longer staff', { role: 'donor' }],
    ['is blocked', { blocked_at: '2026-01-01T00:00:00.000Z' }],
  ] as const)('once the person who sent it %s', async (_reason, change) => {
    const { code } = await invite();
    await database.updateTable('users').set(change).where('id', '=', staff.id).execute();
    expect(await lookUp(code)).toMatchObject(notValid);
    expect(await registerInvited(api, code)).toMatchObject(notValid);
  });
});

test('neither a guessed code nor the stored hash finds an invitation, and a malformed code is refused', async () => {
  const { id } = await invite();
  const { code_hash } = await database
    .selectFrom('invitations')
    .select('code_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const code of ['x', '0123456789abcdefghijkl', "' OR 1=1--", code_hash])
    expect(await lookUp(String(code))).toMatchObject(notValid);
  for (const code of ['', null, 7, ['x'], { code: 'x' }, 'x'.repeat(201), 'a\u0000b'])
    expect((await api.send('POST', '/api/invitation/look', { code })).status).toBe(400);
});
