import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { createBatchedCounter } from '../../src/rate-limits/counters.ts';
import { countStored, donate, sendForm } from '../support/donations.ts';
import { noisyJpeg, smallPng } from '../support/photos.ts';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  requestWithNewCode,
  sumCoinEntries,
} from '../support/redemptions.ts';
import { createRegistration, openSecondServer, openTestApp, password, type TestApp } from '../support/test-app.ts';

const first = await openTestApp();
const second = await openSecondServer(first);
const servers = [first, second];

/** Sends requests at the same time, alternating between the servers. @param count the number of requests */
function sendSimultaneously<T>(count: number, send: (server: TestApp, index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(servers[index % 2] ?? first, index)));
}

const statusesOf = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();
const logIn = async (server: TestApp, email: string): Promise<string> =>
  (await server.send('POST', '/api/Login', { email, password })).body.token;

test('threat 11: thirty simultaneous registrations of one email address on two servers create one account', async () => {
  const register = (server: TestApp) =>
    server.send('POST', '/api/register', createRegistration({ email: 'crowd@example.com' }));
  expect(statusesOf(await sendSimultaneously(30, register))).toEqual([201, ...Array(29).fill(409)]);
});

test('threat 10: a donation that is sent thirty times simultaneously to two servers creates one order and gets thirty identical replies', async () => {
  const donor = await first.signUp();
  const storedBefore = await countStored(first);
  const image = await noisyJpeg();
  const replies = await sendSimultaneously(30, (server) => donate(server, donor, { image }, 'thirty'));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  expect(replies[0]?.status).toBe(201);
  expect(await countStored(first)).toEqual({
    orders: storedBefore.orders + 1,
    pictures: storedBefore.pictures + 1,
    files: storedBefore.files + 2,
  });
});

test('threat 8: of fifty simultaneous redemptions on two servers, exactly the ten that the balance covers succeed', async () => {
  const donor = await addDonor(first, 100);
  const partner = await addPartner(first);
  const ids: string[] = [];
  while (ids.length < 50) ids.push(await requestWithNewCode(first, partner, donor, 10));
  const replies = await sendSimultaneously(50, (server, index) =>
    decideRedemption(server, donor, ids[index] ?? '', 'approve'),
  );
  expect(statusesOf(replies)).toEqual([...Array(10).fill(200), ...Array(40).fill(409)]);
  expect(await sumCoinEntries(first, donor)).toBe(0);
});

describe('threat 19: the limits that two servers share', () => {
  test('allow five of thirty simultaneous wrong passwords for one account', async () => {
    await first.send('POST', '/api/register', createRegistration({ email: 'stormed@example.com' }));
    const wrong = { email: 'stormed@example.com', password: 'wrong' };
    const replies = await sendSimultaneously(30, (server) => server.send('POST', '/api/Login', wrong));
    expect(statusesOf(replies)).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
    expect(await logIn(first, 'stormed@example.com')).toBeUndefined();
  });

  test('allow eight of twenty simultaneous logins from one IP address', async () => {
    const limits = { ADDRESS_LIMIT_FACTOR: '1', LIMIT_LOGINS_PER_QUARTER_HOUR: '8' };
    const limited = await openTestApp(limits);
    const limitedServers = [limited, await openSecondServer(limited, limits)];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limitedServers[index % 2]?.send('POST', '/api/Login', {
          email: `guess-${index}@example.com`,
          password: 'wrong',
        }),
      ),
    );
    expect(replies.filter((reply) => reply?.status === 401)).toHaveLength(8);
    expect(replies.filter((reply) => reply?.status === 429)).toHaveLength(12);
  });

  test('add up what both servers counted, in whatever order they counted the keys', async () => {
    const keys = Array.from({ length: 200 }, (_, number) => `batch ${number}`);
    const counters = servers.map(({ data }) => createBatchedCounter(data.database, 60_000));
    for (let round = 1; round <= 5; round++) {
      for (const key of keys) counters[0]?.count(key);
      for (const key of keys.toReversed()) counters[1]?.count(key);
      await Promise.all(counters.map((counter) => counter.exchange()));
    }
    const shared = await first.data.database
      .selectFrom('rate_limits')
      .select('count')
      .where('key', 'like', 'batch %')
      .execute();
    expect(shared.map(({ count }) => count)).toEqual(Array(200).fill(10));
  });
});

