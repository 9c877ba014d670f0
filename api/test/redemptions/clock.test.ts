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
  sumEntries,
} from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const [partner, donor] = [await addPartner(api), await addDonor(api, 100)];

test.each([
  ['is shown', (id: string) => getRedemption(api, partner, id)],
  ['is asked for again under its key', (_id: string, again: () => Promise<unknown>) => again()],
])('threat 13: a request that %s and ran out stays so, although the clock goes back', async (_, tell) => {
  const body = { code: await createCode(api, donor), coins: 3 };
  const again = () => requestCoins(api, partner, body, `key-${body.code}`);
  const id = (await again()).body.data._id;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  const told = await tell(id, again);
  vi.useRealTimers();
  expect(told).toMatchObject({ body: { data: { status: 'expired' } } });
  expect(await decideRedemption(api, donor, id, 'approve')).toMatchObject({
    status: 410,
    body: { code: 'redemption_expired' },
  });
  expect((await getRedemption(api, partner, id)).body.data.status).toBe('expired');
  expect(await sumEntries(api, donor)).toBe(100);
});

test('on a full disk a request that ran out is shown as waiting, until it can be written that it does not', async () => {
  const id = await requestWithNewCode(api, partner, donor, 3);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  const storing = vi.spyOn(api.data.database, 'transaction').mockImplementationOnce(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  const replies = [await getRedemption(api, partner, id), await getRedemption(api, partner, id)];
  storing.mockRestore();
  vi.useRealTimers();
  expect(replies.map(({ status, body }) => [status, body.data?.status])).toEqual([
    [200, 'pending'],
    [200, 'expired'],
  ]);
});

test('threat 13: who tried wrong codes while the clock was an hour ahead is let in again when it is right', async () => {
  const guesser = await addPartner(api);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
  for (let tries = 1; tries <= 5; tries++)
    expect((await previewCode(api, guesser, `0000-000${tries}`)).status).toBe(404);
  const stopped = await previewCode(api, guesser, await createCode(api, donor));
  vi.useRealTimers();
  expect(stopped.status).toBe(429);
  expect((await previewCode(api, guesser, await createCode(api, donor))).status).toBe(200);
});
