import { messages } from '@kindcrate/contract/messages';
import { canTransition, nextStatuses } from '@kindcrate/contract/order-transitions';
import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, staff, donor, changeStatus, placeOrder, cancelOrder, getOwnOrder } = desk;
const { database } = api.data;
const { token: partner } = await signUpWithRole(api, 'partner');
const otherDonor = await api.signUp();

/** Reads the rows that refer to an order: its history, its outbox messages, its coin entries and its audit entries. */
const rowsOf = (id: string) =>
  Promise.all([
    database.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
    database.selectFrom('outbox').selectAll().where('payload', 'like', `%${id}%`).orderBy('created_at').execute(),
    database.selectFrom('coin_entries').selectAll().where('order_id', '=', id).execute(),
    database.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('created_at').execute(),
  ]);

/** Checks whether an error message lists exactly these statuses, as in "accepted, declined, or cancelled". */
function listsExactly(message: string, statuses: OrderStatus[]): boolean {
  const [, list = ''] = /can become (.*)\.$/.exec(message) ?? [];
  return orderStatuses.every((status) => list.split(/,? or |, /).includes(status) === statuses.includes(status));
}

describe.each(orderStatuses)('an order that is %s', (from) => {
  const next = nextStatuses(from, 'staff');
  const refused = orderStatuses.filter((to) => !next.includes(to));

  test('can be changed by staff to every status that the transitions allow', async () => {
    for (const to of next) {
      const id = await placeOrder(from);
      const reply = await changeStatus(id, to);
      expect(reply).toMatchObject({
        status: 200,
        body: { success: true, data: { _id: id, status: to, next: nextStatuses(to, 'staff') } },
      });
      expect(changeOrderStatusEndpoint.reply.is(reply.body)).toBe(true);
      expect(await getOwnOrder(id)).toMatchObject({ status: to, canCancel: canTransition(to, 'cancelled', 'donor') });
    }
  });

  test('cannot be changed to any other status, and the error message lists the allowed ones', async () => {
    const id = await placeOrder(from);
    const rowsBefore = await rowsOf(id);
    for (const to of refused) {
      const { status, body } = await changeStatus(id, to);
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.message).toContain(`This order is ${from}`);
      expect(listsExactly(body.message, next), body.message).toBe(true);
    }
    expect(await rowsOf(id)).toEqual(rowsBefore);
  });

  test('threat 16: cannot be changed by its donor, a partner or a visitor', async () => {
    const id = await placeOrder(from);
    const rowsBefore = await rowsOf(id);
    for (const to of orderStatuses) {
      expect(await changeStatus(id, to, {}, donor)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await changeStatus(id, to, {}, partner)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await api.send('PUT', `/api/staff/orders/${id}`, { status: to })).toMatchObject({ status: 401 });
    }
    expect(await rowsOf(id)).toEqual(rowsBefore);
  });

  test('threat 15: can be canceled by its donor when the transitions allow it, and by nobody else', async () => {
    const id = await placeOrder(from);
    for (const token of [otherDonor, partner, staff])
      expect(await cancelOrder(id, token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await api.send('PUT', `/api/order/${id}/cancel`, {})).status).toBe(401);
    expect(await getOwnOrder(id)).toMatchObject({ status: from });
    const reply = await cancelOrder(id);
    if (canTransition(from, 'cancelled', 'donor')) {
      expect(reply).toMatchObject({ status: 200, body: { success: true, data: { _id: id, status: 'cancelled' } } });
      const [, , coinEntries] = await rowsOf(id);
      expect(coinEntries).toEqual([]);
    } else {
      expect(reply).toMatchObject({ status: 409, body: { code: 'conflict', message: expect.stringContaining(from) } });
      expect(await getOwnOrder(id)).toMatchObject({ status: from });
    }
  });
});

test('a status change writes its history entry, outbox message, audit entry and coins together', async () => {
  const id = await placeOrder('accepted', { quantity: '5' });
  await changeStatus(id, 'received', { quantity: 4 });
  const [events, outbox, coins, auditEntries] = await rowsOf(id);
  expect(new Set(events.map(({ status }) => status))).toEqual(
    new Set(['submitted', 'under review', 'accepted', 'received']),
  );
  const message = { orderId: id, status: 'received', quantity: 4, coins: 14 };
  expect(outbox.map(({ payload }) => JSON.parse(payload))).toContainEqual(message);
  expect(coins).toMatchObject([{ kind: 'earning', amount: 14 }]);
  expect(new Set(auditEntries.map(({ action, detail }) => `${action} ${detail}`))).toEqual(
    new Set([
      'moved submitted → under review',
      'moved under review → accepted',
      'moved accepted → received: 4 pieces, 14 coins',
    ]),
  );
});

test('the audit entry about a single received piece uses the singular', async () => {
  const id = await placeOrder('accepted');
  await changeStatus(id, 'received', { quantity: 1 });
  const [, , , auditEntries] = await rowsOf(id);
  expect(auditEntries.map(({ detail }) => detail)).toContain('accepted → received: 1 piece, 11 coins');
});

