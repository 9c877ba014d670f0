import { messages } from '@kindcrate/contract/messages';
import { describe, expect, test, vi } from 'vitest';
import { backdateLogin, logInAsBrowser } from '../support/log-in.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();

const minute = 60 * 1000;
const newPassword = { password: 'a new password', confirmPassword: 'a new password' };
const change = (token: string) => api.send('PUT', '/api/profile/update', newPassword, token);
const check = (token: string | undefined, attemptedPassword: unknown = password) =>
  api.send('POST', '/api/password/check', { password: attemptedPassword }, token);

describe('threat 40, finding 7: a stolen token whose login is older than ten minutes', () => {
  test('cannot change the password, and the owner still logs in with the old one', async () => {
    const stolen = await api.signUp('robbed@example.com');
    await backdateLogin(api, stolen, 10 * minute);
    expect(await change(stolen)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    expect((await logInAsBrowser(api, 'robbed@example.com')).status).toBe(200);
    expect((await logInAsBrowser(api, 'robbed@example.com', { password: newPassword.password })).status).toBe(401);
  });

  test('gets only five guesses at the password in 15 minutes, and does not lock out the owner', async () => {
    const [stolen, owner] = [
      await api.signUp('guessed@example.com'),
      (await logInAsBrowser(api, 'guessed@example.com')).body.token,
    ];
    const replies = await Promise.all(Array.from({ length: 30 }, () => check(stolen, 'a wrong guess')));
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(25);
    expect(await check(stolen)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect((await check(owner)).status).toBe(200);
    expect((await logInAsBrowser(api, 'guessed@example.com')).status).toBe(200);
  });
});

describe('a session whose login is older than ten minutes', () => {
  test('can change the password for ten more minutes after the current one was entered', async () => {
    const token = await api.signUp('owner@example.com');
    await backdateLogin(api, token, 60 * minute);
    expect(await check(token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await change(token)).status).toBe(200);
    await backdateLogin(api, token, 10 * minute);
    expect((await change(token)).status).toBe(403);
  });

  test('can still change the username and the phone number', async () => {
    const token = await api.signUp('renamed@example.com');
    await backdateLogin(api, token, 60 * minute);
    expect((await api.send('PUT', '/api/profile/update', { username: 'renamed' }, token)).status).toBe(200);
  });

  test('still cannot change the password after the current one was entered in another session', async () => {
    const here = await api.signUp('twice@example.com');
    const { token: elsewhere } = (await logInAsBrowser(api, 'twice@example.com')).body;
    for (const token of [here, elsewhere]) await backdateLogin(api, token, 60 * minute);
    await check(here);
    expect((await change(elsewhere)).status).toBe(403);
  });
});

test('a session whose login is less than ten minutes old can change the password without the current one', async () => {
  const token = await api.signUp('young@example.com');
  await backdateLogin(api, token, 9.9 * minute);
  expect((await change(token)).status).toBe(200);
});

test('threat 13: a login whose time is in the future, because the clock was set back, does not count as recent', async () => {
  const token = await api.signUp('clock@example.com');
  await backdateLogin(api, token, -60 * minute);
  expect((await change(token)).status).toBe(403);
  await check(token);
  expect((await change(token)).status).toBe(200);
});

describe('the check of the current password', () => {
  test('reports a wrong password at its field', async () => {
    const token = await api.signUp('typo@example.com');
    expect(await check(token, 'a wrong guess')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', fields: { password: expect.any(String) } },
    });
  });

  test.each([[''], [7], [null], ['a\0'], ['x'.repeat(129)], [{ $ne: '' }]])(
    'replies with 400 to %j',
    async (attemptedPassword) => {
      const token = await api.signUp();
      expect(await check(token, attemptedPassword)).toMatchObject({
        status: 400,
        body: { fields: { password: messages.loginPassword } },
      });
    },
  );

  test('requires a token', async () => {
    expect((await check(undefined)).status).toBe(401);
  });

  test('fails when the password changes, or the session ends, while the password is being compared', async () => {
    const { passwords } = api.services;
    const compare = passwords.matches;
    const checkDuring = async (email: string, action: (elsewhere: string) => Promise<unknown>) => {
      const token = await api.signUp(email);
      const { token: elsewhere } = (await logInAsBrowser(api, email)).body;
      const matches = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (password, hashed) => {
        const isMatch = await compare(password, hashed);
        await action(elsewhere);
        return isMatch;
      });
      const reply = await check(token);
      matches.mockRestore();
      return reply;
    };
    expect((await checkDuring('racing@example.com', change)).status).toBe(403);
    const end = (elsewhere: string) => api.send('POST', '/api/sessions/end-others', {}, elsewhere);
    expect((await checkDuring('ended@example.com', end)).status).toBe(401);
  });
});
