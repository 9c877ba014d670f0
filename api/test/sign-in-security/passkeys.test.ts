import { limits } from '@kindcrate/contract/limits';
import { describe, expect, test } from 'vitest';
import { enterPassword, logInWithCode } from '../support/second-factors.ts';
import { createSecurityKey, type SecurityKey } from '../support/security-key.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'http://localhost:4321' });
const { database } = api.data;
let accountCount = 0;

async function signUp() {
  const email = `passkey-${++accountCount}@example.com`;
  return { email, token: await api.signUp(email) };
}

const start = async (token: string) =>
  (await api.send('POST', '/api/second-factors/passkeys/start', {}, token)).body.data;
const send = (token: string, body: unknown) => api.send('POST', '/api/second-factors/passkeys', body, token);
const sendAnswer = (body: unknown) => api.send('POST', '/api/Login/passkey', body);

async function add(token: string, key: SecurityKey, name = 'Blue key') {
  const { challenge } = await start(token);
  return send(token, { name, ...key.create(challenge) });
}

/** Signs up a donor, and adds a security key to their account. */
async function signUpWithKey() {
  const account = await signUp();
  const key = createSecurityKey();
  const { body } = await add(account.token, key);
  return { ...account, key, recoveryCodes: body.recoveryCodes as string[] };
}

