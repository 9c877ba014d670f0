import { createHmac } from 'node:crypto';
import { messages } from '@kindcrate/contract/messages';
import { describe, expect, test, vi } from 'vitest';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp({}, undefined, { hashesSlowly: true });

const register = (changes: Record<string, unknown>) => api.send('POST', '/api/register', createRegistration(changes));
const logIn = (email: string, attemptedPassword = password) =>
  api.send('POST', '/api/Login', { email, password: attemptedPassword });
const countUsers = async () => (await api.data.database.selectFrom('users').select('id').execute()).length;

describe('registration', () => {
  test('creates an account that can log in', async () => {
    const reply = await register({ email: 'first@example.com' });
    expect(reply).toMatchObject({ status: 201, body: { success: true, message: expect.any(String) } });
    expect(await logIn('first@example.com')).toMatchObject({ status: 200, body: { success: true } });
  });

  test('stores the password only as an Argon2id hash with 19 MiB, two passes and one thread', async () => {
    await register({ email: 'hash@example.com' });
    const user = await api.data.database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'hash@example.com')
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain(password);
  });

  test('reports every invalid field and creates no account', async () => {
    const userCountBefore = await countUsers();
    const reply = await api.send('POST', '/api/register', {
      username: 'ab',
      email: 'a@b.org',
      phone: '1',
      password: 'short',
    });
    expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'invalid_fields' } });
    expect(reply.body.fields).toEqual({
      username: messages.username,
      email: messages.email(),
      phone: messages.phone,
      password: messages.newPassword,
      confirmPassword: messages.required('Confirm Password'),
    });
    expect(await countUsers()).toBe(userCountBefore);
  });

  test('refuses two passwords that differ', async () => {
    const { body } = await register({ email: 'twice@example.com', confirmPassword: 'something else' });
    expect(body).toMatchObject({
      message: messages.confirmPassword,
      fields: { confirmPassword: messages.confirmPassword },
    });
  });

  test('refuses an email address that is already registered, in any letter case', async () => {
    await register({ email: 'Taken@Example.com' });
    const userCountBefore = await countUsers();
    for (const email of ['Taken@Example.com', 'taken@example.com', 'TAKEN@EXAMPLE.COM']) {
      const { status, body } = await register({ email });
      expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
        status: 409,
        code: 'email_taken',
        fields: ['email'],
      });
    }
    expect(await countUsers()).toBe(userCountBefore);
  });

  test('threat 11: creates only one account when thirty registrations with the same email address arrive at the same time', async () => {
    const userCountBefore = await countUsers();
    const replies = await Promise.all(Array.from({ length: 30 }, () => register({ email: 'crowd@example.com' })));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(29).fill(409)]);
    expect(await countUsers()).toBe(userCountBefore + 1);
  });

  test('threat 16: ignores a role, coins and an id in the body, and refuses __proto__', async () => {
    const given = { email: 'sneaky@example.com', role: 'staff', coins: 999, _id: 'mine', id: 'mine' };
    expect((await register(given)).status).toBe(201);
    const token = (await logIn('sneaky@example.com')).body.token;
    expect((await api.get('/api/profile', token)).body.data).toMatchObject({ role: 'donor', coins: 0 });
    // An object literal would set the prototype instead of a field named __proto__.
    const sent = JSON.stringify(createRegistration({ email: 'proto@example.com' })).replace(
      '{',
      '{"__proto__":{"role":"staff"},',
    );
    expect(await api.send('POST', '/api/register', sent)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  test('threat 21: stores markup in a username as plain text', async () => {
    await register({ email: 'markup@example.com', username: '<b>\'";--' });
    const token = (await logIn('markup@example.com')).body.token;
    expect((await api.get('/api/profile', token)).body.data.username).toBe('<b>\'";--');
  });
});

describe('login', () => {
  test('returns a token whose claims identify the account and a session', async () => {
    await register({ email: 'claims@example.com', username: 'claire' });
    const { body } = await logIn('Claims@EXAMPLE.com');
    expect(body).toEqual({ success: true, message: 'Login is successful', token: expect.any(String) });
    const [header, payload] = body.token.split('.').map((part: string) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const claims = JSON.parse(payload);
    expect(claims).toMatchObject({ iss: 'kindcrate', aud: 'kindcrate-site', username: 'claire', role: 'donor' });
    expect(claims.exp - claims.iat).toBe(7 * 24 * 60 * 60);
    const session = api.data.database.selectFrom('sessions').selectAll().where('id', '=', claims.sid);
    expect(await session.executeTakeFirst()).toMatchObject({ user_id: claims.sub, ended_at: null });
  });

  test('reports the invalid fields', async () => {
    expect((await api.send('POST', '/api/Login', { email: 'no', password: '' })).body).toMatchObject({
      code: 'invalid_fields',
      fields: { email: messages.email(), password: messages.loginPassword },
    });
  });

  test('threat 17: gives the same reply for a registered and an unknown email address', async () => {
    await register({ email: 'known@example.com' });
    const known = await logIn('known@example.com', 'wrong');
    const unknown = await logIn('unknown@example.com', 'wrong');
    expect(known.status).toBe(401);
    expect(known.body).toEqual({ success: false, code: 'wrong_credentials', message: expect.any(String) });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  test('threat 17: hashes the password even for an unknown email address', async () => {
    await register({ email: 'timed@example.com' });
    const timeLogin = async (email: string) => {
      const start = performance.now();
      await logIn(email, 'wrong');
      return performance.now() - start;
    };
    // A busy machine only makes attempts slower, so the shortest times of several alternating attempts are compared.
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round++) {
      known.push(await timeLogin('timed@example.com'));
      unknown.push(await timeLogin('nobody@example.com'));
    }
    // Without a hash, the reply would arrive many times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4);
  });
});

describe('threat 18: login attempts', () => {
  const refusal = {
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    status: 429,
    body: { code: 'too_many_requests' },
  };

  test('are refused for 15 minutes after five failures on an account, even with the right password', async () => {
    await register({ email: 'guessed@example.com' });
    for (let tries = 1; tries <= 5; tries++) expect((await logIn('guessed@example.com', 'wrong')).status).toBe(401);
    expect(await logIn('GUESSED@example.com')).toMatchObject(refusal);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60 * 1000 + 1 });
    expect((await logIn('guessed@example.com')).status).toBe(200);
    vi.useRealTimers();
  });

  test('are refused after five wrong passwords even when thirty arrive at the same time', async () => {
    await register({ email: 'stormed@example.com' });
    const replies = await Promise.all(Array.from({ length: 30 }, () => logIn('stormed@example.com', 'wrong')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('are limited even for an account that does not exist', async () => {
    for (let tries = 1; tries <= 5; tries++) await logIn('ghost@example.com', 'wrong');
    expect(await logIn('ghost@example.com', 'wrong')).toMatchObject(refusal);
  });

  test('are counted from zero again after a successful login', async () => {
    await register({ email: 'clumsy@example.com' });
    for (const round of [1, 2]) {
      for (let tries = 1; tries <= 4; tries++)
        expect((await logIn('clumsy@example.com', 'wrong')).status, `round ${round}`).toBe(401);
      expect((await logIn('clumsy@example.com')).status).toBe(200);
    }
  });

  test('all succeed with the right password when thirty arrive at the same time', async () => {
    await register({ email: 'eager@example.com' });
    const replies = await Promise.all(Array.from({ length: 30 }, () => logIn('eager@example.com')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('threat 25: a request body', () => {
  const bodies = [
    ['empty', ''],
    ['not JSON', '{"email":'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"email"'],
    ['a number', '7'],
    ['JSON with wrong types', '{"email":7,"password":{"a":[1]}}'],
    ['deeply nested JSON', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['JSON with a NUL byte', '{"email":"a\\u0000@b.com","password":"a\\u0000"}'],
    ['JSON with a lone surrogate', '{"email":"\\ud800@b.com","password":"\\ud800"}'],
  ];

  test.each(bodies)('that is %s is refused with 400', async (_name, body) => {
    for (const url of ['/api/Login', '/api/register']) {
      expect(await api.send('POST', url, body)).toMatchObject({
        status: 400,
        body: { success: false, message: expect.any(String) },
      });
    }
  });

  test('of 10 MiB of JSON is refused with 413', async () => {
    const body = `{"email":"${'x'.repeat(10 * 1024 * 1024)}"}`;
    expect(await api.send('POST', '/api/Login', body)).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'application/jsonx',
  ])('of type %s is refused with 415', async (type) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/Login',
      headers: { 'content-type': type },
      payload: 'a=b',
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

test('the token of a login is signed with the token secret', async () => {
  const token = await api.signUp();
  const [header, payload, signature] = token.split('.');
  expect(createHmac('sha256', api.services.tokenSecret).update(`${header}.${payload}`).digest('base64url')).toBe(
    signature,
  );
});
