import { beforeEach, describe, expect, test, vi } from 'vitest';
import { donate } from '../support/donations.ts';
import { deliverCode, deliverEmails } from '../support/emails.ts';
import { userIdOf } from '../support/log-in.ts';
import { addPartner, createCode, previewCode, requestCoins } from '../support/redemptions.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

const register = (email: string, changes: object = {}) =>
  api.send('POST', '/api/register', createRegistration({ email, ...changes }));
const withPassword = (chosen: string) => ({ password: chosen, confirmPassword: chosen });
const confirm = (code: string) => api.send('POST', '/api/email/confirm', { code });
const resend = (token: string) => api.send('POST', '/api/email/confirmation', {}, token);
const logIn = (email: string, attemptedPassword = password) =>
  api.send('POST', '/api/Login', { email, password: attemptedPassword });
const tokenOf = async (email: string, attemptedPassword?: string) => (await logIn(email, attemptedPassword)).body.token;
const profileOf = async (token: string) => (await api.get('/api/profile', token)).body.data;

let emailCount = 0;
const newEmail = () => `newcomer-${++emailCount}@example.com`;

/** Registers a donor who has not confirmed their email yet. */
async function registerUnconfirmed(email = newEmail()) {
  await register(email);
  const code = await deliverCode(api);
  return { email, code, token: await tokenOf(email) };
}

beforeEach(() => database.deleteFrom('outbox').execute());

describe('a new account', () => {
  test('gets one email, and is confirmed with the code in its link', async () => {
    const { code, token } = await registerUnconfirmed();
    expect((await profileOf(token)).emailConfirmed).toBe(false);
    expect(await confirm(code)).toMatchObject({ status: 200, body: { success: true } });
    expect((await profileOf(token)).emailConfirmed).toBe(true);
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('gets at most three links an hour, including the one at registration, and none once it is confirmed', async () => {
    const { code, token } = await registerUnconfirmed();
    expect((await resend(token)).status).toBe(200);
    const second = await deliverCode(api);
    expect((await resend(token)).status).toBe(200);
    expect(await resend(token)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(code)).status).toBe(410);
    expect(await resend(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('finding 5: has at most three open orders, even when fifty arrive at the same time, and any number once it is confirmed', async () => {
    const { code, token } = await registerUnconfirmed();
    const replies = await Promise.all(Array.from({ length: 50 }, () => donate(api, token)));
    const accepted = replies.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(3);
    for (const { status, body } of replies.filter((reply) => !accepted.includes(reply)))
      expect([status, body.code]).toEqual([403, 'email_unconfirmed']);
    const id = accepted[0]?.body.data._id;
    await api.send('PUT', `/api/order/${id}/cancel`, {}, token);
    expect((await donate(api, token)).status).toBe(201);
    expect((await donate(api, token)).status).toBe(403);
    await confirm(code);
    expect((await donate(api, token)).status).toBe(201);
  });

  test('gets the first reply again when it repeats a donation, even though three orders are open', async () => {
    const { token } = await registerUnconfirmed();
    const { body } = await donate(api, token, {}, 'one');
    await donate(api, token);
    await donate(api, token);
    expect(await donate(api, token, {}, 'one')).toMatchObject({ status: 201, body });
  });

  test('cannot spend coins until it is confirmed', async () => {
    const { code, token } = await registerUnconfirmed();
    const [donor, partner] = [{ id: userIdOf(token), token }, await addPartner(api)];
    const refused = { status: 403, body: { code: 'email_unconfirmed' } };
    expect(await previewCode(api, partner, await createCode(api, donor))).toMatchObject(refused);
    const shortCode = await createCode(api, donor);
    expect(await requestCoins(api, partner, { code: shortCode, coins: 1 })).toMatchObject(refused);
    await confirm(code);
    expect((await requestCoins(api, partner, { code: shortCode, coins: 1 })).body.code).toBe('not_enough_coins');
  });
});

describe('threat 37, finding 5: what a donor typed', () => {
  test('is in no email before the address is confirmed, and emails that were due before the confirmation are never sent', async () => {
    const { code, token, email } = await registerUnconfirmed();
    await donate(api, token, { itemsName: 'Your account is locked: http://evil.example.com' });
    expect(await deliverEmails(api)).toEqual([]);
    await confirm(code);
    expect(await deliverEmails(api)).toEqual([]);
    await donate(api, token);
    expect(await deliverEmails(api)).toMatchObject([{ to: { address: email } }]);
  });

  test('is never a link in an email, and never markup', async () => {
    const token = await api.signUp();
    await donate(api, token, { itemsName: '<b>Verify</b> at http://evil.example.com' });
    const [mail] = await deliverEmails(api);
    expect(mail?.html).toContain('&lt;b&gt;Verify&lt;/b&gt; at http://evil.example.com');
    const links = [...(mail?.html.matchAll(/href="([^"]*)"/g) ?? [])].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set(['https://give.example.com/profile']));
  });
});

describe('threat 39: a confirmation link', () => {
  test('works once, even when it is used fifty times at the same time', async () => {
    const { code } = await registerUnconfirmed();
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => confirm(code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(49).fill(410)]);
  });

  test('expires after 30 minutes', async () => {
    const { code } = await registerUnconfirmed();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60 * 1000 + 1 });
    expect(await confirm(code)).toMatchObject({ status: 410, body: { code: 'link_invalid' } });
    vi.useRealTimers();
  });

  test('is not used up by a GET request, and does not reset a password', async () => {
    const { code } = await registerUnconfirmed();
    for (const url of ['/api/email/confirm', `/api/email/confirm?code=${code}`, `/api/email/confirm/${code}`])
      expect((await api.get(url)).status).toBe(404);
    expect((await api.send('POST', '/api/password/reset', { code, ...withPassword('stolen one') })).status).toBe(410);
    expect((await confirm(code)).status).toBe(200);
  });

  test.each([undefined, null, 7, '', 'short', ['a'], { a: 1 }, '\0'.repeat(22)])(
    'is refused when its code is %j',
    async (code) => {
      const { status, body } = await api.send('POST', '/api/email/confirm', { code });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['code']]);
    },
  );

  test.each([null, 7, ['a'], { a: 1 }, '\0', 'x'.repeat(129)])('is refused with the password %j', async (chosen) => {
    const code = 'x'.repeat(22);
    const { status, body } = await api.send('POST', '/api/email/confirm', { code, password: chosen });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
  });
});
