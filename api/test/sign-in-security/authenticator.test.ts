import { afterEach, describe, expect, test, vi } from 'vitest';
import { deliverEmails } from '../support/emails.ts';
import { backdateLogin } from '../support/log-in.ts';
import { enterPassword, logInWithCode, setUpAuthenticator } from '../support/second-factors.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
let accountCount = 0;

afterEach(() => {
  vi.useRealTimers();
});

async function signUp() {
  const email = `factor-${++accountCount}@example.com`;
  return { email, token: await api.signUp(email) };
}

const start = (token: string) => api.send('POST', '/api/second-factors/authenticator', {}, token);
const confirm = (token: string, code: string) => api.send('PUT', '/api/second-factors/authenticator', { code }, token);
const remove = (token: string) => api.send('POST', '/api/second-factors/authenticator/remove', {}, token);
const renewRecoveryCodes = (token: string) => api.send('POST', '/api/second-factors/recovery-codes', {}, token);
const getFactors = async (token: string) => (await api.get('/api/second-factors', token)).body.data;
const noFactors = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };

describe('the setup of an authenticator app', () => {
  test('shows an otpauth link, its QR code and its secret once, and stores the secret only encrypted', async () => {
    const { email, token } = await signUp();
    const { status, headers, body } = await start(token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { uri, secret, qrcode } = body.data;
    expect(uri).toContain(`otpauth://totp/Kindcrate:${encodeURIComponent(email)}?secret=${secret}&`);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    const rows = await database.selectFrom('authenticators').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await getFactors(token)).toEqual(noFactors);
  });

  test('does not change the login before a code from the app is entered', async () => {
    const { email, token } = await signUp();
    await start(token);
    expect((await api.send('POST', '/api/Login', { email, password })).body.token).toEqual(expect.any(String));
    expect((await confirm(token, '000000')).body).toMatchObject({ code: 'wrong_code' });
    expect((await api.send('POST', '/api/Login', { email, password })).body.token).toEqual(expect.any(String));
  });

  test('returns ten recovery codes and ends the other sessions when the first code is entered', async () => {
    const { email, token } = await signUp();
    const otherToken = (await api.send('POST', '/api/Login', { email, password })).body.token;
    const { recoveryCodes } = await setUpAuthenticator(api, token);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await api.get('/api/profile', otherToken)).status).toBe(401);
    expect(await getFactors(token)).toEqual({
      ...noFactors,
      authenticatorSince: expect.stringMatching(/^\d{4}-.*Z$/),
      recoveryCodesLeft: 10,
    });
  });

  test('can start again with a new secret before it is confirmed, but not afterward', async () => {
    const { email, token } = await signUp();
    await start(token);
    const { code } = await setUpAuthenticator(api, token);
    expect(await start(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await confirm(token, code())).status).toBe(403);
    expect((await logInWithCode(api, email, code())).status).toBe(200);
  });

  test('cannot be confirmed again, even by fifty simultaneous requests', async () => {
    const { token } = await signUp();
    const { code } = await setUpAuthenticator(api, token);
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(token, code())));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([403, 429]));
    expect((await getFactors(token)).recoveryCodesLeft).toBe(10);
  });

  test('refuses a recovery code and malformed codes with 400', async () => {
    const { token } = await signUp();
    await start(token);
    const bodies = ['{}', '{"code":123456}', '{"code":"ABCD-ABCD-ABCD-ABCD"}', '{"code":{"toString":1}}', '[]'];
    for (const body of bodies)
      expect((await api.send('PUT', '/api/second-factors/authenticator', body, token)).status, body).toBe(400);
  });

  test('refuses codes before it has been started', async () => {
    const { token } = await signUp();
    expect((await confirm(token, '123456')).body).toMatchObject({ code: 'wrong_code' });
  });
});

