import { messages } from '@kindcrate/contract/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverCode, deliverEmails } from '../support/emails.ts';
import { backdateLogin, sessionIdOf, userIdOf } from '../support/log-in.ts';
import { signUpWithRole } from '../support/roles.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');

const change = (token: string | undefined, email: unknown) => api.send('POST', '/api/email/change', { email }, token);
const confirm = (code: string) => api.send('POST', '/api/email/confirm', { code });
const logIn = (email: string, attemptedPassword = password) =>
  api.send('POST', '/api/Login', { email, password: attemptedPassword });
const endAllSessionsAsStaff = (id: string) =>
  api.send('PUT', `/api/staff/donors/${id}`, { endSessions: true }, staff.token);
const emailOf = async (token: string) => (await api.get('/api/profile', token)).body.data.email;

let emailCount = 0;
const newEmail = () => `mover-${++emailCount}@example.com`;

beforeEach(() => database.deleteFrom('outbox').execute());

describe('a change of email', () => {
  test('takes effect when the new address is confirmed, and notifies the old one', async () => {
    const [old, next] = [newEmail(), newEmail()];
    const token = await api.signUp(old);
    expect((await change(token, next)).status).toBe(200);
    const [mail, ...more] = await deliverEmails(api);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: { name: '', address: next }, subject: 'Confirm your new email' });
    expect(await emailOf(token)).toBe(old);
    expect((await logIn(next)).status).toBe(401);
    await change(token, next);
    expect((await confirm(await deliverCode(api))).status).toBe(200);
    expect(await emailOf(token)).toBe(next);
    expect([(await logIn(old)).status, (await logIn(next)).status]).toEqual([401, 200]);
    expect(await deliverEmails(api)).toMatchObject([
      { to: { name: 'robin', address: old }, subject: 'Your Kindcrate email was changed' },
    ]);
  });

  test('frees the old address for another account', async () => {
    const [old, next] = [newEmail(), newEmail()];
    const token = await api.signUp(old);
    await change(token, next);
    await confirm(await deliverCode(api));
    expect((await api.send('POST', '/api/register', createRegistration({ email: old }))).status).toBe(201);
  });

  test('corrects an address that was mistyped at registration, without an email to the mistyped one', async () => {
    const [mistyped, right] = [newEmail(), newEmail()];
    await api.send('POST', '/api/register', createRegistration({ email: mistyped }));
    await deliverCode(api);
    const { token } = (await logIn(mistyped)).body;
    await change(token, right);
    await confirm(await deliverCode(api));
    expect((await api.get('/api/profile', token)).body.data).toMatchObject({ email: right, emailConfirmed: true });
    expect(await deliverEmails(api)).toEqual([]);
  });

  test("is refused for an address that another account has confirmed, and for the account's own address", async () => {
    const [old, taken] = [newEmail(), newEmail()];
    const token = await api.signUp(old);
    await api.signUp(taken);
    expect(await change(token, taken.toUpperCase())).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await change(token, old)).body.fields).toEqual({ email: messages.sameEmail });
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('leaves the address to the account that confirms it first', async () => {
    const wanted = newEmail();
    const tokens = [await api.signUp(newEmail()), await api.signUp(newEmail())];
    const codes: string[] = [];
    for (const token of tokens) {
      await change(token, wanted);
      codes.push(await deliverCode(api));
    }
    const statuses = (await Promise.all(codes.map(confirm))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('can be requested only three times an hour, even for different addresses', async () => {
    const token = await api.signUp(newEmail());
    const statuses: number[] = [];
    for (let request = 1; request <= 4; request++) statuses.push((await change(token, newEmail())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('requires a token and a valid address', async () => {
    expect((await change(undefined, newEmail())).status).toBe(401);
    const token = await api.signUp(newEmail());
    for (const email of [undefined, 7, 'no', 'a@b.org', ['a@b.com']]) {
      expect((await change(token, email)).status).toBe(400);
    }
  });

  test('threat 40: requires the current password when the login is older than ten minutes', async () => {
    const [token, next] = [await api.signUp(newEmail()), newEmail()];
    await backdateLogin(api, token, 10 * 60 * 1000);
    expect(await change(token, next)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    expect(await deliverEmails(api)).toEqual([]);
    await api.send('POST', '/api/password/check', { password }, token);
    expect((await change(token, next)).status).toBe(200);
  });

  test('is canceled by a change of password', async () => {
    const token = await api.signUp(newEmail());
    await change(token, newEmail());
    const code = await deliverCode(api);
    await api.send('PUT', '/api/profile/update', { password: 'a new one', confirmPassword: 'a new one' }, token);
    expect((await confirm(code)).status).toBe(410);
  });

  const endings: [string, (own: string, stolen: string) => Promise<unknown>][] = [
    [
      'ending the stolen session',
      (own, stolen) => api.send('POST', `/api/sessions/${sessionIdOf(stolen)}/end`, {}, own),
    ],
    ['ending all other sessions', (own) => api.send('POST', '/api/sessions/end-others', {}, own)],
    ['staff ending all sessions', (own) => endAllSessionsAsStaff(userIdOf(own))],
  ];

  test.each(endings)(
    'threat 40, finding 14: is canceled by %s if a stolen session requested it',
    async (_name, end) => {
      const email = newEmail();
      const own = await api.signUp(email);
      const stolen = (await logIn(email)).body.token;
      await change(stolen, newEmail());
      const code = await deliverCode(api);
      await end(own, stolen);
      expect((await confirm(code)).status).toBe(410);
    },
  );

  test.each(endings)(
    'threat 40, finding 14: is canceled by %s if a stolen session requested it and the confirmation email still waits for the mail server',
    async (_name, end) => {
      const email = newEmail();
      const own = await api.signUp(email);
      const stolen = (await logIn(email)).body.token;
      await change(stolen, newEmail());
      await end(own, stolen);
      expect(await deliverEmails(api)).toEqual([]);
    },
  );

  test('threat 40: is canceled by a new password while the confirmation email still waits for the mail server', async () => {
    const email = newEmail();
    await api.signUp(email);
    await api.send('POST', '/api/password/forgot', { email });
    const code = await deliverCode(api);
    await change((await logIn(email)).body.token, newEmail());
    await api.send('POST', '/api/password/reset', { code, password: 'a new one', confirmPassword: 'a new one' });
    const subjects = (await deliverEmails(api)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Kindcrate password was changed']);
  });
});
