import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { addHandoverTo } from '../support/handovers.ts';
import { addPhoto } from '../support/order-items.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus, getOwnOrder, cancelOrder } = await setUpDesk(await openTestApp());
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');
const { token: colleague } = await signUpWithRole(api, 'staff');

interface MoveFields {
  status?: string;
  reason?: string;
  outcome?: object;
  from?: string;
}

const move = (
  ids: string[],
  { status = 'under review', from = 'submitted', ...details }: MoveFields = {},
  token = staff,
) =>
  api.send(
    'POST',
    '/api/staff/orders/moves',
    { orders: ids.map((_id) => ({ _id, expectedStatus: from })), status, ...details },
    token,
  );
const place = (count: number, ...[status, form, token]: Parameters<typeof placeOrder>) =>
  Promise.all(Array.from({ length: count }, () => placeOrder(status, form, token)));
const statusOf = async (id: string) => (await api.get(`/api/staff/orders/${id}`, staff)).body.data.status;
const auditEntriesOf = async (id: string) =>
  (await api.get('/api/staff/audit', staff)).body.result.filter(
    ({ subject }: { subject: { _id: string } }) => subject._id === id,
  );

test('orders that are moved together each get the new status, a history entry and an audit entry', async () => {
  const ids = await place(3);
  const { status, body } = await move(ids);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: '3 orders are now under review.' });
  expect(body.moves).toEqual(ids.map((_id) => ({ _id, isMoved: true })));
  expect(body.result.map((order: { status: string }) => order.status)).toEqual(Array(3).fill('under review'));
  for (const id of ids) {
    const { history } = await getOwnOrder(id);
    expect(history.map((step: { status: string }) => step.status)).toEqual(['submitted', 'under review']);
    expect(await auditEntriesOf(id)).toMatchObject([{ action: 'moved', detail: 'submitted → under review' }]);
  }
});

test('a donor gets one email about all their moved orders, and another donor gets a separate email', async () => {
  const other = await api.signUp();
  const ids = await place(2, 'submitted', { itemsName: 'Two coats' });
  const otherId = await placeOrder('submitted', { itemsName: 'A lamp' }, other);
  await deliverEmails(api);
  await move([ids[0] ?? '', otherId, ids[1] ?? ''], { status: 'declined', reason: 'Our racks are full.' });
  const emails = await deliverEmails(api);
  expect(emails).toHaveLength(2);
  const [together] = emails.filter(({ subject }) => subject === 'We can’t accept 2 of your donations');
  expect(together?.text.match(/“Two coats”/g)).toHaveLength(2);
  expect(together?.text).toContain('The reason: Our racks are full.');
  expect(together?.text).not.toContain('A lamp');
  expect(emails.filter(({ text }) => text.includes('“A lamp”'))).toHaveLength(1);
});

test('the email about declined orders states how many coins were taken back', async () => {
  const ids = await place(2, 'received');
  await deliverEmails(api);
  await move(ids, { status: 'declined', from: 'received', reason: 'Moths' });
  const [mail, ...others] = await deliverEmails(api);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/We took back the \d+ coins that you had earned with them\./);
});

test('each declined order with an agreed time gets its own email, which cancels the calendar entry', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour: 10 });
  const [time] = await listTimes(api);
  const agreed = await place(2, 'under review', { charity: 'organization-1' });
  for (const id of agreed) await changeStatus(id, 'accepted', { times: [time] });
  for (const id of agreed) await api.send('PUT', `/api/order/${id}/handover`, { action: 'take', time }, donor);
  const others = await place(2, 'accepted');
  await deliverEmails(api);
  const { body } = await move([...agreed, ...others], { status: 'declined', from: 'accepted', reason: 'Moths' });
  expect(body.message).toBe('4 orders are now declined.');
  const emails = await deliverEmails(api);
  expect(emails.map(({ calendar }) => calendar?.method).sort()).toEqual(['CANCEL', 'CANCEL', undefined]);
});