describe('removing the authenticator app', () => {
  test('also removes the recovery codes, and makes the password alone enough to log in', async () => {
    const { email, token } = await signUp();
    await setUpAuthenticator(api, token);
    expect(await remove(token)).toMatchObject({ status: 200, body: { success: true, data: noFactors } });
    expect((await api.send('POST', '/api/Login', { email, password })).body.token).toEqual(expect.any(String));
  });

  test('invalidates its codes, even for logins that are waiting for a code', async () => {
    const { email, token } = await signUp();
    const { code } = await setUpAuthenticator(api, token);
    const { challenge } = await enterPassword(api, email);
    await remove(token);
    expect((await api.send('POST', '/api/Login/code', { challenge, code: code() })).status).toBe(403);
  });

  test('is refused when the account has none, and does not change other accounts', async () => {
    const [mine, theirs] = [await signUp(), await signUp()];
    await setUpAuthenticator(api, theirs.token);
    expect(await remove(mine.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await getFactors(theirs.token)).authenticatorSince).not.toBeNull();
  });
});

describe('new recovery codes', () => {
  test('replace the old ones', async () => {
    const { email, token } = await signUp();
    const { recoveryCodes } = await setUpAuthenticator(api, token);
    const { body } = await renewRecoveryCodes(token);
    expect(body).toMatchObject({ success: true, data: { recoveryCodesLeft: 10 } });
    expect((await logInWithCode(api, email, recoveryCodes[0] ?? '')).status).toBe(403);
    expect((await logInWithCode(api, email, body.recoveryCodes[0])).status).toBe(200);
  });

  test('number exactly ten, even after fifty simultaneous requests', async () => {
    const { token } = await signUp();
    await setUpAuthenticator(api, token);
    const replies = await Promise.all(Array.from({ length: 50 }, () => renewRecoveryCodes(token)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await getFactors(token)).recoveryCodesLeft).toBe(10);
  });

  test('are refused without a second factor', async () => {
    expect((await renewRecoveryCodes((await signUp()).token)).status).toBe(404);
  });
});

describe('the owner of an account', () => {
  const deliverSubjectsTo = async (address: string) =>
    (await deliverEmails(api)).filter(({ to }) => to.address === address).map(({ subject }) => subject);

  test('threat 40: gets an email when a second factor is added or removed, and when recovery codes are used or replaced', async () => {
    const { email, token } = await signUp();
    const { recoveryCodes } = await setUpAuthenticator(api, token);
    expect(await deliverSubjectsTo(email)).toEqual(['A second step was added to your Kindcrate login']);
    const [code = ''] = recoveryCodes;
    await logInWithCode(api, email, code);
    await logInWithCode(api, email, code);
    expect(await deliverSubjectsTo(email)).toEqual(['A recovery code of your Kindcrate account was used']);
    await renewRecoveryCodes(token);
    expect(await deliverSubjectsTo(email)).toEqual(['Your Kindcrate recovery codes were replaced']);
    await remove(token);
    expect(await deliverSubjectsTo(email)).toEqual(['A second step was removed from your Kindcrate login']);
  });

  test('gets no email for refused changes, and none at all at an address that is not confirmed', async () => {
    const { email, token } = await signUp();
    await remove(token);
    await renewRecoveryCodes(token);
    await start(token);
    await confirm(token, '000000');
    expect(await deliverSubjectsTo(email)).toEqual([]);
    const { code } = await setUpAuthenticator(api, token);
    await database.updateTable('users').set({ email_confirmed_at: null }).where('email', '=', email).execute();
    expect(await deliverSubjectsTo(email)).toEqual([]);
    await logInWithCode(api, email, code());
    expect(await deliverSubjectsTo(email)).toEqual([]);
  });
});

test('threat 40: a session whose login was more than ten minutes ago can neither set up nor remove a second factor', async () => {
  const { token } = await signUp();
  await setUpAuthenticator(api, token);
  await backdateLogin(api, token, 10 * 60 * 1000 + 1);
  const paths = [
    'authenticator',
    'authenticator/remove',
    'passkeys/start',
    'passkeys/some-id/remove',
    'recovery-codes',
  ];
  for (const path of paths) {
    const reply = await api.send('POST', `/api/second-factors/${path}`, {}, token);
    expect(reply, path).toMatchObject({ status: 403, body: { code: 'password_required' } });
  }
  expect((await getFactors(token)).recoveryCodesLeft).toBe(10);
  await api.send('POST', '/api/password/check', { password }, token);
  expect((await remove(token)).status).toBe(200);
});

test('the second factors of an account cannot be read without a token', async () => {
  expect((await api.get('/api/second-factors')).status).toBe(401);
});
