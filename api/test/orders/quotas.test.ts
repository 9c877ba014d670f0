import { describe, expect, test } from 'vitest';
import { countStored, donate, sendForm } from '../support/donations.ts';
import { userIdOf } from '../support/log-in.ts';
import { noisyJpeg, smallJpeg } from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';

const countWithStatus = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;

describe('threat 43, finding 9: the quota of open orders', async () => {
  const api = await openTestApp({ QUOTA_OPEN_ORDERS: '3' });

  test('refuses an order beyond the quota, explains what to do next, and stores nothing', async () => {
    const token = await api.signUp();
    const placed = [];
    for (let count = 1; count <= 3; count++) placed.push(await donate(api, token));
    expect(countWithStatus(placed, 201)).toBe(3);
    const before = await countStored(api);
    const refused = await donate(api, token);
    expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'conflict' } });
    expect(refused.body.message).toMatch(/^You have 3 donations under way.*cancel one\.$/);
    expect(await countStored(api)).toEqual(before);
    expect((await donate(api, await api.signUp())).status).toBe(201);
    await api.send('PUT', `/api/order/${placed[0]?.body.data._id}/cancel`, {}, token);
    expect((await donate(api, token)).status).toBe(201);
  });

  test('is not exceeded when fifty orders arrive simultaneously', async () => {
    const token = await api.signUp();
    const replies = await Promise.all(Array.from({ length: 50 }, () => donate(api, token)));
    expect([countWithStatus(replies, 201), countWithStatus(replies, 409)]).toEqual([3, 47]);
  });

  test('does not refuse a retry of an order that was already placed', async () => {
    const token = await api.signUp();
    const image = await smallJpeg();
    const replies = [];
    for (const key of ['a', 'b', 'c', 'a', 'b', 'c', 'd']) replies.push(await donate(api, token, { image }, key));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 409]);
  });
});

describe('threat 43, finding 9: the daily quota of uploads', async () => {
  const api = await openTestApp({ QUOTA_UPLOADS_PER_DAY: '4', QUOTA_UPLOAD_MEGABYTES_PER_DAY: '10' });
  const { database } = api.data;
  const changePhoto = (token: string, image: Buffer) =>
    sendForm(api, 'PUT', '/api/profile/uploadphoto', { image }, token);

  test('counts photos of donations and of the profile, even when many arrive simultaneously', async () => {
    const token = await api.signUp();
    const image = await smallJpeg();
    expect((await changePhoto(token, image)).status).toBe(200);
    const replies = await Promise.all(Array.from({ length: 20 }, () => donate(api, token)));
    expect([countWithStatus(replies, 201), countWithStatus(replies, 429)]).toEqual([3, 17]);
    const refused = await changePhoto(token, image);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.message).toMatch(/^You have sent 4 photos in a day.*Try again in 24 hours\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await changePhoto(await api.signUp(), image)).status).toBe(200);
  });

  test('counts the size of the photos too', async () => {
    const token = await api.signUp();
    const image = await noisyJpeg();
    const key = `uploaded kilobytes: ${userIdOf(token)}`;
    expect((await changePhoto(token, image)).status).toBe(200);
    const readCounter = () =>
      database.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirstOrThrow();
    expect((await readCounter()).count).toBe(Math.ceil(image.length / 1024));
    await database
      .updateTable('rate_limits')
      .set({ count: 10 * 1024 })
      .where('key', '=', key)
      .execute();
    const refused = await changePhoto(token, image);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^You have sent 10 MB of photos in a day/);
    // Ends the window, as if a day had passed.
    await database
      .updateTable('rate_limits')
      .set({ ends_at: '2020-01-01T00:00:00.000Z' })
      .where('key', '=', key)
      .execute();
    expect((await changePhoto(token, image)).status).toBe(200);
  });
});
