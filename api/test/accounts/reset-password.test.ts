import { messages } from '@kindcrate/contract/messages';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeIn, deliverCode, deliverEmails } from '../support/emails.ts';
import { cookieOf, logInAsBrowser } from '../support/log-in.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const betterPassword = 'a better password';

const forgot = (email: string) => api.send('POST', '/api/password/forgot', { email });
const reset = (code: string, newPassword = betterPassword) =>
  api.send('POST', '/api/password/reset', { code, password: newPassword, confirmPassword: newPassword });
const logIn = (email: string, password: string) => api.send('POST', '/api/Login', { email, password });

let emailCount = 0;
const newEmail = () => `forgetful-${++emailCount}@example.com`;

/** Signs up a donor, and requests a reset link for them. @returns their email and token, and the code of the link */
async function signUpWithCode(email = newEmail()) {
  const token = await api.signUp(email);
  await forgot(email);
  return { email, token, code: await deliverCode(api) };
}

beforeEach(() => database.deleteFrom('outbox').execute());

describe('a reset of a forgotten password', () => {
  test('threat 40, finding 4: sets a new password, ends every session, and notifies the owner', async () => {
    const { email, token, code } = await signUpWithCode();
    expect(await reset(code)).toMatchObject({ status: 200, body: { success: true } });
    expect((await api.get('/api/profile', token)).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, betterPassword)).status).toBe(200);
    const [notice, ...more] = await deliverEmails(api);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ to: { address: email }, subject: 'Your Kindcrate password was changed' });
  });

  test('unlocks an account that a stranger locked with wrong passwords', async () => {
    const { email, code } = await signUpWithCode();
    for (let tries = 1; tries <= 5; tries++) await logIn(email, 'wrong');
    expect((await logIn(email, password)).status).toBe(429);
    await reset(code);
    expect((await logIn(email, betterPassword)).status).toBe(200);
  });

  test('unlocks a device on which the owner tried wrong passwords', async () => {
    const { email, code } = await signUpWithCode('first_name@example.com');
    const cookie = cookieOf(await logInAsBrowser(api, email));
    for (let tries = 1; tries <= 5; tries++) await logInAsBrowser(api, email, { password: 'wrong', cookie });
    expect((await logInAsBrowser(api, email, { cookie })).status).toBe(429);
    await reset(code);
    expect((await logInAsBrowser(api, email, { password: betterPassword, cookie })).status).toBe(200);
  });

  test('can be requested only three times an hour for an address, whether or not it has an account', async () => {
    const known = newEmail();
    await api.signUp(known);
    for (const email of [known, 'nobody-at-all@example.com']) {
      for (let request = 1; request <= 3; request++) expect((await forgot(email)).status).toBe(200);
      const { status, headers, body } = await forgot(email.toUpperCase());
      expect([status, body.code]).toEqual([429, 'too_many_requests']);
      expect(headers['retry-after']).toMatch(/^\d+$/);
    }
  });

  test('is refused with a message for each invalid field', async () => {
    expect((await forgot('no')).body).toMatchObject({ code: 'invalid_fields', fields: { email: messages.email() } });
    const { body } = await api.send('POST', '/api/password/reset', { code: 7, password: 'short' });
    expect(body.fields).toEqual({
      code: messages.emailCode,
      password: messages.newPassword,
      confirmPassword: messages.required('Confirm Password'),
    });
  });
});

