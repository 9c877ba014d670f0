import { expect, test } from 'vitest';
import {
  addDonor,
  addPartner,
  decideRedemption,
  getRedemption,
  listCoinEntries,
  requestWithNewCode,
  sumCoinEntries,
} from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();

test('threat 8: of fifty simultaneous redemptions, exactly the ten that the balance covers succeed', async () => {
  const donor = await addDonor(api, 100);
  const partner = await addPartner(api);
  const ids: string[] = [];
  while (ids.length < 50) ids.push(await requestWithNewCode(api, partner, donor, 10));
  const replies = await Promise.all(ids.map((id) => decideRedemption(api, donor, id, 'approve')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(replies.filter(({ body }) => body.code === 'not_enough_coins')).toHaveLength(40);
  expect(await sumCoinEntries(api, donor)).toBe(0);
  const statuses = await Promise.all(ids.map(async (id) => (await getRedemption(api, partner, id)).body.data.status));
  expect(statuses.filter((status) => status === 'approved')).toHaveLength(10);
  expect(statuses.filter((status) => status === 'refused')).toHaveLength(40);
});

test('threat 8: fifty simultaneous requests to approve a redemption spend the coins once and get identical replies', async () => {
  const donor = await addDonor(api, 100);
  const id = await requestWithNewCode(api, await addPartner(api), donor, 10);
  const replies = await Promise.all(Array.from({ length: 50 }, () => decideRedemption(api, donor, id, 'approve')));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect((await listCoinEntries(api, donor)).filter(({ kind }) => kind === 'spending')).toHaveLength(1);
});

test('of a simultaneous approval and refusal of a redemption, one succeeds and the other gets 409', async () => {
  const donor = await addDonor(api, 100);
  const partner = await addPartner(api);
  for (let round = 0; round < 10; round++) {
    const balanceBefore = await sumCoinEntries(api, donor);
    const id = await requestWithNewCode(api, partner, donor, 1);
    const replies = await Promise.all([
      decideRedemption(api, donor, id, 'approve'),
      decideRedemption(api, donor, id, 'refuse'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isApproved = (await getRedemption(api, partner, id)).body.data.status === 'approved';
    expect(await sumCoinEntries(api, donor)).toBe(balanceBefore - (isApproved ? 1 : 0));
  }
});
