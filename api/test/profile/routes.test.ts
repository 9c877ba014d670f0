import { messages } from '@kindcrate/contract/messages';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { countStored, sendForm } from '../support/donations.ts';
import { sessionIdOf, userIdOf } from '../support/log-in.ts';
import { smallJpeg, smallPng, svgFile } from '../support/photos.ts';
import { createCode } from '../support/redemptions.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });
let token: string;

beforeAll(async () => {
  token = await api.signUp('profile@example.com');
});

const getProfile = async (owner = token) => (await api.get('/api/profile', owner)).body.data;
const update = (body: unknown, owner = token) => api.send('PUT', '/api/profile/update', body, owner);
const logIn = async (email: string, attemptedPassword = password): Promise<string> =>
  (await api.send('POST', '/api/Login', { email, password: attemptedPassword })).body.token;

describe('the profile', () => {
  test('has the fields of the contract and nothing else', async () => {
    const { status, headers, body } = await api.get('/api/profile', token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(getProfileEndpoint.reply.is(body)).toBe(true);
    expect(body.data).toMatchObject({
      username: 'robin',
      email: 'profile@example.com',
      role: 'donor',
      coins: 0,
      orders: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|email_key/);
  });

  test('has a placeholder image until there is a photo', async () => {
    const { url } = (await getProfile()).profilephoto;
    const placeholder = await api.app.inject(url);
    expect([placeholder.statusCode, placeholder.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test('shows the balance of the ledger, or 0 if the balance is negative', async () => {
    const donor = await api.signUp();
    const id = userIdOf(donor);
    const add = (amount: number, kind: 'earning' | 'spending', ids: { order_id?: string; redemption_id?: string }) =>
      api.data.database
        .insertInto('coin_entries')
        .values({
          id: crypto.randomUUID(),
          user_id: id,
          amount,
          kind,
          order_id: null,
          redemption_id: null,
          reverses_id: null,
          actor_id: id,
          created_at: '2026-11-01T00:00:00.000Z',
          ...ids,
        })
        .execute();
    await sendForm(
      api,
      'POST',
      '/api/order/donataionorder',
      { charity: 'organization-1', itemsName: 'a', location: 'b', quantity: '1', phone: '1', image: await smallJpeg() },
      donor,
    );
    const [order] = (await getProfile(donor)).orders;
    await add(13, 'earning', { order_id: order._id });
    expect((await getProfile(donor)).coins).toBe(13);
    await createCode(api, { token: donor });
    const code = await api.data.database
      .selectFrom('redemption_codes')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    await add(-20, 'spending', { redemption_id: code.id });
    expect((await getProfile(donor)).coins).toBe(0);
  });
});

describe('an update of the profile', () => {
  test('changes username and phone, together or separately', async () => {
    expect(await update({ username: ' sam ', phone: '99999999999' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await getProfile()).toMatchObject({ username: 'sam', phone: '99999999999' });
    await update({ username: 'alex' });
    expect(await getProfile()).toMatchObject({ username: 'alex', phone: '99999999999' });
  });

  test('with invalid fields gets a message for each of them, and changes nothing', async () => {
    const reply = await update({ username: 'x', phone: '12' });
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { username: messages.username, phone: messages.phone } },
    });
    expect(await getProfile()).toMatchObject({ username: 'alex' });
  });

  test('without any field is refused', async () => {
    expect(await update({})).toMatchObject({ status: 400, body: { message: messages.nothingToUpdate } });
    for (const body of ['null', '[]', '"x"', '']) expect((await update(body)).status).toBe(400);
  });

  test('threat 16: ignores a role, coins, an email address, an id and a password hash', async () => {
    await update({
      username: 'alex',
      role: 'staff',
      coins: 99,
      email: 'new@example.com',
      _id: 'x',
      password_hash: 'x',
    });
    expect(await getProfile()).toMatchObject({ role: 'donor', coins: 0, email: 'profile@example.com' });
  });
});

describe('a new password', () => {
  test('can be used to log in, and the old one no longer can', async () => {
    const changer = await api.signUp('changer@example.com');
    const reply = await update({ password: 'a new password', confirmPassword: 'a new password' }, changer);
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(await logIn('changer@example.com')).toBeUndefined();
    expect(await logIn('changer@example.com', 'a new password')).toMatch(/^ey/);
  });

  test('threat 14: immediately ends every session of the account except the one that set it', async () => {
    const currentSession = await api.signUp('sessions@example.com');
    const otherSessions = [await logIn('sessions@example.com'), await logIn('sessions@example.com')];
    await update({ password: 'a new password', confirmPassword: 'a new password' }, currentSession);
    for (const token of otherSessions) expect((await api.get('/api/profile', token)).status).toBe(401);
    expect((await api.get('/api/profile', currentSession)).status).toBe(200);
    expect((await api.get('/api/profile', token)).status).toBe(200);
  });

  test('threat 41: is refused when it is one of the most common passwords, and the old one still works', async () => {
    const token = await api.signUp('usual@example.com');
    const reply = await update({ password: 'iloveyou1', confirmPassword: 'iloveyou1' }, token);
    expect(reply).toMatchObject({ status: 400, body: { fields: { password: messages.commonPassword } } });
    expect(await logIn('usual@example.com')).toMatch(/^ey/);
  });

  test('is refused when the session that sets it ends while the password is being hashed', async () => {
    const late = await api.signUp('late@example.com');
    const hash = vi.spyOn(api.services.passwords, 'hash').mockImplementationOnce(async () => {
      await api.data.database
        .updateTable('sessions')
        .set({ ended_at: new Date().toISOString() })
        .where('id', '=', sessionIdOf(late))
        .execute();
      return 'never stored';
    });
    const reply = await update({ password: 'a new password', confirmPassword: 'a new password' }, late);
    hash.mockRestore();
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await logIn('late@example.com')).toMatch(/^ey/);
  });

  test('makes a login with the old password fail, even if that password is being checked during the change', async () => {
    const changer = await api.signUp('racing@example.com');
    const { passwords } = api.services;
    const compare = passwords.matches;
    const matches = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (password, hashed) => {
      const isMatch = await compare(password, hashed);
      await update({ password: 'a new password', confirmPassword: 'a new password' }, changer);
      return isMatch;
    });
    const reply = await api.send('POST', '/api/Login', { email: 'racing@example.com', password });
    matches.mockRestore();
    expect(reply).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  test('must be long enough and match its confirmation', async () => {
    expect((await update({ password: 'short', confirmPassword: 'short' })).body.fields).toEqual({
      password: messages.newPassword,
    });
    expect((await update({ password: 'long enough' })).body.fields).toEqual({
      confirmPassword: messages.required('Confirm Password'),
    });
    expect((await update({ confirmPassword: 'x' })).body.fields).toHaveProperty('password');
    expect(await logIn('profile@example.com')).toMatch(/^ey/);
  });

  test('excludes other changes in the same request, so a username in the body is ignored', async () => {
    const token = await api.signUp('both@example.com');
    await update({ password: 'a new password', confirmPassword: 'a new password', username: 'hidden' }, token);
    expect((await getProfile(token)).username).toBe('robin');
  });
});

describe('a new profile photo', () => {
  const upload = async (image: Buffer | undefined, owner = token) =>
    sendForm(api, 'PUT', '/api/profile/uploadphoto', { image }, owner);

  test('replaces the old one, whose files are removed', async () => {
    expect(await upload(await smallJpeg())).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your Photo Is Updated successfully!' },
    });
    const first = (await getProfile()).profilephoto;
    expect((await api.app.inject(first.url)).statusCode).toBe(200);
    const storedBefore = await countStored(api);
    await upload(await smallPng());
    const second = (await getProfile()).profilephoto;
    expect((await api.app.inject(second.thumbnailUrl)).headers['content-type']).toBe('image/webp');
    expect((await api.app.inject(first.url)).statusCode).toBe(404);
    expect((await api.app.inject(first.thumbnailUrl)).statusCode).toBe(404);
    expect(await countStored(api)).toEqual(storedBefore);
  });

  test('is refused and changes nothing when it is missing or not an image', async () => {
    const before = await getProfile();
    expect(await upload(undefined)).toMatchObject({ status: 400, body: { fields: { image: messages.profileImage } } });
    expect(await upload(svgFile())).toMatchObject({
      status: 415,
      body: { code: 'image_refused', fields: { image: expect.any(String) } },
    });
    expect((await getProfile()).profilephoto).toEqual(before.profilephoto);
  });
});
