import { beforeEach, expect, test } from 'vitest';
import { formatSecurityLog } from '../../src/accounts/format-security-log.ts';
import { createStaffAccount, promoteToStaff } from '../../src/accounts/staff-command.ts';
import { createPseudonyms } from '../../src/security-log/pseudonyms.ts';
import { deliverCode } from '../support/emails.ts';
import { logInAsBrowser, sessionIdOf } from '../support/log-in.ts';
import { signUpWithRole } from '../support/roles.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ TRUST_PROXY_HOPS: '1' });
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');

beforeEach(() => database.deleteFrom('security_events').execute());

const listEvents = () => database.selectFrom('security_events').selectAll().orderBy('created_at').execute();
/** The kind and the account of each event. Sorted, because two events may have the same time. */
const listKindsAndAccounts = async () =>
  (await listEvents()).map(({ kind, account_id }) => [kind, account_id]).toSorted();
const idOf = async (email: string) =>
  (await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

test('the security log records a failed login with the account or the hash of the email address, and never with personal data', async () => {
  await api.signUp('robin@example.com');
  const fail = (email: string, address: string) =>
    inject(api.app, {
      method: 'POST',
      url: '/api/Login',
      headers: { 'x-forwarded-for': address, 'user-agent': 'Secret/1.0' },
      payload: { email, password: 'wrong' },
    });
  await fail('robin@example.com', '203.0.113.7');
  await fail('Nobody@example.com', '2001:db8::1');
  await fail('nobody@example.com', '2001:db8::2');
  const [known, ...unknown] = await listEvents();
  expect(known).toMatchObject({ kind: 'log-in failed', account_id: await idOf('robin@example.com'), email_hash: null });
  const hash = createPseudonyms(api.services.tokenSecret).email('nobody@example.com');
  for (const event of unknown) expect(event).toMatchObject({ account_id: null, email_hash: hash });
  // The network hash of an IPv6 address covers its /64 network, because providers give each customer a whole network.
  expect(new Set(unknown.map(({ network_hash }) => network_hash)).size).toBe(1);
  expect(known?.network_hash).not.toBe(unknown[0]?.network_hash);
  expect(JSON.stringify(await listEvents())).not.toMatch(/robin|nobody|example|203\.0|2001|Secret|wrong/i);
});

test('the security log leaves out logins that the attempt limit refuses, so that a flood of them causes no writes', async () => {
  for (let n = 0; n < 8; n++) await logInAsBrowser(api, 'flooded@example.com', { password: 'wrong' });
  expect(await listEvents()).toHaveLength(5);
});

test('the security log records changed passwords, wrong current passwords and ended sessions with the account', async () => {
  const token = await api.signUp('mover@example.com');
  const { token: otherToken } = (await logInAsBrowser(api, 'mover@example.com')).body;
  await api.send('POST', '/api/password/check', { password: 'wrong' }, token);
  await api.send('POST', `/api/sessions/${sessionIdOf(otherToken)}/end`, {}, token);
  await api.send('POST', '/api/sessions/end-others', {}, token);
  const newPassword = { password: 'a new password', confirmPassword: 'a new password' };
  await api.send('PUT', '/api/profile/update', newPassword, token);
  const id = await idOf('mover@example.com');
  expect(await listKindsAndAccounts()).toEqual(
    [
      ['password check failed', id],
      ['sessions ended', id],
      ['sessions ended', id],
      ['password changed', id],
    ].toSorted(),
  );
});

test('the security log records a reset of a forgotten password with the account', async () => {
  await api.signUp('forgetful@example.com');
  await api.send('POST', '/api/password/forgot', { email: 'forgetful@example.com' });
  const body = { code: await deliverCode(api), password: 'a new password', confirmPassword: 'a new password' };
  expect((await api.send('POST', '/api/password/reset', body)).status).toBe(200);
  expect(await listKindsAndAccounts()).toEqual([['password reset', await idOf('forgetful@example.com')]]);
});

test('the security log records role changes, downloads of spreadsheets, and sessions that staff end', async () => {
  const { id } = await signUpWithRole(api, 'donor');
  await api.send('PUT', `/api/staff/donors/${id}`, { role: 'staff' }, staff.token);
  await api.send('PUT', `/api/staff/donors/${id}`, { endSessions: true }, staff.token);
  await api.get('/api/staff/orders.csv', staff.token);
  await api.get('/api/staff/audit.csv', staff.token);
  expect(await listKindsAndAccounts()).toEqual(
    [
      ['role changed', id],
      ['sessions ended', id],
      ['orders exported', staff.id],
      ['audit log exported', staff.id],
    ].toSorted(),
  );
});

test('the security log records a new staff account and a promotion to staff on the command line', async () => {
  await createStaffAccount(api.services, 'boss@example.com');
  await api.signUp('helper@example.com');
  await promoteToStaff(api.services, 'helper@example.com');
  expect(await listKindsAndAccounts()).toEqual(
    [
      ['role changed', await idOf('boss@example.com')],
      ['role changed', await idOf('helper@example.com')],
    ].toSorted(),
  );
});

test('the security log leaves out a role change that fails', async () => {
  const { id } = await signUpWithRole(api, 'donor');
  expect((await api.send('PUT', `/api/staff/donors/${id}`, { role: 'partner', brand: 'x' }, staff.token)).status).toBe(
    400,
  );
  expect(await listEvents()).toEqual([]);
});

test('the security log command prints the newest events first, for everyone or for one email address', async () => {
  expect(await formatSecurityLog(api.services)).toBe('The security log has no matching events.');
  await api.signUp('known@example.com');
  await logInAsBrowser(api, 'known@example.com', { password: 'wrong' });
  await logInAsBrowser(api, 'unknown@example.com', { password: 'wrong' });
  const lines = async (email?: string) => (await formatSecurityLog(api.services, email)).split('\n');
  const id = await idOf('known@example.com');
  const [header, first, second, ...rest] = await lines();
  expect(header).toMatch(/^TIME \(UTC\) +EVENT +ACCOUNT OR EMAIL HASH +NETWORK HASH$/);
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}log-in failed {11}[\w-]{22} {16}[\w-]{22}$/);
  expect(second).toContain(id);
  expect(rest).toEqual([]);
  expect(await lines('Known@example.com')).toEqual([header, second]);
  expect(await lines('UNKNOWN@example.com')).toEqual([header, first]);
  expect(await lines('other@example.com')).toEqual(['The security log has no matching events.']);
});
