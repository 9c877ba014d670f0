import { messages } from '@kindcrate/contract/messages';
import { describe, expect, test } from 'vitest';
import {
  createStaffAccount,
  promoteToStaff,
  readStaffCommand,
  removeSecondFactor,
} from '../../src/accounts/staff-command.ts';
import { listAuditEntries } from '../support/audit-entries.ts';
import { deliverEmails } from '../support/emails.ts';
import { signUpWithRole } from '../support/roles.ts';
import { enterPassword, setUpAuthenticator } from '../support/second-factors.ts';
import { createSecurityKey } from '../support/security-key.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const logIn = (email: string, password: string) => api.send('POST', '/api/Login', { email, password });
const userOf = (email: string) =>
  database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const auditEntriesOf = (id: string) => listAuditEntries(database, id);

describe('the arguments of the staff command', () => {
  test('are read as a command name, an email address and an option', () => {
    const email = 'boss@example.com';
    const noOptions = { email, readsPassword: false, unblocks: false };
    expect(readStaffCommand(['create', email])).toEqual({ ...noOptions, name: 'create' });
    expect(readStaffCommand(['create', email, '--password-stdin'])).toEqual({
      ...noOptions,
      name: 'create',
      readsPassword: true,
    });
    expect(readStaffCommand(['promote', email])).toEqual({ ...noOptions, name: 'promote' });
    expect(readStaffCommand(['promote', email, '--unblock'])).toEqual({
      ...noOptions,
      name: 'promote',
      unblocks: true,
    });
  });

  test.each([
    [[]],
    [['create']],
    [['remove', 'boss@example.com']],
    [['create', 'a@example.com', 'b@example.com']],
    [['create', 'boss@example.com', '--force']],
    [['promote', 'boss@example.com', '--password-stdin']],
    [['reset', 'boss@example.com', '--password-stdin']],
    [['create', 'boss@example.com', '--unblock']],
    [['security-log', '--unblock']],
    [['remove-second-factor']],
    [['remove-second-factor', 'boss@example.com', '--password-stdin']],
  ])('are refused with usage instructions when they are not valid: %j', (parameters: string[]) => {
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
      /^Staff login, shown only this once: jane\.doe@example\.com with the password ([\w-]{16})$/.exec(message) ?? [];
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

  test('threat 41: refuses a common password', async () => {
    await expect(createStaffAccount(api.services, 'common@example.com', 'Password1')).rejects.toThrow(
      messages.commonPassword,
    );
    await expect(userOf('common@example.com')).rejects.toThrow();
  });

  test('leaves an existing account unchanged and points to the promote command', async () => {
    await api.signUp('donor@example.com');
    const userBefore = await userOf('donor@example.com');
    await expect(createStaffAccount(api.services, 'DONOR@example.com')).rejects.toThrow(
      'DONOR@example.com already has an account. To give it the role staff: npm run staff -- promote DONOR@example.com',
    );
    expect(await userOf('donor@example.com')).toEqual(userBefore);
    expect((await logIn('donor@example.com', password)).status).toBe(200);
  });

  test('creates one account when it runs twice at the same time', async () => {
    const results = await Promise.allSettled([1, 2].map(() => createStaffAccount(api.services, 'twin@example.com')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { id } = await userOf('twin@example.com');
    expect(await auditEntriesOf(id)).toHaveLength(1);
  });
});

describe('the promote command', () => {
  test('makes a partner a member of staff, ends their sessions, and keeps the password', async () => {
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

  test('refuses a blocked account and leaves it blocked, unless --unblock is given', async () => {
    const email = 'blocked@example.com';
    await api.signUp(email);
    const blocked = { blocked_at: new Date().toISOString(), blocked_reason: 'At their own request' };
    await database.updateTable('users').set(blocked).where('email', '=', email).execute();
    await expect(promoteToStaff(api.services, email)).rejects.toThrow(
      'blocked@example.com is blocked, so nothing was changed. To unblock it and make it staff: npm run staff -- promote blocked@example.com --unblock',
    );
    expect(await userOf(email)).toMatchObject({ role: 'donor', ...blocked });
    expect(await auditEntriesOf((await userOf(email)).id)).toEqual([]);

    const promoted = await promoteToStaff(api.services, email, { unblocks: true });
    expect(promoted).toBe('blocked@example.com is now staff and has to log in again.');
    const user = await userOf(email);
    expect(user).toMatchObject({ role: 'staff', blocked_at: null, blocked_reason: null });
    expect((await api.get('/api/staff/brands', (await logIn(email, password)).body.token)).status).toBe(200);
    expect((await auditEntriesOf(user.id)).map(({ action, detail }) => `${action}: ${detail}`).sort()).toEqual([
      'changed: from donor to staff, sessions ended, on the command line',
      'unblocked: on the command line',
    ]);
  });

  test('unblocks an account that is already staff if --unblock is given', async () => {
    const email = 'blocked-staff@example.com';
    await api.signUp(email);
    const blocked = {
      role: 'staff',
      blocked_at: new Date().toISOString(),
      blocked_reason: 'At their own request',
    } as const;
    await database.updateTable('users').set(blocked).where('email', '=', email).execute();
    await expect(promoteToStaff(api.services, email)).rejects.toThrow('is blocked');
    await promoteToStaff(api.services, email, { unblocks: true });
    expect((await logIn(email, password)).status).toBe(200);
    const entries = await auditEntriesOf((await userOf(email)).id);
    expect(entries.map(({ action }) => action)).toEqual(['unblocked']);
  });

  test('promotes the account only once when it runs twice at the same time', async () => {
    await api.signUp('eager@example.com');
    const lines = await Promise.all([1, 2].map(() => promoteToStaff(api.services, 'eager@example.com')));
    expect(lines.filter((line) => line.includes('Nothing was changed'))).toHaveLength(1);
    expect(await auditEntriesOf((await userOf('eager@example.com')).id)).toHaveLength(1);
  });

  test('fails for an unknown email address and points to the create command', async () => {
    await expect(promoteToStaff(api.services, 'nobody@example.com')).rejects.toThrow(
      'There is no account with nobody@example.com. Create one: npm run staff -- create nobody@example.com',
    );
  });
});

describe('the command that removes second factors', () => {
  test('removes the app, passkeys and recovery codes, ends the sessions, and writes an audit entry', async () => {
    const email = 'lost@example.com';
    const token = await api.signUp(email);
    await setUpAuthenticator(api, token);
    const { challenge } = (await api.send('POST', '/api/second-factors/passkeys/start', {}, token)).body.data;
    await api.send(
      'POST',
      '/api/second-factors/passkeys',
      { name: 'Key', ...createSecurityKey().create(challenge) },
      token,
    );
    await enterPassword(api, email);
    const { id } = await userOf(email);
    await deliverEmails(api);
    expect(await removeSecondFactor(api.services, email)).toBe(
      'lost@example.com now logs in with the password alone, and has to log in again.',
    );
    expect((await api.get('/api/profile', token)).status).toBe(401);
    expect((await logIn(email, password)).body.token).toEqual(expect.any(String));
    for (const table of ['authenticators', 'passkeys', 'recovery_codes', 'second_factor_challenges'] as const)
      expect(await database.selectFrom(table).selectAll().where('user_id', '=', id).execute()).toEqual([]);
    const detail = 'second factor removed, sessions ended, on the command line';
    expect(await auditEntriesOf(id)).toEqual([{ actor_id: id, action: 'changed', detail }]);
    const [notice] = await deliverEmails(api);
    expect(notice).toMatchObject({ to: { address: email }, subject: expect.stringContaining('was removed') });
  });

  test('changes nothing for an account without a second factor', async () => {
    const token = await api.signUp('plain@example.com');
    const message = await removeSecondFactor(api.services, 'plain@example.com');
    expect(message).toBe('plain@example.com has no second factor. Nothing was changed.');
    expect((await api.get('/api/profile', token)).status).toBe(200);
  });

  test('fails for an unknown email address', async () => {
    await expect(removeSecondFactor(api.services, 'nobody@example.com')).rejects.toThrow(
      'There is no account with nobody@example.com.',
    );
  });
});
