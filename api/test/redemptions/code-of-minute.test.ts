import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  addDonor,
  addPartner,
  computeProfileCode,
  previewCode,
  requestCoins,
  requestWithNewCode,
} from '../support/redemptions.ts';
import type { Person } from '../support/roles.ts';
import { bearer, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });
let partner: Person;
let donor: Person;

const minute = 60_000;
const setClock = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });
/** The time when the next minute starts. */
const nextMinute = () => (Math.floor(Date.now() / minute) + 1) * minute;
const readProfile = async (token: string) => (await api.get('/api/profile', token)).body.data;
const countCodes = async () => (await api.data.database.selectFrom('redemption_codes').select('id').execute()).length;

beforeAll(async () => {
  partner = await addPartner(api);
  donor = await addDonor(api, 1_000);
});

afterEach(() => {
  vi.useRealTimers();
});

test('the profile has a QR code that expires after one to two minutes', async () => {
  const start = nextMinute();
  setClock(start);
  const { qrcode, qrcodeExpiresAt } = await readProfile(donor.token);
  expect(Buffer.from(qrcode.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(/^<svg.*<\/svg>$/);
  expect(Date.parse(qrcodeExpiresAt)).toBe(start + 2 * minute);
  setClock(start + minute - 1);
  expect(Date.parse((await readProfile(donor.token)).qrcodeExpiresAt)).toBe(start + 2 * minute);
});

test('the QR code of a profile stays the same for a minute and differs between minutes, donors and sessions', async () => {
  const { email } = await readProfile(donor.token);
  const { body } = await api.send('POST', '/api/Login', { email, password });
  const start = nextMinute();
  setClock(start);
  const qrcode = (await readProfile(donor.token)).qrcode;
  setClock(start + minute - 1);
  expect((await readProfile(donor.token)).qrcode).toBe(qrcode);
  const others = [await readProfile(body.token), await readProfile(partner.token)];
  setClock(start + minute);
  others.push(await readProfile(donor.token));
  expect(new Set([qrcode, ...others.map((profile) => profile.qrcode)]).size).toBe(4);
});

test('the QR code of a profile can be previewed, can be redeemed once, and is stored only when it is redeemed', async () => {
  const code = computeProfileCode(api, donor);
  const codeCountBefore = await countCodes();
  expect((await previewCode(api, partner, code)).body.data).toMatchObject({ firstName: 'robin', most: 1_000 });
  expect(await countCodes()).toBe(codeCountBefore);
  const { status, body } = await requestCoins(api, partner, { code, coins: 1 });
  expect(status).toBe(201);
  const stored = await api.data.database
    .selectFrom('redemption_codes')
    .selectAll()
    .where('id', '=', body.data._id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ user_id: donor.id, short_code_hash: null, redeemed_at: expect.any(String) });
  expect(JSON.stringify(stored)).not.toContain(code);
  for (const reply of [await previewCode(api, partner, code), await requestCoins(api, partner, { code, coins: 1 })])
    expect(reply).toMatchObject({ status: 409, body: { code: 'code_used' } });
});

test('threat 9: fifty simultaneous attempts by two partners to redeem the QR code of a profile create one redemption', async () => {
  setClock(nextMinute());
  const code = computeProfileCode(api, donor);
  const otherPartner = await addPartner(api, 'brand-2');
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => requestCoins(api, index % 2 ? partner : otherPartner, { code, coins: 1 })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status, body }) => status === 409 && body.code === 'code_used')).toHaveLength(49);
});

test('threat 9: the QR code of a profile is refused after two minutes', async () => {
  const start = nextMinute() + 5 * minute;
  setClock(start);
  const code = computeProfileCode(api, donor);
  setClock(start + 2 * minute - 1);
  expect((await previewCode(api, partner, code)).status).toBe(200);
  setClock(start + 2 * minute);
  for (const reply of [await previewCode(api, partner, code), await requestCoins(api, partner, { code, coins: 1 })])
    expect(reply).toMatchObject({ status: 410, body: { code: 'code_expired' } });
});

test('threat 9: the QR code of a profile is refused once the session that it belongs to has ended', async () => {
  const loggedOutDonor = await addDonor(api, 10);
  const code = computeProfileCode(api, loggedOutDonor);
  expect((await previewCode(api, partner, code)).status).toBe(200);
  const endedAt = new Date().toISOString();
  await api.data.database
    .updateTable('sessions')
    .set({ ended_at: endedAt })
    .where('user_id', '=', loggedOutDonor.id)
    .execute();
  for (const reply of [await previewCode(api, partner, code), await requestCoins(api, partner, { code, coins: 1 })])
    expect(reply).toMatchObject({ status: 410, body: { code: 'code_expired' } });
});

test('threat 9: a QR code of a profile is refused as unknown when any character is altered', async () => {
  const code = computeProfileCode(api, donor);
  for (const position of [0, 10, 24, 30, 40, 55]) {
    const altered = `${code.slice(0, position)}${code[position] === 'A' ? 'B' : 'A'}${code.slice(position + 1)}`;
    // A partner may try only a few unknown codes, so each is tried by a new partner.
    const guesser = await addPartner(api);
    expect(await previewCode(api, guesser, altered)).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
  }
});

test('threat 9: the QR code of a profile remains valid when the balance does not cover the redemption', async () => {
  const spender = await addDonor(api, 10);
  const code = computeProfileCode(api, spender);
  expect((await requestCoins(api, partner, { code, coins: 11 })).status).toBe(409);
  expect((await requestCoins(api, partner, { code, coins: 10 })).status).toBe(201);
});

test('a redemption with the QR code of a profile can be requested again with the same idempotency key', async () => {
  setClock(nextMinute() + 10 * minute);
  const body = { code: computeProfileCode(api, donor), coins: 2 };
  const first = await requestCoins(api, partner, body, 'scanned');
  const again = await requestCoins(api, partner, body, 'scanned');
  expect([again.status, again.body]).toEqual([201, first.body]);
});

test('reading the profile with GET or HEAD changes no account, session, code, redemption, coin entry or outbox message', async () => {
  await requestWithNewCode(api, partner, donor, 1);
  const tables = ['redemption_codes', 'redemptions', 'users', 'sessions', 'coin_entries', 'outbox'] as const;
  const readAll = () =>
    Promise.all(tables.map((table) => api.data.database.selectFrom(table).selectAll().orderBy('id').execute()));
  const rowsBefore = await readAll();
  const headers = bearer(donor.token);
  expect((await api.app.inject({ url: '/api/profile', headers })).statusCode).toBe(200);
  expect((await api.app.inject({ method: 'HEAD', url: '/api/profile', headers })).statusCode).toBe(200);
  expect(await readAll()).toEqual(rowsBefore);
});

test('a GET endpoint that writes to the database does not answer HEAD', async () => {
  const headers = bearer(donor.token);
  expect((await api.app.inject({ method: 'HEAD', url: '/api/payment/donate', headers })).statusCode).toBe(404);
  expect((await api.app.inject({ method: 'HEAD', url: '/api/brands' })).statusCode).toBe(200);
});
