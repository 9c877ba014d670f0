import { messages } from '@kindcrate/contract/messages';
import { describe, expect, test } from 'vitest';
import {
  createResetLink,
  createStaffAccount,
  promoteToStaff,
  readStaffCommand,
} from '../../src/accounts/staff-command.ts';
import { signUpWithRole } from '../support/roles.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const logIn = (email: string, attempted: string) => api.send('POST', '/api/Login', { email, password: attempted });
const userOf = (email: string) =>
  database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const auditEntriesOf = (id: string) =>
  database.selectFrom('audit_entries').select(['actor_id', 'action', 'detail']).where('subject_id', '=', id).execute();

describe('the arguments of the staff command', () => {
  test('are read as a name, an email address and an option', () => {
    const email = 'boss@example.com';
    expect(readStaffCommand(['create', email])).toEqual({ name: 'create', email, readsPassword: false });
    expect(readStaffCommand(['create', email, '--password-stdin'])).toEqual({
      name: 'create',
      email,
      readsPassword: true,
    });
    expect(readStaffCommand(['promote', email])).toEqual({ name: 'promote', email, readsPassword: false });
  });

  test.each([
    [[]],
    [['create']],
    [['remove', 'boss@example.com']],
    [['create', 'a@example.com', 'b@example.com']],
    [['create', 'boss@example.com', '--force']],
    [['promote', 'boss@example.com', '--password-stdin']],
    [['reset', 'boss@example.com', '--password-stdin']],
  ])('print the usage when they are not valid: %j', (parameters: string[]) => {
    expect(() => readStaffCommand(parameters)).toThrow(/^Usage:\n {2}npm run staff -- create EMAIL/);
  });

  test('are refused when the email address is not valid', () => {
    expect(() => readStaffCommand(['create', 'boss@example.org'])).toThrow(
      'boss@example.org is not accepted. Email must be a valid address ending in .com or .net.',
    );
  });
});

