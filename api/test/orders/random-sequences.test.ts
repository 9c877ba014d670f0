import { coinsFor } from '@kindcrate/contract/coins-earned';
import { canTransition, isReceived } from '@kindcrate/contract/order-transitions';
import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { spendCoins } from '../support/spending.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, placeOrder, changeStatus, cancelOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
/** The default coin rule. */
const rule = { perOrder: 10, perItem: 1, most: 60 };
const otherDonor = await api.signUp();

/** A request about one of three orders, or coins spent at a brand. `order` is the index of the order. */
type Step =
  | { kind: 'change'; order: number; to: OrderStatus; quantity: number; by: 'staff' | 'donor' | 'otherDonor' }
  | { kind: 'cancel'; order: number; by: 'staff' | 'donor' | 'otherDonor' }
  | { kind: 'spend'; coins: number };

const initialStatuses = ['submitted', 'under review', 'accepted'] as const;
const order = fc.nat({ max: initialStatuses.length - 1 });
const anyRequester = fc.constantFrom('donor', 'otherDonor', 'staff' as const);
const usualStatus = fc.constantFrom('under review', 'accepted', 'received', 'declined' as const);
const statusChange = fc.record({
  kind: fc.constant('change'),
  order,
  // The usual statuses come up more often, so that more orders are received.
  to: fc.oneof({ weight: 3, arbitrary: usualStatus }, fc.constantFrom(...orderStatuses)),
  quantity: fc.integer({ min: 1, max: 80 }),
  by: fc.oneof({ weight: 6, arbitrary: fc.constant('staff' as const) }, anyRequester),
});
const cancellation = fc.record({ kind: fc.constant('cancel'), order, by: anyRequester });
const spending = fc.record({ kind: fc.constant('spend'), coins: fc.integer({ min: 1, max: 40 }) });
const anyStep = fc.oneof({ weight: 8, arbitrary: statusChange }, cancellation, spending) as fc.Arbitrary<Step>;
const steps = fc.array(anyStep, { minLength: 5, maxLength: 30 });

/** Signs up a donor with three orders; `send` sends the request of a step. */
async function startRun() {
  const donor = await api.signUp();
  const ids: string[] = [];
  for (const status of initialStatuses) ids.push(await placeOrder(status, {}, donor));
  const tokens = { staff, donor, otherDonor };
  const send = (step: Exclude<Step, { kind: 'spend' }>) => {
    const id = ids[step.order] ?? '';
    if (step.kind === 'cancel') return cancelOrder(id, tokens[step.by]);
    return changeStatus(id, step.to, { quantity: step.quantity }, tokens[step.by]);
  };
  return { donor, send };
}

/** Checks what must be true after every request, and returns the balance. */
async function checkBalance(donor: string): Promise<number> {
  const { balance, debt, entries } = (await api.get('/api/coins', donor)).body.data;
  const amounts: number[] = entries.map(({ amount }: { amount: number }) => amount);
  expect(balance - debt).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
  expect(Math.min(balance, debt)).toBe(0);
  expect(balance).toBeGreaterThanOrEqual(0);
  return balance;
}

/** Checks what must be true at the end of a run. */
async function checkOrders(donor: string): Promise<void> {
  const balance = await checkBalance(donor);
  const { coins: shown, orders } = (await api.get('/api/profile', donor)).body.data;
  expect(shown).toBe(balance);
  for (const { _id, status, coins, receivedQuantity, history } of orders) {
    const rows = await database.selectFrom('coin_entries').selectAll().where('order_id', '=', _id).execute();
    const expected = isReceived(status) ? coinsFor(rule, receivedQuantity) : 0;
    expect(rows.filter(({ kind }) => kind === 'earning').length).toBeLessThanOrEqual(1);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
    expect(coins).toBe(expected);
    const statuses: OrderStatus[] = history.map((entry: { status: OrderStatus }) => entry.status);
    expect(statuses.at(-1)).toBe(status);
    for (const [index, to] of statuses.slice(1).entries())
      expect(canTransition(statuses[index] ?? to, to, 'staff')).toBe(true);
  }
}

test('every request in a random sequence is answered according to the table of transitions, and the ledger always adds up', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { donor, send } = await startRun();
      const statuses: OrderStatus[] = [...initialStatuses];
      for (const step of sequence) {
        if (step.kind === 'spend') await spendCoins(api, donor, step.coins);
        else {
          const from = statuses[step.order] ?? 'submitted';
          const [to, requiredRole] =
            step.kind === 'change' ? ([step.to, 'staff'] as const) : (['cancelled', 'donor'] as const);
          const { status } = await send(step);
          // Only the donor of an order can find it at the endpoint that cancels it.
          if (step.by !== requiredRole) expect(status).toBe(step.kind === 'change' ? 403 : 404);
          else expect(status).toBe(canTransition(from, to, requiredRole) ? 200 : 409);
          if (status === 200) statuses[step.order] = to;
        }
        await checkBalance(donor);
      }
      await checkOrders(donor);
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('the ledger adds up after any set of simultaneous requests', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { donor, send } = await startRun();
      const requests = sequence.map((step) =>
        step.kind === 'spend' ? spendCoins(api, donor, step.coins) : send(step),
      );
      const replies = await Promise.all(requests);
      // `spendCoins` returns no reply.
      for (const reply of replies) if (reply) expect([200, 403, 404, 409]).toContain(reply.status);
      await checkOrders(donor);
    }),
    { numRuns: 15 },
  );
}, 120_000);
