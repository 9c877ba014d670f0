import { expect, test, vi } from 'vitest';
import { createCode } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { bearer, openTestApp } from '../support/test-app.ts';

/** Milliseconds after which a code has expired: it can be redeemed for 120 seconds. */
const pastExpiry = 121_000;

const api = await openTestApp();
const signUp = () => signUpWithRole(api, 'donor');
const listCodes = ({ id }: { id: string }) =>
  api.data.database
    .selectFrom('redemption_codes')
    .select(['code_hash', 'expires_at'])
    .where('user_id', '=', id)
    .execute();

test('creating a redemption code stores its hash and an expiry time two minutes ahead', async () => {
  const donor = await signUp();
  await createCode(api, donor);
  const [stored] = await listCodes(donor);
  expect(stored?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  const remaining = Date.parse(stored?.expires_at ?? '') - Date.now();
  expect(remaining).toBeGreaterThan(100_000);
  expect(remaining).toBeLessThanOrEqual(120_000);
});

test("creating a redemption code deletes the donor's expired codes", async () => {
  const donor = await signUp();
  await createCode(api, donor);
  await createCode(api, donor);
  expect(await listCodes(donor)).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pastExpiry });
  await createCode(api, donor);
  vi.useRealTimers();
  expect(await listCodes(donor)).toHaveLength(1);
});

test("creating a redemption code deletes the donor's oldest code when the donor already has three", async () => {
  const donor = await signUp();
  const times = [0, 1, 2, 3, 4].map((second) => Date.now() + second * 1000);
  for (const now of times) {
    vi.useFakeTimers({ toFake: ['Date'], now });
    await createCode(api, donor);
  }
  vi.useRealTimers();
  const expiries = (await listCodes(donor)).map(({ expires_at }) => Date.parse(expires_at));
  expect(expiries.sort()).toEqual(times.slice(-3).map((time) => time + 120_000));
});

test('creating a redemption code deletes the expired codes of other donors', async () => {
  const [absentDonor, donor] = [await signUp(), await signUp()];
  await createCode(api, absentDonor);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pastExpiry });
  await createCode(api, donor);
  vi.useRealTimers();
  expect(await listCodes(absentDonor)).toEqual([]);
});

test('on a full disk, no redemption code can be created, but the profile still has its QR code', async () => {
  const donor = await signUp();
  const transaction = vi.spyOn(api.data.database, 'transaction').mockImplementation(() => {
    // SQLITE_FULL
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  const created = await api.app.inject({ method: 'POST', url: '/api/profile/code', headers: bearer(donor.token) });
  const { status, body } = await api.get('/api/profile', donor.token);
  transaction.mockRestore();
  expect(created.statusCode).toBe(507);
  expect([status, body.data.qrcode]).toEqual([200, expect.stringMatching(/^data:image/)]);
});
