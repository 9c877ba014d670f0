import { expect, test, vi } from 'vitest';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  getRedemption,
  previewCode,
  requestCoins,
  requestWithNewCode,
  sumCoinEntries,
} from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

/** Milliseconds after which a request has expired: a donor has 120 seconds to decide on it. */
const pastExpiry = 121_000;

const api = await openTestApp();
const [partner, donor] = [await addPartner(api), await addDonor(api, 100)];

test.each([
  ['was read', (id: string) => getRedemption(api, partner, id)],
  ['was repeated with its idempotency key', (_id: string, repeat: () => Promise<unknown>) => repeat()],
])('threat 13: an overdue redemption that %s stays expired when the clock is set back', async (_, observe) => {
  const body = { code: await createCode(api, donor), coins: 3 };
  const repeat = () => requestCoins(api, partner, body, `key-${body.code}`);
  const id = (await repeat()).body.data._id;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pastExpiry });
  const observed = await observe(id, repeat);
  vi.useRealTimers();
  expect(observed).toMatchObject({ body: { data: { status: 'expired' } } });
  expect(await decideRedemption(api, donor, id, 'approve')).toMatchObject({
    status: 410,
    body: { code: 'redemption_expired' },
  });
  expect((await getRedemption(api, partner, id)).body.data.status).toBe('expired');
  expect(await sumCoinEntries(api, donor)).toBe(100);
});

test('on a full disk, an overdue redemption is shown as pending until its expiry can be stored', async () => {
  const id = await requestWithNewCode(api, partner, donor, 3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pastExpiry });
  const transaction = vi.spyOn(api.data.database, 'transaction').mockImplementationOnce(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  const replies = [await getRedemption(api, partner, id), await getRedemption(api, partner, id)];
  transaction.mockRestore();
  vi.useRealTimers();
  expect(replies.map(({ status, body }) => [status, body.data?.status])).toEqual([
    [200, 'pending'],
    [200, 'expired'],
  ]);
});

test('threat 13: a partner who reached the attempt limit while the clock was an hour ahead can continue once the clock is right', async () => {
  const guesser = await addPartner(api);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
  for (let attempt = 1; attempt <= 5; attempt++)
    expect((await previewCode(api, guesser, `0000-000${attempt}`)).status).toBe(404);
  const limited = await previewCode(api, guesser, await createCode(api, donor));
  vi.useRealTimers();
  expect(limited.status).toBe(429);
  expect((await previewCode(api, guesser, await createCode(api, donor))).status).toBe(200);
});
