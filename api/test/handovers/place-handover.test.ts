import { handoverMessages } from '@kindcrate/contract/handover-messages';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { donate } from '../support/donations.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, placeOrder } = await setUpDesk(await openTestApp());

/** Places an order whose handover is agreed for this time. */
const placeOrderFor = (time: string) =>
  placeOrder('accepted', { handover: JSON.stringify({ kind: 'drop-off', times: [time] }) });

test('a new order that prefers a fully booked time is refused, and accepted without that time', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour: 1 });
  const [first = '', second = ''] = await listTimes(api);
  await placeOrderFor(first);
  const giveAt = (times: string[]) =>
    donate(
      api,
      donor,
      { handover: JSON.stringify({ kind: 'drop-off', times }) },
      'b0a3a5b8-6a0e-4a52-9a0e-0c7f9a9d1b11',
    );
  const { status, body } = await giveAt([second, first]);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ 'handover.times': handoverMessages.timeTaken });
  expect((await giveAt([second])).status).toBe(201);
  // A repeated request finds the order, even if another order has since taken the time.
  await placeOrderFor(second);
  expect((await giveAt([second])).status).toBe(201);
});
