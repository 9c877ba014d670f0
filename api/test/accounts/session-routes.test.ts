import { listSessionsEndpoint } from '@kindcrate/contract/sessions';
import { describe, expect, test, vi } from 'vitest';
import { logInAsBrowser, sessionIdOf } from '../support/log-in.ts';
import { bearer, inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const logIn = async (email: string, userAgent?: string): Promise<string> =>
  (await logInAsBrowser(api, email, userAgent ? { userAgent } : {})).body.token;
const post = (path: string, token?: string) =>
  inject(api.app, { method: 'POST', url: `/api${path}`, headers: bearer(token) });
const isOpen = async (token: string) => (await api.get('/api/profile', token)).status === 200;
const sessionsOf = async (token: string) => (await api.get('/api/sessions', token)).body.result;
const storedSession = (token: string) =>
  database.selectFrom('sessions').selectAll().where('id', '=', sessionIdOf(token)).executeTakeFirstOrThrow();

describe('logging out', () => {
  test('threat 40, finding 7: ends the session of the token on the server, and no other', async () => {
    const [here, elsewhere] = [await api.signUp('leaver@example.com'), await logIn('leaver@example.com')];
    expect(await post('/logout', here)).toMatchObject({ status: 200, body: { success: true } });
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([false, true]);
    expect(await post('/logout', here)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  test('ends the session even when fifty requests arrive at the same time, each of which gets 200 or 401', async () => {
    const token = await api.signUp('hasty@example.com');
    const replies = await Promise.all(Array.from({ length: 50 }, () => post('/logout', token)));
    expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(await isOpen(token)).toBe(false);
  });

  test('requires a token', async () => {
    expect((await post('/logout')).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  test('shows the device of each session, with the current session first', async () => {
    const first = await api.signUp('lister@example.com');
    const second = await logIn('lister@example.com', phone);
    const { status, headers, body } = await api.get('/api/sessions', first);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(listSessionsEndpoint.reply.is(body)).toBe(true);
    expect(body.result.slice(0, 1)).toMatchObject([{ _id: sessionIdOf(first), isCurrent: true }]);
    expect(body.result.slice(-1)).toMatchObject([
      { _id: sessionIdOf(second), isCurrent: false, browser: 'Chrome', system: 'Android' },
    ]);
    expect((await sessionsOf(second))[0]).toMatchObject({ _id: sessionIdOf(second), isCurrent: true });
  });

  test('leaves out sessions that have ended or expired, and those of other accounts', async () => {
    const here = await api.signUp('short@example.com');
    await post('/logout', await logIn('short@example.com'));
    const expired = await logIn('short@example.com');
    await database.updateTable('sessions').set({ expires_at: '2020' }).where('id', '=', sessionIdOf(expired)).execute();
    expect(await sessionsOf(here)).toMatchObject([{ _id: sessionIdOf(here) }]);
  });

  test('shows at most a hundred sessions', async () => {
    const here = await api.signUp('many@example.com');
    const row = await storedSession(here);
    const copies = Array.from({ length: 150 }, (_, n) => ({
      ...row,
      id: `many-${n}`,
      last_used_at: '2999-01-01T00:00:00.000Z',
    }));
    await database.insertInto('sessions').values(copies).execute();
    const listed = await sessionsOf(here);
    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ _id: sessionIdOf(here) });
  });
});

describe('a request to end sessions', () => {
  test('threat 40, finding 7: ends a session on another device immediately', async () => {
    const [here, stolen, third] = [
      await api.signUp('careful@example.com'),
      await logIn('careful@example.com'),
      await logIn('careful@example.com'),
    ];
    const end = () => post(`/sessions/${sessionIdOf(stolen)}/end`, here);
    expect(await end()).toMatchObject({ status: 200, body: { success: true } });
    expect([await isOpen(here), await isOpen(stolen), await isOpen(third)]).toEqual([true, false, true]);
    expect(await end()).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('threat 40, finding 7: ends all sessions except the one that sends it', async () => {
    const here = await api.signUp('alone@example.com');
    const others = [await logIn('alone@example.com'), await logIn('alone@example.com')];
    const neighbor = await api.signUp('alone-neighbor@example.com');
    expect(await post('/sessions/end-others', here)).toMatchObject({ status: 200, body: { success: true } });
    for (const other of others) expect(await isOpen(other)).toBe(false);
    expect([await isOpen(here), await isOpen(neighbor)]).toEqual([true, true]);
    expect(await post('/sessions/end-others', here)).toMatchObject({ status: 200 });
  });

  test("is answered with 404 for another person's session and for ids that do not exist", async () => {
    const [here, stranger] = [await api.signUp('curious@example.com'), await api.signUp('private@example.com')];
    const ids = [sessionIdOf(stranger), 'x', '%00', '..%2f', encodeURIComponent("' or 1=1 --"), 'x'.repeat(90)];
    for (const id of ids) expect([id, (await post(`/sessions/${id}/end`, here)).status]).toEqual([id, 404]);
    expect(await isOpen(stranger)).toBe(true);
  });

  test('succeeds only once when fifty requests try to end the same session at the same time', async () => {
    const [here, other] = [await api.signUp('racer@example.com'), await logIn('racer@example.com')];
    const end = () => post(`/sessions/${sessionIdOf(other)}/end`, here);
    const statuses = (await Promise.all(Array.from({ length: 50 }, end))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(49).fill(404)]);
  });
});

describe('the time at which a session was last used', () => {
  const hour = 60 * 60 * 1000;

  test('is written at most once an hour, in the background, and never during a request that only reads', async () => {
    const token = await api.signUp('user@example.com');
    const before = await storedSession(token);
    const later = new Date(Date.now() + hour);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    for (let n = 0; n < 5; n++) expect(await isOpen(token)).toBe(true);
    vi.useRealTimers();
    expect(await storedSession(token)).toEqual(before);
    // Closing the server writes what the background task would have written within a minute.
    await api.app.close();
    expect((await storedSession(token)).last_used_at).toBe(new Date(later.setUTCMinutes(0, 0, 0)).toISOString());
  });
});
