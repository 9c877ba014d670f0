import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';
import { threadsOf } from '../support/threads.ts';

const { api, staff, placeOrder, cancelOrder } = await setUpDesk(await openTestApp());
const { reply, update, write } = threadsOf(api);
const { token: colleague } = await signUpWithRole(api, 'staff');

test('replies to an order’s messages, changes to its thread, its cancellation and the deletion of its account do not deadlock', async () => {
  // Which requests meet differs from round to round.
  for (let round = 0; round < 2; round++) {
    const donor = await api.signUp();
    const ids = await Promise.all(Array.from({ length: 4 }, () => placeOrder('submitted', {}, donor)));
    for (const id of ids) await write(id, 'Where do I go?', donor);
    const replies = await Promise.all([
      ...ids.flatMap((id) => [
        reply(id, 'To the gate.', staff, { read: 1 }),
        update(id, { mine: true, answered: true, read: 1 }, colleague),
        cancelOrder(id, donor),
        update(id, { mine: true, answered: true, read: 1 }, staff),
      ]),
      api.send('POST', '/api/profile/delete', { openOrders: 'cancel' }, donor),
    ]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.at(-1)).toBe(200);
    // Depending on who comes first, the account is closed, an order cannot be canceled anymore, or its thread is gone. PostgreSQL ends a deadlock with 503.
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }
});
