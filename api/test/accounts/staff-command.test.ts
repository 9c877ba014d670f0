import { describe, expect, test } from 'vitest';
import { createStaff, promote, readStaffCommand } from '../../src/accounts/staff-command.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const logIn = (email: string, secret: string) => api.send('POST', '/api/Login', { email, password: secret });
const userOf = (email: string) =>
  database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const actsOn = (id: string) =>
  database.selectFrom('audit_entries').select(['actor_id', 'action', 'detail']).where('subject_id', '=', id).execute();

describe('a command', () => {
  test('is read with its address', () => {
    const email = 'boss@example.com';
    expect(readStaffCommand(['create', email])).toEqual({ name: 'create', email, asksPassword: false });
    expect(readStaffCommand(['create', email, '--password-stdin'])).toEqual({
      name: 'create',
      email,
      asksPassword: true,
    });
    expect(readStaffCommand(['promote', email])).toEqual({ name: 'promote', email, asksPassword: false });
  });

  test.each([
    [],
    ['create'],
    ['remove', 'boss@example.com'],
    ['create', 'a@example.com', 'b@example.com'],
    ['create', 'boss@example.com', '--force'],
    ['promote', 'boss@example.com', '--password-stdin'],
  ])('that means nothing says how it is used: %j', (...parameters) => {
    expect(() => readStaffCommand(parameters.flat())).toThrow(/^Usage:\n {2}npm run staff -- create EMAIL/);
  });

  test('for what is no address says so', () => {
    expect(() => readStaffCommand(['create', 'boss@example.org'])).toThrow('boss@example.org is not an email address');
  });
});

describe('create', () => {
  test('makes an account that works, with a password that is shown once, and writes it into the trail', async () => {
    const told = await createStaff(api.services, 'jane.doe@example.com');
    const [, made = ''] =
      /^Staff log-in, shown only this once: jane\.doe@example\.com with the password ([\w-]{16})$/.exec(told) ?? [];
    const { token } = (await logIn('jane.doe@example.com', made)).body;
    expect((await api.get('/api/staff/brands', token)).status).toBe(200);
    const { id, username, role } = await userOf('jane.doe@example.com');
    expect([username, role]).toEqual(['jane.doe', 'staff']);
    expect(await actsOn(id)).toEqual([{ actor_id: id, action: 'created', detail: 'as staff, on the command line' }]);
  });

  test('takes a password that is given, and does not repeat it', async () => {
    const told = await createStaff(api.services, 'jo@example.com', 'chosen by hand');
    expect(told).toBe('jo@example.com now has a staff account with the password you gave.');
    expect((await logIn('jo@example.com', 'chosen by hand')).status).toBe(200);
    expect((await userOf('jo@example.com')).username).toBe('staff');
  });

  test('refuses a password that is too short or too long', async () => {
    for (const given of ['short', '', 'x'.repeat(129)])
      await expect(createStaff(api.services, 'short@example.com', given)).rejects.toThrow(/^Password /);
    await expect(userOf('short@example.com')).rejects.toThrow();
  });

  test('leaves an account that is there as it is, and says how to go on', async () => {
    await api.signUp('donor@example.com');
    const before = await userOf('donor@example.com');
    await expect(createStaff(api.services, 'DONOR@example.com')).rejects.toThrow(
      'DONOR@example.com already has an account. To give it the role staff: npm run staff -- promote DONOR@example.com',
    );
    expect(await userOf('donor@example.com')).toEqual(before);
    expect((await logIn('donor@example.com', password)).status).toBe(200);
  });

  test('given twice at once makes one account', async () => {
    const results = await Promise.allSettled([1, 2].map(() => createStaff(api.services, 'twin@example.com')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { id } = await userOf('twin@example.com');
    expect(await actsOn(id)).toHaveLength(1);
  });
});

describe('promote', () => {
  test('takes somebody onto the staff, who has to log in again, and keeps the password', async () => {
    const partner = await signUpWithRole(api, 'partner', 'brand-1');
    const { email } = await database
      .selectFrom('users')
      .select('email')
      .where('id', '=', partner.id)
      .executeTakeFirstOrThrow();
    expect(await promote(api.services, email)).toBe(`${email} is now staff and has to log in again.`);
    expect((await api.get('/api/profile', partner.token)).status).toBe(401);
    const { token } = (await logIn(email, password)).body;
    expect((await api.get('/api/staff/brands', token)).status).toBe(200);
    expect(await userOf(email)).toMatchObject({ role: 'staff', brand_id: null });
    const detail = 'from partner to staff, sessions ended, on the command line';
    expect(await actsOn(partner.id)).toEqual([{ actor_id: partner.id, action: 'changed', detail }]);
    expect(await promote(api.services, email)).toBe(`${email} is already staff. Nothing was changed.`);
    expect((await api.get('/api/staff/brands', token)).status).toBe(200);
  });

  test('given twice at once takes them onto the staff once', async () => {
    await api.signUp('eager@example.com');
    const told = await Promise.all([1, 2].map(() => promote(api.services, 'eager@example.com')));
    expect(told.filter((line) => line.includes('Nothing was changed'))).toHaveLength(1);
    expect(await actsOn((await userOf('eager@example.com')).id)).toHaveLength(1);
  });

  test('says when nobody has the address', async () => {
    await expect(promote(api.services, 'nobody@example.com')).rejects.toThrow(
      'There is no account with nobody@example.com. Create one: npm run staff -- create nobody@example.com',
    );
  });
});
