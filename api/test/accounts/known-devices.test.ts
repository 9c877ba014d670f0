import { describe, expect, test } from 'vitest';
import { createDeviceCookies } from '../../src/accounts/device-cookie.ts';
import { deliverCode } from '../support/emails.ts';
import { cookieOf, logInAsBrowser } from '../support/log-in.ts';
import { createRegistration, openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });

/** Sends enough wrong passwords, without a device cookie, to lock strangers out. */
const failAsStranger = async (email: string) => {
  for (let n = 0; n < 5; n++) await logInAsBrowser(api, email, { password: 'wrong' });
};
/** Registers an account and logs in to it. @returns the device cookie */
const signUp = async (email: string) => {
  await api.signUp(email);
  return cookieOf(await logInAsBrowser(api, email));
};
const idOf = async (email: string) => {
  const users = api.data.database.selectFrom('users').select('id').where('email_key', '=', email);
  return (await users.executeTakeFirstOrThrow()).id;
};
const register = (email: string, password: string) =>
  api.send('POST', '/api/register', createRegistration({ email, password, confirmPassword: password }));

describe('threat 38, finding 6: wrong passwords from a stranger', () => {
  test('lock out the stranger, but not a device that logged in before', async () => {
    const cookie = await signUp('owner@example.com');
    await failAsStranger('owner@example.com');
    expect((await logInAsBrowser(api, 'owner@example.com')).status).toBe(429);
    expect((await logInAsBrowser(api, 'OWNER@example.com', { cookie })).status).toBe(200);
    expect((await logInAsBrowser(api, 'owner@example.com')).status).toBe(429);
  });

  test('lock out a device that logged in only to another account before', async () => {
    const cookie = await signUp('neighbor@example.com');
    await signUp('victim@example.com');
    await failAsStranger('victim@example.com');
    expect((await logInAsBrowser(api, 'victim@example.com', { cookie })).status).toBe(429);
  });

  test('lock out a device whose cookie was altered, was signed with another key or has another name', async () => {
    const cookie = await signUp('target@example.com');
    const forger = createDeviceCookies({ ...api.services, tokenSecret: 'another secret, long enough for it' });
    const forged = cookieOf({
      status: 200,
      body: '',
      headers: { 'set-cookie': forger.remember('', await idOf('target@example.com')) },
    });
    await failAsStranger('target@example.com');
    const [name = '', value = ''] = cookie.split('=');
    const swapped = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    const invalidCookies = [
      `${name}=${swapped}`,
      `${name}=${value}x`,
      `${name}=`,
      name,
      `device=${value}`,
      ';;=;',
      forged,
    ];
    for (const sent of invalidCookies)
      expect([sent, (await logInAsBrowser(api, 'target@example.com', { cookie: sent })).status]).toEqual([sent, 429]);
    expect((await logInAsBrowser(api, 'target@example.com', { cookie: `other=1; ${cookie}` })).status).toBe(200);
  });
});

describe('threat 38, finding 13: a device that logged in to an account that only claimed the email', () => {
  const [squatterPassword, ownerPassword] = ['the squatter', 'the real owner'];

  test('is a stranger to the account of the owner who confirms the email later', async () => {
    const email = 'claimed@example.com';
    await register(email, squatterPassword);
    const cookie = cookieOf(await logInAsBrowser(api, email, { password: squatterPassword }));
    await api.data.database.deleteFrom('outbox').execute();
    await register(email, ownerPassword);
    const confirmation = { code: await deliverCode(api), password: ownerPassword };
    expect((await api.send('POST', '/api/email/confirm', confirmation)).status).toBe(200);
    await failAsStranger(email);
    expect((await logInAsBrowser(api, email, { password: 'wrong', cookie })).status).toBe(429);
    expect((await logInAsBrowser(api, email, { password: ownerPassword, cookie })).status).toBe(429);
  });

  test('counts as a stranger to the other accounts that claim the email, and can still log in to its own', async () => {
    const email = 'contested@example.com';
    await register(email, squatterPassword);
    const cookie = cookieOf(await logInAsBrowser(api, email, { password: squatterPassword }));
    await register(email, ownerPassword);
    expect((await logInAsBrowser(api, email, { password: ownerPassword, cookie })).status).toBe(200);
    await failAsStranger(email);
    expect((await logInAsBrowser(api, email, { password: ownerPassword, cookie })).status).toBe(429);
    expect((await logInAsBrowser(api, email, { password: squatterPassword, cookie })).status).toBe(200);
  });
});

describe('a device that logged in before', () => {
  test('may send only five wrong passwords, even if thirty arrive at the same time, and locks nobody else out', async () => {
    const cookie = await signUp('stolen@example.com');
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => logInAsBrowser(api, 'stolen@example.com', { cookie, password: 'wrong' })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(25);
    expect((await logInAsBrowser(api, 'stolen@example.com', { cookie })).status).toBe(429);
    const elsewhere = await logInAsBrowser(api, 'stolen@example.com');
    expect(elsewhere.status).toBe(200);
    expect((await logInAsBrowser(api, 'stolen@example.com', { cookie: cookieOf(elsewhere) })).status).toBe(200);
  });

  test('stays known to the last five accounts that it logged in to', async () => {
    const emails = Array.from({ length: 6 }, (_, n) => `shared-${n}@example.com`);
    let cookie: string | undefined;
    for (const email of emails) {
      await api.signUp(email);
      cookie = cookieOf(await logInAsBrowser(api, email, cookie ? { cookie } : {}));
      await failAsStranger(email);
    }
    const statuses: number[] = [];
    for (const email of emails) statuses.push((await logInAsBrowser(api, email, cookie ? { cookie } : {})).status);
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  test('is recognized by a cookie that scripts cannot read, that is not sent to other sites or paths, and that does not identify the account', async () => {
    await api.signUp('shy@example.com');
    const first = await logInAsBrowser(api, 'shy@example.com');
    const second = await logInAsBrowser(api, 'shy@example.com', { cookie: cookieOf(first) });
    for (const { headers } of [first, second])
      expect(headers['set-cookie']).toMatch(
        /^__Secure-device=[\w-]{22}\.[\w-]{22}; Path=\/api\/Login; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
      );
    expect(cookieOf(second)).toBe(cookieOf(first));
  });

  test('gets its cookie only when the login succeeds, and without the Secure attribute when the site does not use HTTPS', async () => {
    const plain = await openTestApp();
    await plain.signUp('plain@example.com');
    expect((await logInAsBrowser(plain, 'plain@example.com')).headers['set-cookie']).toMatch(
      /^device=\S+ Path=\/api\/Login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect(
      (await logInAsBrowser(plain, 'plain@example.com', { password: 'wrong' })).headers['set-cookie'],
    ).toBeUndefined();
  });
});