describe('threat 39: a reset link', () => {
  test('is not sent to an unknown address, although a request for it gets the same reply and stores the same rows', async () => {
    const email = newEmail();
    await api.signUp(email);
    const [known, unknown] = [await forgot(email), await forgot('unknown@example.com')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(JSON.parse(JSON.stringify(known.body).replace(email, 'unknown@example.com')));
    const stored = await database.selectFrom('outbox').select(['kind', 'payload']).orderBy('created_at').execute();
    expect(stored.map(({ kind, payload }) => [kind, JSON.parse(payload)])).toEqual([
      ['password reset', { email }],
      ['password reset', { email: 'unknown@example.com' }],
    ]);
    expect((await deliverEmails(api)).map(({ to }) => to.address)).toEqual([email]);
    expect(await database.selectFrom('outbox').select('payload').where('sent_at', 'is', null).execute()).toEqual([]);
  });

  test('takes as long to request for an unknown address as for a known one', async () => {
    const email = newEmail();
    await api.signUp(email);
    const duration = async (address: string) => {
      const start = performance.now();
      await forgot(address);
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    // Compares the shortest times of alternating requests: a busy machine can only make a request slower.
    for (let round = 0; round < 20; round++) {
      await database.deleteFrom('rate_limits').execute();
      times.known.push(await duration(email));
      times.unknown.push(await duration(`unknown-${emailCount}@example.com`));
    }
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(unknown / known).toBeGreaterThan(1 / 3);
    expect(unknown / known).toBeLessThan(3);
  });

  test('is not sent to an address that nobody has confirmed', async () => {
    const email = newEmail();
    await api.send('POST', '/api/register', createRegistration({ email }));
    await deliverEmails(api);
    await forgot(email);
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('works once, even when it is used fifty times at the same time', async () => {
    const { email, code } = await signUpWithCode();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset(code, `${betterPassword} ${index}`)),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(49).fill(410)]);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await logIn(email, `${betterPassword} ${winner}`)).status).toBe(200);
    expect(await reset(code)).toMatchObject({ status: 410, body: { code: 'link_invalid' } });
  });

  test('expires after 30 minutes', async () => {
    const { code } = await signUpWithCode();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60 * 1000 + 1 });
    const late = await reset(code);
    vi.useRealTimers();
    expect(late).toMatchObject({ status: 410, body: { code: 'link_invalid' } });
    expect((await reset(code)).status).toBe(200);
  });

  test('stops working when another link has been used or the password has been changed', async () => {
    const { email, code } = await signUpWithCode();
    await forgot(email);
    const second = await deliverCode(api);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(code)).status).toBe(410);
    const { token } = (await logIn(email, betterPassword)).body;
    await forgot(email);
    const third = codeIn((await deliverEmails(api)).find((mail) => codeIn(mail)));
    await api.send('PUT', '/api/profile/update', { password, confirmPassword: password }, token);
    expect((await reset(third)).status).toBe(410);
  });

  test('cannot be guessed, and cannot be used to confirm an email', async () => {
    const { code } = await signUpWithCode();
    for (const guess of ['x'.repeat(22), code.toLowerCase(), `${code.slice(0, -1)}-`])
      if (guess !== code) expect((await reset(guess)).status).toBe(410);
    expect((await api.send('POST', '/api/email/confirm', { code })).status).toBe(410);
    expect((await reset(code)).status).toBe(200);
  });

  test('has a code that is stored only as a hash, and never in the outbox', async () => {
    const { code } = await signUpWithCode();
    const stored = [
      await database.selectFrom('email_codes').selectAll().execute(),
      await database.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('has its code after a #, because browsers do not send that part of a URL to servers', async () => {
    const email = newEmail();
    await api.signUp(email);
    await forgot(email);
    const [mail] = await deliverEmails(api);
    expect(mail?.text).toMatch(/^Set a new password: https:\/\/give\.example\.com\/reset#[\w-]{22}$/m);
    expect(mail?.html).toContain(`href="https://give.example.com/reset#${codeIn(mail)}"`);
  });
});

test('the owner is notified by email when the password is changed in the profile', async () => {
  const email = newEmail();
  const token = await api.signUp(email);
  await api.send('PUT', '/api/profile/update', { password: betterPassword, confirmPassword: betterPassword }, token);
  expect(await deliverEmails(api)).toMatchObject([
    { to: { address: email }, subject: 'Your Kindcrate password was changed' },
  ]);
});
