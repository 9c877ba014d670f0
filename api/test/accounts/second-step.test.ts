import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieOf } from '../support/log-in.ts';
import { enterPassword, logInWithCode, setUpAuthenticator } from '../support/second-factors.ts';
import { inject, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
let accountCount = 0;

afterEach(() => {
  vi.useRealTimers();
});

/** Signs up a donor with an authenticator app. */
async function signUpWithAuthenticator() {
  const email = `second-${++accountCount}@example.com`;
  const token = await api.signUp(email);
  return { email, token, ...(await setUpAuthenticator(api, token)) };
}

const sendCode = (challenge: string, code: unknown) => api.send('POST', '/api/Login/code', { challenge, code });
const advanceClock = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

describe('a login with a second factor', () => {
  test('gets a challenge instead of a token for the password alone', async () => {
    const { email } = await signUpWithAuthenticator();
    const sessions = () => database.selectFrom('sessions').select('id').execute();
    const before = await sessions();
    const reply = await api.send('POST', '/api/Login', { email, password });
    expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(reply.body).toEqual({
      success: true,
      message: expect.any(String),
      secondFactor: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        hasAuthenticator: true,
        rpId: 'localhost',
        passkeys: [],
      },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await sessions()).toEqual(before);
  });

  test('gets a working token and a device cookie for a code from the app', async () => {
    const { email, code } = await signUpWithAuthenticator();
    const reply = await logInWithCode(api, email, code());
    expect(reply.body).toEqual({ success: true, message: 'Login is successful', token: expect.any(String) });
    expect(cookieOf(reply)).toMatch(/^device=/);
    expect((await api.get('/api/profile', reply.body.token)).status).toBe(200);
  });

  test('accepts the current code, even with spaces, and the next code, but not the code after that', async () => {
    const { email, code } = await signUpWithAuthenticator();
    expect((await logInWithCode(api, email, ` ${code(0).slice(0, 3)} ${code(0).slice(3)} `)).status).toBe(200);
    expect((await logInWithCode(api, email, code(1))).status).toBe(200);
    expect((await logInWithCode(api, email, code(2))).status).toBe(403);
  });

  test('accepts each code once, even when four logins send it at the same time', async () => {
    const { email, code } = await signUpWithAuthenticator();
    // Five wrong codes would lock the second step.
    const challenges = await Promise.all(Array.from({ length: 4 }, () => enterPassword(api, email)));
    const sameCode = code();
    const replies = await Promise.all(challenges.map(({ challenge }) => sendCode(challenge, sameCode)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect((await logInWithCode(api, email, sameCode)).body).toMatchObject({ code: 'wrong_code' });
  });

  test('refuses the code that was entered when the app was set up, and any older one', async () => {
    const { email, code } = await signUpWithAuthenticator();
    for (const periods of [-1, -2]) expect((await logInWithCode(api, email, code(periods))).status).toBe(403);
  });

  test("refuses a code from another account's app or recovery codes", async () => {
    const [mine, theirs] = [await signUpWithAuthenticator(), await signUpWithAuthenticator()];
    expect((await logInWithCode(api, mine.email, theirs.code())).body).toMatchObject({
      code: 'wrong_code',
      fields: { code: expect.any(String) },
    });
    expect((await logInWithCode(api, mine.email, theirs.recoveryCodes[0] ?? '')).status).toBe(403);
  });

  test('threat 17: does not reveal, without the password, that an account has a second factor', async () => {
    const { email } = await signUpWithAuthenticator();
    const refused = await api.send('POST', '/api/Login', { email, password: 'wrong' });
    const unknown = await api.send('POST', '/api/Login', { email: 'unknown@example.com', password: 'wrong' });
    expect(refused).toMatchObject({ status: unknown.status, body: unknown.body });
  });
});

test('a login without a second factor gets its token for the password alone', async () => {
  await api.signUp('plain@example.com');
  const { body } = await api.send('POST', '/api/Login', { email: 'plain@example.com', password });
  expect(body).toEqual({ success: true, message: 'Login is successful', token: expect.any(String) });
});

describe('the challenge of a login', () => {
  const expired = { status: 410, body: { success: false, code: 'login_expired' } };

  test('works once', async () => {
    const { email, code } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    expect((await sendCode(challenge, code(0))).status).toBe(200);
    expect(await sendCode(challenge, code(1))).toMatchObject(expired);
  });

  test('stays open after a wrong code', async () => {
    const { email, code } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    expect((await sendCode(challenge, '000000')).status).toBe(403);
    expect((await sendCode(challenge, code())).status).toBe(200);
  });

  test('expires after five minutes, and is deleted later', async () => {
    const { email, code } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    advanceClock(5 * 60 * 1000);
    expect(await sendCode(challenge, code())).toMatchObject(expired);
    await enterPassword(api, email);
    const rows = database.selectFrom('second_factor_challenges').select('id');
    expect(await rows.where('expires_at', '<=', new Date().toISOString()).execute()).toEqual([]);
  });

  test('stops working when the password changes', async () => {
    const { email, token, code } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    const changed = 'another horse';
    await api.send('PUT', '/api/profile/update', { password: changed, confirmPassword: changed }, token);
    expect(await sendCode(challenge, code())).toMatchObject(expired);
  });

  test('is stored only as a hash', async () => {
    const { email } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    const rows = await database.selectFrom('second_factor_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });

  test('cannot be guessed, and is not accepted as a token', async () => {
    const { email } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    expect(await sendCode('x'.repeat(43), '123456')).toMatchObject(expired);
    expect((await api.get('/api/profile', challenge)).status).toBe(401);
  });
});

describe('the recovery codes', () => {
  test('come in a set of ten, work however they are typed, and are stored only as hashes', async () => {
    const { email, recoveryCodes } = await signUpWithAuthenticator();
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect((await logInWithCode(api, email, first)).status).toBe(200);
    expect((await logInWithCode(api, email, first)).status).toBe(403);
    const sloppilyTyped = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const { body } = await logInWithCode(api, email, sloppilyTyped);
    const factors = await api.get('/api/second-factors', body.token);
    expect(factors.body.data.recoveryCodesLeft).toBe(8);
    const rows = await database.selectFrom('recovery_codes').selectAll().execute();
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  test('work only once, even when four logins use the same code at the same time', async () => {
    const { email, recoveryCodes } = await signUpWithAuthenticator();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => enterPassword(api, email)));
    const replies = await Promise.all(challenges.map(({ challenge }) => sendCode(challenge, recoveryCodes[0])));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  test('still work after the token secret has changed, unlike codes from the app', async () => {
    const { email, code, recoveryCodes } = await signUpWithAuthenticator();
    const { services } = api;
    const { tokenSecret } = services;
    services.tokenSecret = 'a new secret for tests, long enough';
    const codeReply = await logInWithCode(api, email, code());
    const recoveryReply = await logInWithCode(api, email, recoveryCodes[0] ?? '');
    services.tokenSecret = tokenSecret;
    expect([codeReply.status, recoveryReply.status]).toEqual([403, 200]);
  });
});

describe('threat 18: wrong codes', () => {
  const refusal = {
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { code: 'too_many_requests' },
  };

  test('lock the second step for 15 minutes after the fifth, even for the right code and a new challenge', async () => {
    const { email, code } = await signUpWithAuthenticator();
    for (let tries = 1; tries <= 5; tries++) expect((await logInWithCode(api, email, '000000')).status).toBe(403);
    expect(await logInWithCode(api, email, code())).toMatchObject(refusal);
    advanceClock(15 * 60 * 1000 + 1);
    expect((await logInWithCode(api, email, code())).status).toBe(200);
  });

  test('lock the second step after the fifth, even when fifty arrive at the same time', async () => {
    const { email } = await signUpWithAuthenticator();
    const { challenge } = await enterPassword(api, email);
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendCode(challenge, '000000')));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  test('from a stranger who knows the password do not lock out a device that logged in before', async () => {
    const { email, code } = await signUpWithAuthenticator();
    const cookie = cookieOf(await logInWithCode(api, email, code()));
    for (let tries = 1; tries <= 6; tries++) await logInWithCode(api, email, '000000');
    const { challenge } = await enterPassword(api, email);
    const reply = await inject(api.app, {
      method: 'POST',
      url: '/api/Login/code',
      headers: { cookie },
      payload: { challenge, code: code(1) },
    });
    expect(reply.status).toBe(200);
  });

  test('are recorded in the security log without the code', async () => {
    const { email } = await signUpWithAuthenticator();
    await logInWithCode(api, email, '000000');
    const { id } = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const events = await database.selectFrom('security_events').selectAll().where('account_id', '=', id).execute();
    expect(events.map(({ kind }) => kind)).toEqual(['second factor added', 'second factor failed']);
    expect(JSON.stringify(events)).not.toContain('000000');
  });
});

test.each([
  ['{}'],
  ['{"challenge":7,"code":["123456"]}'],
  ['{"challenge":"a b","code":"123456"}'],
  ['{"challenge":"abc","code":"12345"}'],
  ['{"challenge":"abc","code":{"toString":1}}'],
  ['{"challenge":"\\u0000","code":"123456\\u0000"}'],
])('threat 25: the second step refuses the body %s with 400', async (body) => {
  expect(await api.send('POST', '/api/Login/code', body)).toMatchObject({ status: 400, body: { success: false } });
});
