import { messages } from '@kindcrate/contract/messages';
import { describe, expect, test, vi } from 'vitest';
import { ageLogIn, logInFrom } from '../support/log-in.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();

const minutes = 60 * 1000;
const fresh = { password: 'a new password', confirmPassword: 'a new password' };
const change = (token: string) => api.send('PUT', '/api/profile/update', fresh, token);
const check = (token: string | undefined, attempted: unknown = password) =>
  api.send('POST', '/api/password/check', { password: attempted }, token);

describe('threat 40: a stolen token whose log-in is older than ten minutes', () => {
  test('cannot change the password, and the owner still logs in with the old one', async () => {
    const stolen = await api.signUp('robbed@example.com');
    await ageLogIn(api, stolen, 10 * minutes);
    expect(await change(stolen)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    expect((await logInFrom(api, 'robbed@example.com')).status).toBe(200);
    expect((await logInFrom(api, 'robbed@example.com', { attempted: fresh.password })).status).toBe(401);
  });

  test('has five guesses of the password in 15 minutes, and locks the owner out of nothing', async () => {
    const [stolen, owner] = [
      await api.signUp('guessed@example.com'),
      (await logInFrom(api, 'guessed@example.com')).body.token,
    ];
    const replies = await Promise.all(Array.from({ length: 30 }, () => check(stolen, 'a wrong guess')));
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(25);
    expect(await check(stolen)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect((await check(owner)).status).toBe(200);
    expect((await logInFrom(api, 'guessed@example.com')).status).toBe(200);
  });
});

describe('a log-in that is older than ten minutes', () => {
  test('may change the password after the current one was given, for ten minutes more', async () => {
    const token = await api.signUp('owner@example.com');
    await ageLogIn(api, token, 60 * minutes);
    expect(await check(token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await change(token)).status).toBe(200);
    await ageLogIn(api, token, 10 * minutes);
    expect((await change(token)).status).toBe(403);
  });

  test('still changes the username and the phone number', async () => {
    const token = await api.signUp('renamed@example.com');
    await ageLogIn(api, token, 60 * minutes);
    expect((await api.send('PUT', '/api/profile/update', { username: 'renamed' }, token)).status).toBe(200);
  });

  test('proves nothing for the other sessions of the account', async () => {
    const here = await api.signUp('twice@example.com');
    const { token: elsewhere } = (await logInFrom(api, 'twice@example.com')).body;
    for (const token of [here, elsewhere]) await ageLogIn(api, token, 60 * minutes);
    await check(here);
    expect((await change(elsewhere)).status).toBe(403);
  });
});

test('a younger log-in changes the password without giving the current one', async () => {
  const token = await api.signUp('young@example.com');
  await ageLogIn(api, token, 9.9 * minutes);
  expect((await change(token)).status).toBe(200);
});

test('threat 13: a log-in from before the clock was set back does not count as recent for as long as the clock moved', async () => {
  const token = await api.signUp('clock@example.com');
  await ageLogIn(api, token, -60 * minutes);
  expect((await change(token)).status).toBe(403);
  await check(token);
  expect((await change(token)).status).toBe(200);
});

describe('the check of the current password', () => {
  test('refuses a wrong password at its field', async () => {
    const token = await api.signUp('typo@example.com');
    expect(await check(token, 'a wrong guess')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', fields: { password: expect.any(String) } },
    });
  });

  test.each([[''], [7], [null], ['a\0'], ['x'.repeat(129)], [{ $ne: '' }]])('answers 400 to %j', async (attempted) => {
    const token = await api.signUp();
    expect(await check(token, attempted)).toMatchObject({
      status: 400,
      body: { fields: { password: messages.loginPassword } },
    });
  });

  test('needs a token', async () => {
    expect((await check(undefined)).status).toBe(401);
  });

  test('fails when the password changes, or the session ends, while it is being compared', async () => {
    const { passwords } = api.services;
    const compare = passwords.matches;
    const during = async (email: string, action: (elsewhere: string) => Promise<unknown>) => {
      const token = await api.signUp(email);
      const { token: elsewhere } = (await logInFrom(api, email)).body;
      const matches = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (attempted, hashed) => {
        const isMatch = await compare(attempted, hashed);
        await action(elsewhere);
        return isMatch;
      });
      const reply = await check(token);
      matches.mockRestore();
      return reply;
    };
    expect((await during('racing@example.com', change)).status).toBe(403);
    const end = (elsewhere: string) => api.send('POST', '/api/sessions/end-others', {}, elsewhere);
    expect((await during('ended@example.com', end)).status).toBe(401);
  });
});