test('the email about accepted orders links to the profile, where the donor chooses one of the offered times', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour: 10 });
  const ids = await place(2, 'under review');
  for (const id of ids) await addHandoverTo(api, id);
  await deliverEmails(api);
  await move(ids, { status: 'accepted', from: 'under review' });
  const [mail, ...others] = await deliverEmails(api);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 of your donations are welcome');
  expect(mail?.text).toMatch(/Please choose in your profile: \S+\/profile/);
});

test('an order that someone else has changed is reported, and the others are moved', async () => {
  const [first = '', changed = '', last = ''] = await place(3);
  await cancelOrder(changed);
  const { status, body } = await move([first, changed, 'nothing', last]);
  expect(status).toBe(200);
  expect(body.message).toBe('2 orders are now under review, and 2 were not moved.');
  expect(body.moves).toEqual([
    { _id: first, isMoved: true },
    { _id: changed, isMoved: false, code: 'conflict', message: expect.stringContaining('cancelled') },
    { _id: 'nothing', isMoved: false, code: 'not_found', message: 'We can’t find this order.' },
    { _id: last, isMoved: true },
  ]);
  expect(await statusOf(changed)).toBe('cancelled');
});

test('an order whose status does not allow the move stays as it is', async () => {
  const id = await placeOrder();
  const { body } = await move([id], { status: 'completed' });
  expect(body.moves).toMatchObject([{ isMoved: false, code: 'conflict' }]);
  expect(await statusOf(id)).toBe('submitted');
});

test('a repeated request to move orders reports them as moved, and neither writes nor sends anything again', async () => {
  const ids = await place(2);
  const first = await move(ids);
  await deliverEmails(api);
  const second = await move(ids);
  expect(second.body).toEqual(first.body);
  expect(await deliverEmails(api)).toEqual([]);
  for (const id of ids) expect(await auditEntriesOf(id)).toHaveLength(1);
});

test('declining an order again with another reason is a conflict, even for the same person, and the first reason stays', async () => {
  const id = await placeOrder();
  await move([id], { status: 'declined', reason: 'Moths' });
  const { body } = await move([id], { status: 'declined', reason: 'Stolen goods' });
  expect(body.moves).toMatchObject([{ isMoved: false, code: 'conflict' }]);
  expect((await getOwnOrder(id)).history.at(-1)).toMatchObject({ status: 'declined', reason: 'Moths' });
});

test('completing an order again is a conflict, even for the same person, if the outcome differs from the stored one', async () => {
  const id = await placeOrder('received');
  const complete = async (outcome?: object) =>
    (await move([id], { status: 'completed', from: 'received', ...(outcome && { outcome }) })).body.moves;
  expect(await complete()).toEqual([{ _id: id, isMoved: true }]);
  expect(await complete({ line: 'Worn every day' })).toMatchObject([{ isMoved: false, code: 'conflict' }]);
  const photo = await addPhoto(api, staff);
  expect(await complete({ line: '', photo })).toMatchObject([{ isMoved: false, code: 'conflict' }]);
  expect((await getOwnOrder(id)).outcome).toBeUndefined();
  // The desk sends an empty outcome when nothing was entered.
  expect(await complete({ line: '', organizationConsents: false })).toEqual([{ _id: id, isMoved: true }]);
});

test('an order that a colleague moved to the same status is reported as changed', async () => {
  const id = await placeOrder();
  await changeStatus(id, 'under review', {}, colleague);
  expect((await move([id])).body.moves).toMatchObject([{ isMoved: false, code: 'conflict' }]);
});

test('fifty simultaneous requests move each order once, and the donor gets one email', async () => {
  const ids = await place(5);
  await deliverEmails(api);
  const requests = Array.from({ length: 50 }, (_, index) => move(index % 2 ? ids : ids.toReversed()));
  for (const { status, body } of await Promise.all(requests)) {
    expect(status).toBe(200);
    expect(body.moves.every(({ isMoved }: { isMoved: boolean }) => isMoved)).toBe(true);
  }
  expect(await deliverEmails(api)).toHaveLength(1);
  for (const id of ids) expect(await auditEntriesOf(id)).toHaveLength(1);
});

