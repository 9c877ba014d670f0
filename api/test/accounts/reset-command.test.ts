import { describe, expect, test } from 'vitest';
import { createResetLink } from '../../src/accounts/create-reset-link.ts';
import { createStaffAccount, promoteToStaff } from '../../src/accounts/staff-command.ts';
import { listAuditEntries } from '../support/audit-entries.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const logIn = (email: string, password: string) => api.send('POST', '/api/Login', { email, password });
const userOf = (email: string) =>
  database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const auditEntriesOf = (id: string) => listAuditEntries(database, id);

describe('the reset command', () => {
  const publicUrl = 'https://give.example.com';
  const reset = (output: string, newPassword: string) =>
    api.send('POST', '/api/password/reset', {
      code: /^https:\/\/give\.example\.com\/reset#([\w-]{22})$/m.exec(output)?.[1],
      password: newPassword,
      confirmPassword: newPassword,
    });

  test('finding 4: prints a link that sets a new password once, and writes an audit entry', async () => {
    const token = await api.signUp('locked@example.com');
    const output = await createResetLink(api.services, publicUrl, 'LOCKED@example.com');
    expect(output).toMatch(
      /^Give this link to robin \(locked@example\.com\)\. It works once, for 30 minutes, and sets a new password:\n/,
    );
    expect((await reset(output, 'a better password')).status).toBe(200);
    expect((await reset(output, 'another password')).status).toBe(410);
    expect((await api.get('/api/profile', token)).status).toBe(401);
    expect((await logIn('locked@example.com', 'a better password')).status).toBe(200);
    const { id } = await userOf('locked@example.com');
    expect(await auditEntriesOf(id)).toEqual([
      { actor_id: id, action: 'changed', detail: 'password link created, on the command line' },
    ]);
  });

  test('works while only one account claims an unconfirmed email, and does not confirm the email', async () => {
    await api.send('POST', '/api/register', createRegistration({ email: 'no-mail@example.com' }));
    const output = await createResetLink(api.services, publicUrl, 'no-mail@example.com');
    expect((await reset(output, 'a better password')).status).toBe(200);
    expect(await userOf('no-mail@example.com')).toMatchObject({ email_confirmed_at: null });
    const passwords = { password: 'someone else', confirmPassword: 'someone else' };
    await api.send('POST', '/api/register', createRegistration({ email: 'no-mail@example.com', ...passwords }));
    await expect(createResetLink(api.services, publicUrl, 'no-mail@example.com')).rejects.toThrow(
      'Several accounts claim no-mail@example.com, and none has confirmed it. Nothing was changed.',
    );
  });

  test('fails for an unknown email address', async () => {
    await expect(createResetLink(api.services, publicUrl, 'nobody@example.com')).rejects.toThrow(
      'There is no account with nobody@example.com.',
    );
  });
});

test('the promote command refuses an email that is not confirmed, and the create command gives that email to a new account', async () => {
  await api.send('POST', '/api/register', createRegistration({ email: 'claimed@example.com' }));
  const { token } = (await logIn('claimed@example.com', password)).body;
  await expect(promoteToStaff(api.services, 'claimed@example.com')).rejects.toThrow(
    'claimed@example.com is not confirmed yet. Ask its owner to confirm it first.',
  );
  await createStaffAccount(api.services, 'claimed@example.com', 'chosen by hand');
  expect((await logIn('claimed@example.com', 'chosen by hand')).status).toBe(200);
  expect((await logIn('claimed@example.com', password)).status).toBe(401);
  expect((await api.get('/api/profile', token)).status).toBe(401);
});
