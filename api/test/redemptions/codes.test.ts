import { shortCodeAlphabet } from '@kindcrate/contract/redemption-codes';
import { beforeAll, expect, test, vi } from 'vitest';
import { storeRedemptionCode } from '../../src/redemptions/create-code.ts';
import { createCodeSigner } from '../../src/redemptions/signed-code.ts';
import { createShortCode } from '../../src/secret-codes.ts';
import { sessionIdOf } from '../support/log-in.ts';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  previewCode,
  requestCoins,
  requestWithNewCode,
  sumCoinEntries,
} from '../support/redemptions.ts';
import type { Person } from '../support/roles.ts';
import { bearer, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let partner: Person;
let donor: Person;

beforeAll(async () => {
  partner = await addPartner(api);
  donor = await addDonor(api, 1_000);
});

/** Stores a redemption code, and returns both of its forms. */
async function storeKnownCode(): Promise<{ long: string; short: string }> {
  const owner = { userId: donor.id, sessionId: sessionIdOf(donor.token) };
  const signer = createCodeSigner(api.services.tokenSecret);
  const { code: long, shortCode: short } = await storeRedemptionCode(api.services, signer, owner);
  return { long, short };
}

/** Creates a well-formed code without storing it. */
const createUnknownCode = createShortCode;

test('a donor can create a new redemption code, in both forms, without loading the profile', async () => {
  const headers = bearer(donor.token);
  const renew = async () => (await api.app.inject({ method: 'POST', url: '/api/profile/code', headers })).json().data;
  const [firstCode, secondCode] = [await renew(), await renew()];
  expect(Object.keys(firstCode).sort()).toEqual(['qrcode', 'qrcodeExpiresAt', 'shortCode']);
  expect(firstCode.shortCode).toMatch(new RegExp(`^[${shortCodeAlphabet}]{4}-[${shortCodeAlphabet}]{4}$`));
  expect(firstCode.shortCode).not.toBe(secondCode.shortCode);
  expect(firstCode.qrcode).not.toBe(secondCode.qrcode);
  expect((await api.app.inject({ method: 'POST', url: '/api/profile/code' })).statusCode).toBe(401);
});

test('the database contains neither form of a redemption code', async () => {
  const { long, short } = await storeKnownCode();
  const rows = JSON.stringify(await api.data.database.selectFrom('redemption_codes').selectAll().execute());
  expect(rows).not.toContain(long);
  expect(rows).not.toContain(short);
});

test.each(['long', 'short'] as const)('redeeming the %s form of a redemption code uses up both forms', async (form) => {
  const codes = await storeKnownCode();
  expect((await previewCode(api, partner, codes[form])).body.data).toMatchObject({ most: 1_000 });
  expect((await requestCoins(api, partner, { code: codes[form], coins: 1 })).status).toBe(201);
  for (const code of Object.values(codes)) {
    expect(await requestCoins(api, partner, { code, coins: 1 })).toMatchObject({
      status: 409,
      body: { code: 'code_used' },
    });
    expect(await previewCode(api, partner, code)).toMatchObject({ status: 409, body: { code: 'code_used' } });
  }
});

test('threat 9: four simultaneous attempts to redeem the same code create one redemption', async () => {
  const { long, short } = await storeKnownCode();
  const otherPartner = await addPartner(api, 'brand-2');
  const replies = await Promise.all(
    [long, short, long, short].map((code, index) =>
      requestCoins(api, index < 2 ? partner : otherPartner, { code, coins: 1 }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('threat 9: an expired redemption code is refused, even after it has been deleted', async () => {
  const code = await createCode(api, donor);
  // A code can be redeemed for 120 seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  for (const reply of [await previewCode(api, partner, code), await requestCoins(api, partner, { code, coins: 1 })])
    expect(reply).toMatchObject({ status: 410, body: { code: 'code_expired' } });
  await createCode(api, donor);
  expect(await previewCode(api, partner, code)).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
  vi.useRealTimers();
});

test('threat 9: an altered redemption code is refused as unknown', async () => {
  // Unknown codes count against the partner who tries them.
  const guesser = await addPartner(api);
  const { long, short } = await storeKnownCode();
  const alter = (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
  for (const code of [alter(long), alter(short), `${long}x`, "' or 1=1 --"])
    expect(await previewCode(api, guesser, code)).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
});

test('threat 9: no GET request spends coins or uses up a redemption code', async () => {
  const balanceBefore = await sumCoinEntries(api, donor);
  const code = await createCode(api, donor);
  const id = await requestWithNewCode(api, partner, donor, 3);
  for (const url of [
    `/api/redemptions/${id}?decision=approve`,
    '/api/redemptions/pending',
    `/api/redemptions?code=${code}&coins=1`,
    `/redeem?code=${code}`,
  ])
    for (const { token } of [donor, partner]) await api.get(url, token);
  expect(await sumCoinEntries(api, donor)).toBe(balanceBefore);
  expect((await previewCode(api, partner, code)).status).toBe(200);
  await decideRedemption(api, donor, id, 'refuse');
});

test("threat 9: five wrong redemption codes in 15 minutes reach a partner's attempt limit, even if sent simultaneously or mixed with a valid one", async () => {
  const guesser = await addPartner(api);
  const code = await createCode(api, donor);
  for (let attempt = 0; attempt < 4; attempt++)
    expect((await previewCode(api, guesser, createUnknownCode())).status).toBe(404);
  expect((await previewCode(api, guesser, code)).status).toBe(200);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => requestCoins(api, guesser, { code: createUnknownCode(), coins: 1 })),
  );
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(29);
  const limited = await previewCode(api, guesser, code);
  expect(limited).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  // Most of the 900 seconds are still left.
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800);
  expect((await previewCode(api, partner, code)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1 });
  expect((await previewCode(api, guesser, await createCode(api, donor))).status).toBe(200);
  vi.useRealTimers();
});

test('threat 9: wrong redemption codes are counted together for all partners behind one IP address', async () => {
  const strictApi = await openTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
  // At most 30 unknown codes may be tried from one IP address, and at most 5 by one partner.
  for (let person = 0; person < 6; person++) {
    const guesser = await addPartner(strictApi);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await previewCode(strictApi, guesser, createUnknownCode())).status).toBe(404);
  }
  expect((await previewCode(strictApi, await addPartner(strictApi), createUnknownCode())).status).toBe(429);
});

test('a redeemed code is kept when expired redemption codes are deleted', async () => {
  const id = await requestWithNewCode(api, partner, donor, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  await createCode(api, donor);
  vi.useRealTimers();
  const kept = await api.data.database.selectFrom('redemption_codes').select('id').where('id', '=', id).execute();
  expect(kept).toEqual([{ id }]);
});
