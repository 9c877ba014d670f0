import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());

test('a donor gets one email a day about the outcome of an order, however often the outcome is removed and added again', async () => {
  const id = await placeOrder('completed');
  await deliverEmails(api);
  const setOutcome = (body: object) => api.send('PUT', `/api/staff/orders/${id}/outcome`, body, staff);
  let sent = 0;
  for (let round = 0; round < 4; round++) {
    expect((await setOutcome({ line: `Version ${round}` })).status).toBe(200);
    sent += (await deliverEmails(api)).length;
    expect((await setOutcome({})).status).toBe(200);
  }
  expect(sent).toBe(1);
});
