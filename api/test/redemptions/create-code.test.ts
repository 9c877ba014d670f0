import { expect, test, vi } from 'vitest';
import { createCode } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { bearer, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const signUp = () => signUpWithRole(api, 'donor');
const listCodes = ({ id }: { id: string }) =>
  api.data.database
    .selectFrom('redemption_codes')
    .select(['code_hash', 'expires_at'])
    .where('user_id', '=', id)
    .execute();

test('creating a code stores its hash, which expires after two minutes', async () => {
  const donor = await signUp();
  await createCode(api, donor);
  const [stored] = await listCodes(donor);
  expect(stored?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  const left = Date.parse(stored?.expires_at ?? '') - Date.now();
  expect(left).toBeGreaterThan(100_000);
  expect(left).toBeLessThanOrEqual(120_000);
});

test("creating a code deletes the donor's expired ones", async () => {
  const donor = await signUp();
  await createCode(api, donor);
  await createCode(api, donor);
  expect(await listCodes(donor)).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  await createCode(api, donor);
  vi.useRealTimers();
  expect(await listCodes(donor)).toHaveLength(1);
});

test("creating a code deletes the donor's oldest one when there are three", async () => {
  const donor = await signUp();
  for (const _ of [1, 2, 3, 4, 5]) await createCode(api, donor);
  expect(await listCodes(donor)).toHaveLength(3);
});

test("creating a code deletes other donors' expired ones", async () => {
  const [gone, here] = [await signUp(), await signUp()];
  await createCode(api, gone);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  await createCode(api, here);
  vi.useRealTimers();
  expect(await listCodes(gone)).toEqual([]);
});

test('on a full disk no code can be created, but the profile still has one', async () => {
  const donor = await signUp();
  const storing = vi.spyOn(api.data.database, 'transaction').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  const created = await api.app.inject({ method: 'POST', url: '/api/profile/code', headers: bearer(donor.token) });
  const { status, body } = await api.get('/api/profile', donor.token);
  storing.mockRestore();
  expect(created.statusCode).toBe(507);
  expect([status, body.data.qrcode]).toEqual([200, expect.stringMatching(/^data:image/)]);
});
