import { beforeEach, describe, expect, test } from 'vitest';
import { createEmailConfirmation } from '../../src/accounts/confirm-email.ts';
import { donate } from '../support/donations.ts';
import { codeIn, deliverCode, deliverEmails } from '../support/emails.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

const register = (email: string, changes: object = {}) =>
  api.send('POST', '/api/register', createRegistration({ email, ...changes }));
const withPassword = (chosen: string) => ({ password: chosen, confirmPassword: chosen });
const confirm = (code: string, chosen?: string) => api.send('POST', '/api/email/confirm', { code, password: chosen });
const logIn = (email: string, attemptedPassword = password) =>
  api.send('POST', '/api/Login', { email, password: attemptedPassword });
const tokenOf = async (email: string, attemptedPassword?: string) => (await logIn(email, attemptedPassword)).body.token;
const profileOf = async (token: string) => (await api.get('/api/profile', token)).body.data;

let emailCount = 0;
const newEmail = () => `claimant-${++emailCount}@example.com`;

beforeEach(() => database.deleteFrom('outbox').execute());

describe('threat 36, finding 5: an address that someone else registered', () => {
  const squatterPassword = withPassword('the squatter');

  test('gets one email without anything that the stranger typed, and none about orders or passwords', async () => {
    const email = newEmail();
    await register(email, { username: 'Bank Alert', ...squatterPassword });
    const [mail, ...more] = await deliverEmails(api);
    expect(more).toEqual([]);
    expect(JSON.stringify(mail)).not.toContain('Bank');
    expect(mail?.to).toEqual({ name: '', address: email });
    const token = await tokenOf(email, 'the squatter');
    await donate(api, token);
    await api.send('PUT', '/api/profile/update', withPassword('another one'), token);
    await api.send('POST', '/api/password/forgot', { email });
    expect(await deliverEmails(api)).toEqual([]);
    expect(await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
  });

  test('gets at most three emails an hour, however often it is registered', async () => {
    const email = newEmail();
    for (let claim = 1; claim <= 8; claim++)
      expect((await register(email, withPassword(`squatter ${claim}`))).status).toBe(201);
    expect(await deliverEmails(api)).toHaveLength(3);
  });

  test('belongs to its owner once the owner registers and confirms; the other claim lapses', async () => {
    const email = newEmail();
    await register(email, squatterPassword);
    const squatterCode = await deliverCode(api);
    const squatter = await tokenOf(email, 'the squatter');
    expect((await register(email.toUpperCase())).status).toBe(201);
    const code = await deliverCode(api);
    expect((await logIn(email)).status).toBe(200);
    expect((await confirm(code, password)).status).toBe(200);
    expect((await api.get('/api/profile', squatter)).status).toBe(401);
    expect((await logIn(email, 'the squatter')).status).toBe(401);
    expect((await confirm(squatterCode)).status).toBe(410);
    expect((await logIn(email)).status).toBe(200);
    expect(await register(email, squatterPassword)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('finding 12: belongs to the account whose password the owner of the address enters, whichever link the owner opens', async () => {
    const email = newEmail();
    await register(email, squatterPassword);
    const squatterCode = await deliverCode(api);
    const squatter = await tokenOf(email, 'the squatter');
    await register(email);
    expect(await confirm(squatterCode)).toMatchObject({
      status: 403,
      body: { code: 'password_required', fields: { password: expect.any(String) } },
    });
    expect((await confirm(squatterCode, password)).status).toBe(200);
    expect((await api.get('/api/profile', squatter)).status).toBe(401);
    expect((await logIn(email, 'the squatter')).status).toBe(401);
    expect((await profileOf(await tokenOf(email))).emailConfirmed).toBe(true);
  });

  test('belongs to its owner even when a stranger asked to change their own email to it before the owner registered', async () => {
    const email = newEmail();
    const stranger = await api.signUp();
    await api.send('POST', '/api/email/change', { email }, stranger);
    const strangerCode = await deliverCode(api);
    await register(email, withPassword('the real owner'));
    expect((await confirm(strangerCode)).body.code).toBe('password_required');
    expect((await confirm(strangerCode, 'the real owner')).status).toBe(200);
    expect((await profileOf(await tokenOf(email, 'the real owner'))).emailConfirmed).toBe(true);
    expect((await profileOf(stranger)).email).not.toBe(email);
  });

  test('is not confirmed with a wrong password, and after five wrong ones not even with the right one', async () => {
    const email = newEmail();
    await register(email, squatterPassword);
    const code = await deliverCode(api);
    await register(email);
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(code, 'a guess')));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(15).fill(429)]);
    expect((await confirm(code, password)).status).toBe(429);
    expect((await logIn(email)).status).toBe(200);
  });

  test("belongs to its owner even when strangers have displaced the owner's claim before the owner confirms it", async () => {
    const email = newEmail();
    await register(email);
    const code = await deliverCode(api);
    for (const claim of [1, 2, 3]) await register(email, withPassword(`squatter ${claim}`));
    expect((await logIn(email)).status).toBe(401);
    expect((await confirm(code, password)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    for (const claim of [1, 2, 3]) expect((await logIn(email, `squatter ${claim}`)).status).toBe(401);
  });

  test('belongs to only one account when all claims are confirmed at the same time', async () => {
    const email = newEmail();
    for (const claim of [1, 2, 3]) await register(email, withPassword(`claimant ${claim}`));
    const codes = (await deliverEmails(api)).map(codeIn);
    const replies = await Promise.all(
      codes.flatMap((code, index) => [confirm(code, `claimant ${index + 1}`), confirm(code, `claimant ${index + 1}`)]),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of replies) expect([200, 409, 410]).toContain(status);
    const owners = await database.selectFrom('users').select('id').where('email_key', '=', email).execute();
    expect(owners).toHaveLength(1);
  });

  test('can be registered again, except with a password that was already used to register it', async () => {
    const email = newEmail();
    expect((await register(email)).status).toBe(201);
    expect(await register(email)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(email, withPassword(`stranger ${index}`))),
    );
    for (const { status } of replies) expect([201, 429]).toContain(status);
  });
});

test('an address is not confirmed for an account that was deleted after its password was entered', async () => {
  const email = newEmail();
  await register(email, withPassword('the squatter'));
  const code = await deliverCode(api);
  await register(email);
  const token = await tokenOf(email);
  const { passwords } = api.services;
  const matches: typeof passwords.matches = async (...args) => {
    const isMatch = await passwords.matches(...args);
    if (isMatch)
      expect((await api.send('POST', '/api/profile/delete', { currentPassword: password }, token)).status).toBe(200);
    return isMatch;
  };
  const confirmEmail = createEmailConfirmation({ ...api.services, passwords: { ...passwords, matches } });
  await expect(confirmEmail(code, password)).rejects.toMatchObject({ code: 'wrong_password' });
  expect(await database.selectFrom('users').select('id').where('email_key', '=', email).execute()).toEqual([]);
});
