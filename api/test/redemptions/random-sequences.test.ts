import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  getRedemption,
  listCoinEntries,
  previewCode,
  requestCoins,
  sumCoinEntries,
} from '../support/redemptions.ts';
import type { Person } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const initialBalance = 20;

afterEach(() => {
  vi.useRealTimers();
});

/** A random sequence of what a donor and a partner can do. `back` says which code or request a step uses; 0 is the newest. */
const steps = array(
  oneof(
    { weight: 3, arbitrary: record({ do: constantFrom('renew', 'preview'), back: integer({ min: 0, max: 2 }) }) },
    {
      weight: 4,
      arbitrary: record({
        do: constantFrom('request'),
        back: integer({ min: 0, max: 2 }),
        coins: integer({ min: 1, max: 25 }),
      }),
    },
    { weight: 6, arbitrary: record({ do: constantFrom('approve', 'refuse'), back: integer({ min: 0, max: 3 }) }) },
    { weight: 1, arbitrary: record({ do: constantFrom('wait'), seconds: integer({ min: 30, max: 130 }) }) },
  ),
  { minLength: 5, maxLength: 30 },
);

type Step = { do: string; back?: number; coins?: number; seconds?: number };

/** Runs the steps with a new donor. @returns the donor and the ids of the requested redemptions. */
async function runSteps(sequence: Step[], partner: Person): Promise<{ donor: Person; ids: string[] }> {
  const donor = await addDonor(api, initialBalance);
  const codes = [await createCode(api, donor)];
  const ids: string[] = [];
  for (const step of sequence) {
    const { back = 0, seconds = 0 } = step;
    const [code = '', id = 'none'] = [codes.at(-1 - back), ids.at(-1 - back)];
    if (step.do === 'renew') codes.push(await createCode(api, donor));
    if (step.do === 'preview' && code) await previewCode(api, partner, code);
    if (step.do === 'request' && code)
      ids.push(...createdIds(await requestCoins(api, partner, { code, coins: step.coins })));
    if (step.do === 'approve' || step.do === 'refuse') await decideRedemption(api, donor, id, step.do);
    if (step.do === 'wait') vi.setSystemTime(Date.now() + seconds * 1000);
    expect(await sumCoinEntries(api, donor)).toBeGreaterThanOrEqual(0);
  }
  return { donor, ids };
}

const createdIds = ({ status, body }: { status: number; body: { data: { _id: string } } }) =>
  status === 201 ? [body.data._id] : [];

test('threat 8: no sequence of donor and partner steps makes a balance negative or spends the coins of a redemption twice', async () => {
  await assert(
    asyncProperty(steps, async (sequence) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const { donor, ids } = await runSteps(sequence, await addPartner(api));
      const redemptions = await Promise.all(ids.map(async (id) => (await getRedemption(api, donor, id)).body.data));
      const approved = redemptions.filter(({ status }) => status === 'approved');
      const spent = (await listCoinEntries(api, donor)).filter(({ kind }) => kind === 'spending');
      const expected = approved.map((redemption) => [redemption._id, -redemption.coins]);
      expect(spent.map((entry) => [entry.redemption_id, entry.amount]).sort()).toEqual(expected.sort());
      const sum = approved.reduce((total, redemption) => total + redemption.coins, 0);
      expect(await sumCoinEntries(api, donor)).toBe(initialBalance - sum);
      vi.useRealTimers();
    }),
    { numRuns: 20 },
  );
});
