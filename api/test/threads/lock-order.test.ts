import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockOrder } from '../../src/database/order-lock.ts';
import { updateThread } from '../../src/threads/repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';
import { createThreadRequests } from '../support/threads.ts';

const { api, staff, donor, placeOrder } = await setUpDesk(await openTestApp());
const { update, write } = createThreadRequests(api);

test('a change to the thread of an order does not deadlock with a request that locks the order and then the thread', async () => {
  const id = await placeOrder();
  await write(id, 'Where do I go?', donor);
  const { change } = await api.data.database.transaction().execute(async (transaction) => {
    await lockOrder(transaction, id);
    const change = update(id, { mine: true, answered: true, read: 1 }, staff);
    // Long enough for the request to reach the locked order, where it waits. The request must not have locked the thread by then.
    await delay(1000);
    await updateThread(transaction, id, { notified_at: null });
    return { change };
  });
  expect((await change).status).toBe(200);
});
