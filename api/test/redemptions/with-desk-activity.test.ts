import { isReceived } from '@kindcrate/contract/order-transitions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { sendForm } from '../support/donations.ts';
import { addDonor, addPartner, createCode, decideRedemption, requestCoins } from '../support/redemptions.ts';
import type { Person } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { placeOrder, changeStatus, cancelOrder, staff } = await setUpDesk(api);
const { database } = api.data;

/** What the desk, the donor and the partner can do at the same time. `index` chooses one of three orders or requests. */
const action = fc.record({
  // `approve` is listed twice, so that more coins are spent.
  do: fc.constantFrom(
    'receive',
    'decline',
    'cancel',
    'request',
    'approve',
    'approve',
    'refuse',
    'hide',
    'change brand',
  ),
  index: fc.nat({ max: 2 }),
  coins: fc.integer({ min: 1, max: 40 }),
});
const actions = fc.array(action, { minLength: 8, maxLength: 24 });

type Action = { do: string; index: number; coins: number };

/** Adds a donor with one received and two accepted orders, and a partner who requests more than the balance covers. */
async function createScenario() {
  const donor = await addDonor(api, 0);
  const partner = await addPartner(api);
  const orders = [await placeOrder('received', {}, donor.token)];
  while (orders.length < 3) orders.push(await placeOrder('accepted', {}, donor.token));
  const requests: string[] = [];
  while (requests.length < 3)
    requests.push((await requestCoins(api, partner, { code: await createCode(api, donor), coins: 9 })).body.data._id);
  return { donor, partner, orders, requests, code: await createCode(api, donor) };
}

type Scenario = Awaited<ReturnType<typeof createScenario>>;

function perform({ donor, partner, orders, requests, code }: Scenario, { do: name, index, coins }: Action) {
  const [order = '', request = ''] = [orders[index], requests[index]];
  if (name === 'receive') return changeStatus(order, 'received', { quantity: coins });
  if (name === 'decline') return changeStatus(order, 'declined');
  if (name === 'cancel') return cancelOrder(order, donor.token);
  if (name === 'request') return requestCoins(api, partner, { code, coins });
  if (name === 'hide') return sendForm(api, 'PUT', '/api/staff/brands/brand-2', { hidden: String(coins > 20) }, staff);
  if (name === 'change brand')
    return api.send('PUT', `/api/staff/donors/${partner.id}`, { brand: `brand-${1 + (coins % 2)}` }, staff);
  return decideRedemption(api, donor, request, name === 'approve' ? 'approve' : 'refuse');
}

/**
 * Checks that every order earned what its status implies, that the coins of every approved request were spent, and that all spent
 * coins were earned.
 */
async function checkLedger({ donor }: Scenario): Promise<void> {
  const entries = await database.selectFrom('coin_entries').selectAll().where('user_id', '=', donor.id).execute();
  const sum = (list: typeof entries) => list.reduce((total, { amount }) => total + amount, 0);
  for (const { _id, status, coins } of (await api.get('/api/profile', donor.token)).body.data.orders) {
    const orderEntries = entries.filter(({ order_id }) => order_id === _id);
    expect(orderEntries.length).toBeLessThanOrEqual(2);
    expect(sum(orderEntries)).toBe(isReceived(status) ? orderEntries[0]?.amount : 0);
    expect(coins).toBe(sum(orderEntries));
  }
  const spent = entries.filter(({ kind }) => kind === 'spending');
  const approved = await listApproved(donor);
  expect(spent.map(({ redemption_id, amount }) => [redemption_id, -amount]).sort()).toEqual(approved.sort());
  expect(sum(entries.filter(({ kind }) => kind === 'earning')) + sum(spent)).toBeGreaterThanOrEqual(0);
}

async function listApproved({ id }: Person) {
  const rows = await database.selectFrom('redemptions').selectAll().where('donor_id', '=', id).execute();
  return rows.filter(({ status }) => status === 'approved').map((row) => [row.id, row.coins]);
}

/** Checks that each status change and approval has one outbox message, and each status change by staff one audit entry. */
async function checkMessagesAndAuditEntries({ donor, orders }: Scenario): Promise<void> {
  const events = await database.selectFrom('order_events').selectAll().where('order_id', 'in', orders).execute();
  const payloads = (await database.selectFrom('outbox').select('payload').execute()).map(({ payload }) =>
    JSON.parse(payload),
  );
  const reported = payloads.flatMap(({ orderId, status }) =>
    orders.includes(orderId) ? [`${orderId} ${status}`] : [],
  );
  expect(reported.sort()).toEqual(events.map((event) => `${event.order_id} ${event.status}`).sort());
  const approved = (await listApproved(donor)).map(([id]) => id);
  expect(
    payloads.flatMap(({ redemptionId }) => (approved.includes(redemptionId) ? [redemptionId] : [])).sort(),
  ).toEqual(approved.sort());
  const entries = await database
    .selectFrom('audit_entries')
    .select('detail')
    .where('subject_id', 'in', orders)
    .execute();
  expect(entries).toHaveLength(events.filter((event) => event.actor_id !== donor.id).length);
}

test('threat 8: whatever the desk, a donor and a partner do at the same time, the ledger adds up and every event is reported once', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const scenario = await createScenario();
      const replies = await Promise.all(sequence.map((step) => perform(scenario, step)));
      for (const { status } of replies) expect([200, 201, 403, 409, 410]).toContain(status);
      await checkLedger(scenario);
      await checkMessagesAndAuditEntries(scenario);
    }),
    { numRuns: 12 },
  );
}, 120_000);