describe('the create command', () => {
  test('creates a working account, shows its password once, and writes an audit entry', async () => {
    const message = await createStaffAccount(api.services, 'jane.doe@example.com');
    const [, generated = ''] =
      /^Staff log-in, shown only this once: jane\.doe@example\.com with the password ([\w-]{16})$/.exec(message) ?? [];
    const { token } = (await logIn('jane.doe@example.com', generated)).body;
    expect((await api.get('/api/staff/brands', token)).status).toBe(200);
    const { id, username, role } = await userOf('jane.doe@example.com');
    expect([username, role]).toEqual(['jane.doe', 'staff']);
    expect(await auditEntriesOf(id)).toEqual([
      { actor_id: id, action: 'created', detail: 'as staff, on the command line' },
    ]);
  });

  test('uses a given password and does not print it', async () => {
    const message = await createStaffAccount(api.services, 'jo@example.com', 'chosen by hand');
    expect(message).toBe('jo@example.com now has a staff account with the password you gave.');
    expect((await logIn('jo@example.com', 'chosen by hand')).status).toBe(200);
    expect((await userOf('jo@example.com')).username).toBe('staff');
  });

  test('refuses a password that is too short or too long', async () => {
    for (const given of ['short', '', 'x'.repeat(129)])
      await expect(createStaffAccount(api.services, 'short@example.com', given)).rejects.toThrow(/^Password /);
    await expect(userOf('short@example.com')).rejects.toThrow();
  });

  test('threat 41: refuses one of the most used passwords', async () => {
    await expect(createStaffAccount(api.services, 'common@example.com', 'Password1')).rejects.toThrow(
      messages.commonPassword,
    );
    await expect(userOf('common@example.com')).rejects.toThrow();
  });

  test('leaves an existing account unchanged and points to the promote command', async () => {
    await api.signUp('donor@example.com');
    const before = await userOf('donor@example.com');
    await expect(createStaffAccount(api.services, 'DONOR@example.com')).rejects.toThrow(
      'DONOR@example.com already has an account. To give it the role staff: npm run staff -- promote DONOR@example.com',
    );
    expect(await userOf('donor@example.com')).toEqual(before);
    expect((await logIn('donor@example.com', password)).status).toBe(200);
  });

  test('creates one account when it runs twice at once', async () => {
    const results = await Promise.allSettled([1, 2].map(() => createStaffAccount(api.services, 'twin@example.com')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { id } = await userOf('twin@example.com');
    expect(await auditEntriesOf(id)).toHaveLength(1);
  });
});

describe('the promote command', () => {
  test('makes a partner staff, ends their sessions, and keeps the password', async () => {
    const partner = await signUpWithRole(api, 'partner', 'brand-1');
    const { email } = await database
      .selectFrom('users')
      .select('email')
      .where('id', '=', partner.id)
      .executeTakeFirstOrThrow();
    expect(await promoteToStaff(api.services, email)).toBe(`${email} is now staff and has to log in again.`);
    expect((await api.get('/api/profile', partner.token)).status).toBe(401);
    const { token } = (await logIn(email, password)).body;
    expect((await api.get('/api/staff/brands', token)).status).toBe(200);
    expect(await userOf(email)).toMatchObject({ role: 'staff', brand_id: null });
    const detail = 'from partner to staff, sessions ended, on the command line';
    expect(await auditEntriesOf(partner.id)).toEqual([{ actor_id: partner.id, action: 'changed', detail }]);
    expect(await promoteToStaff(api.services, email)).toBe(`${email} is already staff. Nothing was changed.`);
    expect((await api.get('/api/staff/brands', token)).status).toBe(200);
  });

  test('promotes once when it runs twice at once', async () => {
    await api.signUp('eager@example.com');
    const lines = await Promise.all([1, 2].map(() => promoteToStaff(api.services, 'eager@example.com')));
    expect(lines.filter((line) => line.includes('Nothing was changed'))).toHaveLength(1);
    expect(await auditEntriesOf((await userOf('eager@example.com')).id)).toHaveLength(1);
  });

  test('fails with an unknown email address and points to the create command', async () => {
    await expect(promoteToStaff(api.services, 'nobody@example.com')).rejects.toThrow(
      'There is no account with nobody@example.com. Create one: npm run staff -- create nobody@example.com',
    );
  });
});

describe('the reset command', () => {
  const publicUrl = 'https://give.example.com';
  const reset = (line: string, chosen: string) =>
    api.send('POST', '/api/password/reset', {
      code: /^https:\/\/give\.example\.com\/reset#([\w-]{22})$/m.exec(line)?.[1],
      password: chosen,
      confirmPassword: chosen,
    });

  test('prints a link that sets a new password once, and writes an audit entry', async () => {
    const token = await api.signUp('locked@example.com');
    const line = await createResetLink(api.services, publicUrl, 'LOCKED@example.com');
    expect(line).toMatch(
      /^Hand this link to robin \(locked@example\.com\)\. It sets a new password once, within 30 minutes:\n/,
    );
    expect((await reset(line, 'a better password')).status).toBe(200);
    expect((await reset(line, 'another password')).status).toBe(410);
    expect((await api.get('/api/profile', token)).status).toBe(401);
    expect((await logIn('locked@example.com', 'a better password')).status).toBe(200);
    const { id } = await userOf('locked@example.com');
    expect(await auditEntriesOf(id)).toEqual([
      { actor_id: id, action: 'changed', detail: 'password link, on the command line' },
    ]);
  });

  test('works for the only account that claims an address, and does not confirm it', async () => {
    await api.send('POST', '/api/register', createRegistration({ email: 'no-mail@example.com' }));
    const line = await createResetLink(api.services, publicUrl, 'no-mail@example.com');
    expect((await reset(line, 'a better password')).status).toBe(200);
    expect(await userOf('no-mail@example.com')).toMatchObject({ email_confirmed_at: null });
    const passwords = { password: 'somebody else', confirmPassword: 'somebody else' };
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

test('the promote command refuses an email that is not confirmed, and the create command takes it over', async () => {
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