test('threat 14: a password change on one server ends the sessions that another server started', async () => {
  const firstToken = await first.signUp('changer@example.com');
  const secondToken = await logIn(second, 'changer@example.com');
  const changed = { password: 'a new password', confirmPassword: 'a new password' };
  expect((await first.send('PUT', '/api/profile/update', changed, firstToken)).status).toBe(200);
  expect((await second.get('/api/profile', secondToken)).status).toBe(401);
  expect((await second.get('/api/profile', firstToken)).status).toBe(200);
});

test('only one of two simultaneous password changes succeeds, and only its session stays valid', async () => {
  await first.signUp('torn@example.com');
  const tokens = await Promise.all(servers.map((server) => logIn(server, 'torn@example.com')));
  const replies = await sendSimultaneously(2, (server, index) => {
    const chosen = `a new password ${index}`;
    return server.send('PUT', '/api/profile/update', { password: chosen, confirmPassword: chosen }, tokens[index]);
  });
  expect(statusesOf(replies)).toEqual([200, 401]);
  const sessions = await Promise.all(tokens.map((token) => first.get('/api/profile', token)));
  expect(sessions.map(({ status }) => status)).toEqual(replies.map(({ status }) => status));
});

test('twelve simultaneous uploads of a profile photo leave the row and the files of only one photo', async () => {
  const donor = await first.signUp();
  const storedBefore = await countStored(first);
  const image = await smallPng();
  const upload = (server: TestApp) => sendForm(server, 'PUT', '/api/profile/uploadphoto', { image }, donor);
  expect(statusesOf(await sendSimultaneously(12, upload))).toEqual(Array(12).fill(200));
  expect(await countStored(first)).toEqual({
    ...storedBefore,
    pictures: storedBefore.pictures + 1,
    files: storedBefore.files + 2,
  });
  const { url } = (await first.get('/api/profile', donor)).body.data.profilephoto;
  expect((await first.app.inject(url)).statusCode).toBe(200);
});

test('requests to one server do not wait for expired rows that another server has locked in order to delete them', async () => {
  const donor = await first.signUp();
  await createCode(first, { token: donor });
  await first.get('/api/payment/donate', donor);
  const { database } = second.data;
  await database.insertInto('rate_limits').values({ key: 'expired', count: 1, ends_at: '2000-01-01' }).execute();
  // The dates are committed, so that the first server finds these rows when it cleans up.
  for (const table of ['redemption_codes', 'payments'] as const)
    await database.updateTable(table).set({ expires_at: '2000-01-01' }).execute();
  await database.transaction().execute(async (transaction) => {
    for (const table of ['redemption_codes', 'payments'] as const)
      expect(await transaction.selectFrom(table).select('id').forUpdate().execute()).not.toEqual([]);
    const locked = transaction.selectFrom('rate_limits').select('key').where('key', '=', 'expired').forUpdate();
    expect(await locked.execute()).not.toEqual([]);
    expect(await createCode(first, { token: donor })).toMatch(/-/);
    expect((await first.get('/api/payment/donate', donor)).status).toBe(200);
    const counter = createBatchedCounter(first.data.database, 60_000);
    counter.count('another key');
    await counter.exchange();
  });
});

test('threat 3: two servers can sweep the same image files at the same time', async () => {
  const { images, database } = first.data;
  for (let number = 10; number < 40; number++) {
    // The name of an image file has 32 hexadecimal digits.
    const fileName = `${String(number).repeat(16)}.webp`;
    await images.write(fileName, Buffer.from('left behind'));
    // The sweep removes only old files.
    utimesSync(join(first.folder, 'images', fileName), 0, 0);
  }
  const { files, pictures } = await countStored(first);
  await Promise.all(servers.map(({ data }) => sweepImages(data.database, data.images, new Date())));
  expect((await countStored(first)).files).toBe(files - 30);
  expect(await database.selectFrom('pictures').select('id').execute()).toHaveLength(pictures);
});
