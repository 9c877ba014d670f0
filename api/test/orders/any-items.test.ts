import { failureReply } from '@kindcrate/contract/replies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { donate } from '../support/donations.ts';
import { severalItems } from '../support/order-items.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, placeOrder, changeStatus } = await setUpDesk(
  await openTestApp({ QUOTA_UPLOADS_PER_DAY: '10000', QUOTA_OPEN_ORDERS: '10000' }),
);

/** Includes values that are almost right, because they are more likely to get past the first check than arbitrary JSON. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('Coats', 1, '2', 1e21, -0, '\0', '\ud800', 'good', 'clothing', 'brand-1', ['removed-photo'], null),
);
const keys = ['name', 'category', 'quantity', 'condition', 'photos', 'need', '_id', 'receivedQuantity'];
const item = fc.dictionary(fc.constantFrom(...keys, 'declinedReason', 'toString', '__proto__'), value);
const items = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 11 }));

const isPlacedOrRefused = ({ status, body }: { status: number; body: unknown }) =>
  status === 201 || (status < 500 && failureReply.is(body));

test('an order with arbitrary items is placed, or refused with an error code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(items.map(JSON.stringify), fc.string()), async (sent) => {
      expect(isPlacedOrRefused(await donate(api, donor, { ...severalItems([]), items: sent }))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a request with arbitrary items to receive an order is refused with an error code', async () => {
  const id = await placeOrder('accepted');
  await fc.assert(
    fc.asyncProperty(items, async (sent) => {
      const reply = await changeStatus(id, 'received', { items: sent, quantity: undefined });
      expect(reply.status === 400 && failureReply.is(reply.body)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