test('a cancellation by the donor writes no audit entry', async () => {
  const id = await placeOrder();
  await cancelOrder(id);
  const [events, outbox, , auditEntries] = await rowsOf(id);
  expect([events.length, outbox.length, auditEntries.length]).toEqual([2, 2, 0]);
});

test('the history of an order has the date of each status change, and the reason if there was one', async () => {
  const id = await placeOrder('under review');
  await changeStatus(id, 'declined', { reason: ' Moths ' });
  const { history } = await getOwnOrder(id);
  expect(history.map(({ status }: { status: string }) => status)).toEqual(['submitted', 'under review', 'declined']);
  expect(history.at(-1)).toEqual({ status: 'declined', at: expect.stringMatching(/^20/), reason: 'Moths' });
  expect(history[0]).not.toHaveProperty('reason');
});

test.each([
  ['a reason to decline', 'submitted', { status: 'declined' }, { reason: messages.required('Reason') }],
  ['a received quantity', 'accepted', { status: 'received' }, { quantity: messages.required('Quantity') }],
  ['a quantity of at least 1', 'accepted', { status: 'received', quantity: 0 }, { quantity: messages.quantity }],
  ['a status', 'submitted', {}, { status: messages.status }],
  ['a known status', 'submitted', { status: 'lost' }, { status: messages.status }],
] as const)('a status change without %s is refused', async (_name, from, body, fields) => {
  const id = await placeOrder(from);
  const reply = await api.send('PUT', `/api/staff/orders/${id}`, body, staff);
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_fields', fields } });
  expect((await getOwnOrder(id)).status).toBe(from);
});

test('changing, canceling or reading an unknown order gets 404', async () => {
  for (const id of ['none', "' OR 1=1 --", '%F0%9F%A7%A5']) {
    expect(await changeStatus(id, 'accepted')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await cancelOrder(id)).status).toBe(404);
    expect((await api.get(`/api/staff/orders/${id}`, staff)).status).toBe(404);
  }
});

test('when two members of staff change an order at the same time, one succeeds and the other gets 409', async () => {
  const id = await placeOrder('under review');
  const { token: second } = await signUpWithRole(api, 'staff');
  const expectedStatus = 'under review';
  const replies = await Promise.all([
    changeStatus(id, 'accepted', { expectedStatus }),
    changeStatus(id, 'declined', { expectedStatus }, second),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { history, status } = await getOwnOrder(id);
  expect(history).toHaveLength(3);
  const refusal = replies.find((reply) => reply.status === 409);
  expect(refusal?.body.message).toContain(`This order is ${status}`);
});

test('goods that thirty simultaneous requests mark as received earn coins once', async () => {
  const id = await placeOrder('accepted');
  const replies = await Promise.all(Array.from({ length: 30 }, () => changeStatus(id, 'received')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(29);
  const [events, outbox, coins] = await rowsOf(id);
  expect([events.length, outbox.length, coins.length]).toEqual([4, 4, 1]);
});

test('finding 11: a member of staff cannot receive their own donation, but a colleague can', async () => {
  const id = await placeOrder('accepted', { quantity: '100000' }, staff);
  const { _id, next } = (await api.get(`/api/staff/orders/${id}`, staff)).body.data;
  expect([_id, next]).toEqual([id, ['declined', 'cancelled']]);
  const refused = await changeStatus(id, 'received', { quantity: 100_000 });
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: expect.stringContaining('colleague') },
  });
  expect(await getOwnOrder(id, staff)).toMatchObject({ status: 'accepted', coins: 0 });
  const colleague = await signUpWithRole(api, 'staff');
  expect((await api.get(`/api/staff/orders/${id}`, colleague.token)).body.data.next).toContain('received');
  expect((await changeStatus(id, 'received', {}, colleague.token)).status).toBe(200);
});

test('when an order is canceled and received at the same time, only one of the two succeeds', async () => {
  const id = await placeOrder('accepted');
  const replies = await Promise.all([cancelOrder(id), changeStatus(id, 'received')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status, coins } = await getOwnOrder(id);
  // 10 coins for the order and 1 for each of its 3 pieces.
  expect(coins).toBe(status === 'received' ? 13 : 0);
});

test('a change that expects an outdated status is refused, even when the transition is allowed', async () => {
  const id = await placeOrder('under review');
  const reply = await changeStatus(id, 'declined', { expectedStatus: 'submitted' });
  expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(reply.body.message).toBe(
    'Someone else changed this first. This order is under review. It can become accepted, declined, or cancelled.',
  );
  expect((await changeStatus(id, 'declined', { expectedStatus: 'under review' })).status).toBe(200);
});

test('threat 21: a reason is stored as plain text, and control characters in it are refused', async () => {
  const reason = `'; DROP TABLE orders; -- <script>alert(1)</script> \${7*7} {{7*7}}`;
  const id = await placeOrder();
  await changeStatus(id, 'declined', { reason });
  expect((await getOwnOrder(id)).history.at(-1).reason).toBe(reason);
  for (const broken of ['a\r\nBcc: b@example.com', 'a\0b'])
    expect((await changeStatus(id, 'declined', { reason: broken })).body.fields).toEqual({
      reason: messages.badCharacter('Reason'),
    });
});
