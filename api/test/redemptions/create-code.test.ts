import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { describe, expect, test, vi } from 'vitest';
import { bearer, openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });
const profile = async (of: string) => (await api.get('/api/profile', of)).body.data;
const codes = (email: string) =>
  api.data.database
    .selectFrom('redemption_codes')
    .innerJoin('users', 'users.id', 'redemption_codes.user_id')
    .select(['code_hash', 'expires_at'])
    .where('email', '=', email)
    .execute();

describe('loading a profile', () => {
  test('draws a new QR code every time, which expires after two minutes', async () => {
    const donor = await api.signUp();
    const [one, other] = [await profile(donor), await profile(donor)];
    expect(one.qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Buffer.from(one.qrcode.split(',')[1], 'base64').toString()).toMatch(/^<svg[\s\S]*<\/svg>$/);
    expect(one.qrcode).not.toBe(other.qrcode);
    const left = Date.parse(one.qrcodeExpiresAt) - Date.now();
    expect(left).toBeGreaterThan(100_000);
    expect(left).toBeLessThanOrEqual(120_000);
  });

  test('stores only the hash of the new redemption code', async () => {
    const donor = await api.signUp('qr@example.com');
    await profile(donor);
    const [stored] = await codes('qr@example.com');
    expect(stored?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("deletes the donor's expired redemption codes", async () => {
    const donor = await api.signUp('renewed@example.com');
    await profile(donor);
    await profile(donor);
    expect(await codes('renewed@example.com')).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    await profile(donor);
    vi.useRealTimers();
    expect(await codes('renewed@example.com')).toHaveLength(1);
  });

  test("deletes the donor's oldest redemption code when there are three", async () => {
    const donor = await api.signUp('many@example.com');
    for (const _ of [1, 2, 3, 4, 5]) await profile(donor);
    expect(await codes('many@example.com')).toHaveLength(3);
  });

  test("deletes other donors' expired redemption codes", async () => {
    await profile(await api.signUp('gone@example.com'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    await profile(await api.signUp('here@example.com'));
    vi.useRealTimers();
    expect(await codes('gone@example.com')).toEqual([]);
  });
});

test('a GET endpoint that writes to the database does not answer HEAD', async () => {
  const headers = bearer(await api.signUp('head@example.com'));
  for (const url of ['/api/profile', '/api/payment/donate']) {
    expect((await api.app.inject({ method: 'HEAD', url, headers })).statusCode, url).toBe(404);
  }
  expect(await codes('head@example.com')).toEqual([]);
  expect((await api.app.inject({ method: 'HEAD', url: '/api/brands' })).statusCode).toBe(200);
});

test('on a full disk the profile is still returned, without a code', async () => {
  const donor = await api.signUp('full@example.com');
  const storing = vi.spyOn(api.data.database, 'transaction').mockImplementationOnce(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  const { status, body } = await api.get('/api/profile', donor);
  storing.mockRestore();
  expect([status, body.data.qrcode, body.data.qrcodeExpiresAt]).toEqual([200, '', '']);
  expect(getProfileEndpoint.reply.is(body)).toBe(true);
});