test('a request to move a single order can cancel it, and its donor gets one email', async () => {
  const id = await placeOrder();
  await deliverEmails(api);
  const { body } = await move([id], { status: 'cancelled', reason: 'Placed twice' });
  expect(body.moves).toEqual([{ _id: id, isMoved: true }]);
  expect((await getOwnOrder(id)).history.at(-1)).toMatchObject({ status: 'cancelled', reason: 'Placed twice' });
  expect(await deliverEmails(api)).toHaveLength(1);
});

test('a request to move a single order can complete it with its outcome, and repeating the request adds nothing', async () => {
  const id = await placeOrder('received');
  await deliverEmails(api);
  const sent = {
    status: 'completed',
    from: 'received',
    outcome: { line: 'Worn every day', photo: await addPhoto(api, staff) },
  };
  const first = await move([id], sent);
  expect((await move([id], sent)).body).toEqual(first.body);
  expect((await getOwnOrder(id)).outcome).toMatchObject({ line: 'Worn every day', revision: 1 });
  expect((await auditEntriesOf(id)).at(0)).toMatchObject({
    detail: 'received → completed: what became of the goods: added',
  });
  expect(await deliverEmails(api)).toHaveLength(1);
});

test('an order is not completed with a photo that someone else uploaded for its outcome', async () => {
  const id = await placeOrder('received');
  const outcome = { photo: await addPhoto(api, colleague) };
  const { status, body } = await move([id], { status: 'completed', from: 'received', outcome });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(['outcome.photo']);
  expect(await statusOf(id)).toBe('received');
});

test('a request to move several orders cannot cancel them or give them an outcome', async () => {
  const ids = await place(2);
  const fieldsOf = async (sent: MoveFields) => (await move(ids, sent)).body.fields;
  expect(await fieldsOf({ status: 'cancelled' })).toHaveProperty('orders');
  expect(await fieldsOf({ status: 'completed', outcome: { line: 'Worn' } })).toHaveProperty('orders');
});

test('threat 15: a volunteer can move only orders of their own organization', async () => {
  const own = await placeOrder('submitted', { charity: 'organization-1' });
  const otherOrder = await placeOrder('submitted', { charity: 'organization-2' });
  const { body } = await move([own, otherOrder], {}, volunteer);
  expect(body.moves).toMatchObject([{ isMoved: true }, { _id: otherOrder, isMoved: false, code: 'not_found' }]);
  expect(body.result.map(({ _id }: { _id: string }) => _id)).toEqual([own]);
  expect(await statusOf(otherOrder)).toBe('submitted');
});

test('a request to move orders is refused when it declines them without a reason, marks them as received, or does not list one to fifty different orders', async () => {
  const id = await placeOrder();
  const fieldsOf = async (...sent: Parameters<typeof move>) => (await move(...sent)).body.fields;
  expect(await fieldsOf([id], { status: 'declined' })).toEqual({ reason: 'Reason is required' });
  expect(await fieldsOf([id], { status: 'received' })).toHaveProperty('status');
  expect(await fieldsOf([])).toHaveProperty('orders');
  expect(await fieldsOf([id, id])).toHaveProperty('orders');
  expect(await fieldsOf(Array.from({ length: 51 }, (_, index) => `${index}`))).toHaveProperty('orders');
});

test('an unsent email about several orders is dropped when the donor’s account is deleted', async () => {
  const disposableDonor = await api.signUp();
  await move(await place(2, 'submitted', {}, disposableDonor), { status: 'declined', reason: 'Moths' });
  const deletion = { openOrders: 'cancel' };
  expect((await api.send('POST', '/api/profile/delete', deletion, disposableDonor)).status).toBe(200);
  const emails = await deliverEmails(api);
  expect(emails.map(({ subject }) => subject)).not.toContain('We can’t accept 2 of your donations');
});