describe('adding a passkey', () => {
  test('starts with a reply that contains the site, the account and its existing passkeys', async () => {
    const { email, token, key } = await signUpWithKey();
    expect(await start(token)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Kindcrate' },
      user: { id: expect.stringMatching(/^[\w-]+$/), name: email, displayName: 'robin' },
      // EdDSA, ES256 and RS256.
      algorithms: [-8, -7, -257],
      existing: [{ id: key.id, transports: ['usb'] }],
    });
  });

  test('returns ten recovery codes and ends the other sessions, but only for the first passkey', async () => {
    const { email, token } = await signUp();
    const otherToken = (await api.send('POST', '/api/Login', { email, password })).body.token;
    const first = await add(token, createSecurityKey());
    expect(first).toMatchObject({ status: 200, body: { success: true, data: { recoveryCodesLeft: 10 } } });
    expect(first.body.recoveryCodes).toHaveLength(10);
    expect((await api.get('/api/profile', otherToken)).status).toBe(401);
    const second = await add(token, createSecurityKey(), 'Phone');
    expect(second.body.recoveryCodes).toBeUndefined();
    expect(second.body.data.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Blue key', 'Phone']);
  });

  test.each([
    ['for another site', { origin: 'http://localhost:9999' }],
    ['for another host', { rpId: 'example.com' }],
    ['whose data has the type of a login', { type: 'webauthn.get' }],
  ])('refuses a passkey %s', async (_name, changes) => {
    const { token } = await signUp();
    const { challenge } = await start(token);
    const reply = await send(token, { name: 'Key', ...createSecurityKey().create(challenge, changes) });
    expect(reply).toMatchObject({ status: 403, body: { code: 'wrong_code' } });
  });

  test('refuses a challenge that was used before, is unknown, or belongs to another account or purpose', async () => {
    const { token, email } = await signUpWithKey();
    const expired = { status: 410, body: { code: 'login_expired' } };
    const { challenge } = await start(token);
    expect((await send(token, { name: 'Key', ...createSecurityKey().create(challenge) })).status).toBe(200);
    const challenges = [
      challenge,
      'x'.repeat(43),
      (await start((await signUp()).token)).challenge,
      (await enterPassword(api, email)).challenge,
    ];
    for (const wrong of challenges)
      expect(await send(token, { name: 'Key', ...createSecurityKey().create(wrong) })).toMatchObject(expired);
  });

  test('refuses a passkey that is stored already, even for another account', async () => {
    const { token, key } = await signUpWithKey();
    for (const owner of [token, (await signUp()).token])
      expect(await add(owner, key)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('stores at most ten passkeys, even when fifty arrive simultaneously', async () => {
    const { token } = await signUp();
    const keys = Array.from({ length: 50 }, createSecurityKey);
    const replies = await Promise.all(keys.map((key) => add(token, key)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(limits.passkeys);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(40);
  });

  test('threat 25: refuses malformed bodies with 400 and meaningless values with 403', async () => {
    const { token } = await signUp();
    const { challenge } = await start(token);
    const body = { name: 'Key', ...createSecurityKey().create(challenge) };
    const malformed = [
      {},
      { ...body, name: '' },
      { ...body, name: 'x'.repeat(41) },
      { ...body, id: 7 },
      { ...body, transports: 'usb' },
      { ...body, transports: [{ toString: 1 }] },
      { ...body, attestationObject: 'x'.repeat(limits.passkeyData + 1) },
      { ...body, clientDataJSON: '{}' },
    ];
    for (const wrong of malformed)
      expect((await send(token, wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
    for (const field of ['id', 'clientDataJSON', 'attestationObject'])
      expect((await send(token, { ...body, [field]: 'AAAA' })).status, field).toBe(403);
  });
});

describe('a login with a passkey', () => {
  test('lists the passkeys and accepts a signature over the challenge', async () => {
    const { email, key } = await signUpWithKey();
    const step = await enterPassword(api, email);
    expect(step).toMatchObject({ hasAuthenticator: false, rpId: 'localhost', passkeys: [{ id: key.id }] });
    const { status, body } = await sendAnswer(key.answer(step.challenge));
    expect([status, body.message]).toEqual([200, 'Login is successful']);
    const { data } = (await api.get('/api/second-factors', body.token)).body;
    expect(data.passkeys[0].lastUsedAt).toMatch(/Z$/);
  });

  test('accepts a signature once, even when ten simultaneous requests contain it', async () => {
    const { email, key } = await signUpWithKey();
    const { challenge } = await enterPassword(api, email);
    const signed = key.answer(challenge);
    const replies = await Promise.all(Array.from({ length: 10 }, () => sendAnswer(signed)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await sendAnswer(signed)).status).toBe(410);
  });

  test('accepts a key that does not count its uses, but only once per challenge', async () => {
    const { email, key } = await signUpWithKey();
    for (let uses = 0; uses < 2; uses++) {
      const { challenge } = await enterPassword(api, email);
      const replies = await Promise.all([1, 2, 3].map(() => sendAnswer(key.answer(challenge, { counter: 0 }))));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    }
  });

  test.each([
    ['for another site', { origin: 'https://evil.example.com' }],
    ['for a site whose origin starts with ours', { origin: 'http://localhost:4321.evil.example.com' }],
    ['for our host with another scheme', { origin: 'https://localhost:4321' }],
    ['for our host with another port', { origin: 'http://localhost' }],
    ['for a page with an opaque origin', { origin: 'null' }],
    ['from a frame in another site', { topOrigin: 'https://evil.example.com' }],
    ['for another host', { rpId: 'evil.example.com' }],
    ['without a touch', { isTouched: false }],
    ['whose data has the type of a new passkey', { type: 'webauthn.create' }],
  ])('refuses a signature %s', async (_name, changes) => {
    const { email, key } = await signUpWithKey();
    const { challenge } = await enterPassword(api, email);
    expect(await sendAnswer(key.answer(challenge, changes))).toMatchObject({
      status: 403,
      body: { code: 'wrong_code' },
    });
    expect((await sendAnswer(key.answer(challenge))).status).toBe(200);
  });

  test('refuses the signature of a copied key, whose counter is not higher than the stored one', async () => {
    const { email, key } = await signUpWithKey();
    const first = await enterPassword(api, email);
    await sendAnswer(key.answer(first.challenge, { counter: 7 }));
    const { challenge } = await enterPassword(api, email);
    for (const counter of [7, 3]) expect((await sendAnswer(key.answer(challenge, { counter }))).status).toBe(403);
    expect((await sendAnswer(key.answer(challenge, { counter: 8 }))).status).toBe(200);
  });

  test('refuses the key of another account, even when it claims to be the right passkey', async () => {
    const [mine, theirs] = [await signUpWithKey(), await signUpWithKey()];
    const { challenge } = await enterPassword(api, mine.email);
    expect((await sendAnswer(theirs.key.answer(challenge))).status).toBe(403);
    expect((await sendAnswer({ ...theirs.key.answer(challenge), id: mine.key.id })).status).toBe(403);
  });

  test('refuses a signature over another challenge', async () => {
    const { email, key } = await signUpWithKey();
    const [one, two] = [await enterPassword(api, email), await enterPassword(api, email)];
    expect((await sendAnswer({ ...key.answer(one.challenge), challenge: two.challenge })).status).toBe(403);
  });

  test('accepts a recovery code instead', async () => {
    const { email, recoveryCodes } = await signUpWithKey();
    expect((await logInWithCode(api, email, recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await logInWithCode(api, email, '123456')).status).toBe(403);
  });

  test('threat 25: refuses malformed bodies with 400 and meaningless values with 403', async () => {
    const { email, key } = await signUpWithKey();
    const { challenge } = await enterPassword(api, email);
    const body = key.answer(challenge);
    for (const wrong of [{}, { ...body, signature: 7 }, { ...body, id: ['x'] }, { ...body, challenge: '' }])
      expect((await sendAnswer(wrong)).status).toBe(400);
    for (const field of ['id', 'clientDataJSON', 'authenticatorData', 'signature'])
      expect((await sendAnswer({ ...body, [field]: 'AAAA' })).status, field).toBe(403);
  });
});

describe('removing a passkey', () => {
  const remove = (token: string, id: string) =>
    api.send('POST', `/api/second-factors/passkeys/${id}/remove`, {}, token);

  test('keeps the other passkeys, and the recovery codes until the last passkey is removed', async () => {
    const { email, token, key } = await signUpWithKey();
    const second = createSecurityKey();
    await add(token, second);
    expect((await remove(token, key.id)).body.data).toMatchObject({
      passkeys: [{ _id: second.id }],
      recoveryCodesLeft: 10,
    });
    expect((await remove(token, second.id)).body.data).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await api.send('POST', '/api/Login', { email, password })).body.token).toEqual(expect.any(String));
  });

  test("threat 15: is refused with 404 when the passkey is someone else's, and the passkey is kept", async () => {
    const [mine, theirs] = [await signUpWithKey(), await signUpWithKey()];
    expect((await remove(mine.token, theirs.key.id)).status).toBe(404);
    expect((await remove(mine.token, 'unknown')).status).toBe(404);
    expect(await database.selectFrom('passkeys').select('id').where('id', '=', theirs.key.id).execute()).toHaveLength(
      1,
    );
  });
});
