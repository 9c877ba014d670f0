import {
  getStaffThreadEndpoint,
  listStaffThreadsEndpoint,
  replyToThreadEndpoint,
  updateStaffThreadEndpoint,
} from '@kindcrate/contract/staff-threads';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';
import { createThreadRequests } from '../support/threads.ts';

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { write, reply, view, list, update, contact } = createThreadRequests(api);
const colleague = await signUpWithRole(api, 'staff');
const volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');
const ids = (reply: { body: { result: { _id: string }[] } }) => reply.body.result.map(({ _id }) => _id);
/** Each test has its own donor, because a person can write only a few messages an hour. */
let donor = '';
const addOrder = (charity = 'organization-1') => placeOrder('submitted', { charity }, donor);
const listAuditActions = async (id: string) =>
  (
    await database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

beforeEach(async () => {
  await database.deleteFrom('threads').execute();
  donor = await api.signUp();
});

test('the list of threads contains messages about orders and from the contact form, with the longest wait first', async () => {
  const [first, second] = [await addOrder(), await addOrder('organization-2')];
  await write(first, 'Where do I go?', donor);
  const contactId = await contact(`When are you open? ${first}`, { subject: 'Hours' });
  await write(second, 'Thank you', donor);
  await write(first, 'And when?', donor);
  const { body } = await list('', staff);
  expect(listStaffThreadsEndpoint.reply.is(body)).toBe(true);
  expect(ids({ body })).toEqual([first, contactId, second]);
  expect(body.result[0]).toMatchObject({ kind: 'order', text: 'And when?', unread: 2, assignee: null });
  expect(body.result[0].organization._id).toBe('organization-1');
  expect(body.result[1]).toMatchObject({
    kind: 'contact',
    title: 'Hours',
    from: 'Ruth',
    organization: null,
    unread: 1,
  });
  expect(ids(await list('show=all', staff))).toEqual([first, second, contactId]);
});

test('a reply answers the messages that its author has seen, and a message that arrived in the meantime still waits', async () => {
  const id = await addOrder();
  await write(id, 'First', donor);
  await write(id, 'Second', donor);
  const replied = await reply(id, 'To the first', staff, { read: 1 });
  expect(replyToThreadEndpoint.reply.is(replied.body)).toBe(true);
  expect(replied.body.data).toMatchObject({ unread: 1, read: 1, canReply: true });
  expect(replied.body.data.waitingSince).toBe(replied.body.data.messages[1].at);
  expect(replied.body.data.messages[2]).toMatchObject({ fromDesk: true, by: expect.any(String), sequence: 3 });
  expect((await reply(id, 'To both', staff, { read: 3 })).body.data).toMatchObject({ unread: 0, waitingSince: null });
  expect(ids(await list('', staff))).toEqual([]);
  expect(await listAuditActions(id)).toEqual(['replied', 'replied']);
});

test('the desk can write the first message about an order, unless the order has no donor', async () => {
  const id = await addOrder();
  const empty = (await view(id, staff)).body;
  expect(getStaffThreadEndpoint.reply.is(empty)).toBe(true);
  expect(empty.data).toMatchObject({ kind: 'order', messages: [], unread: 0, waitingSince: null });
  expect((await reply(id, 'Please bring hangers.', staff)).status).toBe(200);
  const orderWithoutDonor = await addOrder();
  await database.updateTable('orders').set({ user_id: null }).where('id', '=', orderWithoutDonor).execute();
  for (const attempt of [await view(orderWithoutDonor, staff), await reply(orderWithoutDonor, 'Hello?', staff)])
    expect(attempt).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a thread can be marked as read, as answered and as unanswered again, and the audit log records the last two changes', async () => {
  const id = await addOrder();
  await write(id, 'Thanks!', donor);
  expect((await update(id, { read: 1 }, staff)).body.data).toMatchObject({
    unread: 0,
    waitingSince: expect.any(String),
  });
  const answered = await update(id, { answered: true, read: 1 }, staff);
  expect(updateStaffThreadEndpoint.reply.is(answered.body)).toBe(true);
  expect(answered.body.data.waitingSince).toBe(null);
  await update(id, { answered: true }, staff);
  expect((await update(id, { answered: false }, staff)).body.data.waitingSince).toEqual(expect.any(String));
  expect(await listAuditActions(id)).toEqual(['answered', 'reopened']);
  const contactId = await contact(`Hello ${id}`);
  await update(contactId, { answered: true }, staff);
  expect((await api.get(`/api/staff/complaints/${contactId}`, staff)).body.data).toMatchObject({ answered: true });
  await api.send('PUT', `/api/staff/complaints/${contactId}`, { answered: false }, staff);
  expect(ids(await list('', staff))).toContain(contactId);
});

test('people at the desk can assign a thread to themselves or to nobody, and "mine" lists only their own threads', async () => {
  const [mine, theirs] = [await addOrder(), await contact('For a colleague')];
  await write(mine, 'Hello', donor);
  expect((await update(mine, { mine: true }, staff)).body.data.assignee.username).toEqual(expect.any(String));
  await update(mine, { mine: true }, staff);
  await update(theirs, { mine: true }, colleague.token);
  expect(ids(await list('show=mine', staff))).toEqual([mine]);
  expect(ids(await list('show=mine', colleague.token))).toEqual([theirs]);
  expect((await update(theirs, { mine: false }, staff)).body.data.assignee).toBe(null);
  expect(await listAuditActions(mine)).toEqual(['took messages']);
  expect(await listAuditActions(theirs)).toEqual(['took messages', 'released messages']);
});

test('threat 15: a volunteer sees and answers only messages about orders of their organization', async () => {
  const [own, other, contactId] = [await addOrder(), await addOrder('organization-2'), await contact('Secret')];
  await write(own, 'For you', donor);
  await write(other, 'Not for you', donor);
  for (const show of ['unanswered', 'all']) expect(ids(await list(`show=${show}`, volunteer.token))).toEqual([own]);
  expect((await reply(own, 'Welcome', volunteer.token, { read: 1 })).status).toBe(200);
  for (const id of [other, contactId])
    for (const attempt of [
      await view(id, volunteer.token),
      await reply(id, 'x', volunteer.token),
      await update(id, { mine: true }, volunteer.token),
    ])
      expect(attempt).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a volunteer does not learn which member of staff wrote a reply or is assigned to a thread', async () => {
  const id = await addOrder();
  await write(id, 'Hello', donor);
  await update(id, { mine: true }, colleague.token);
  await reply(id, 'From staff', colleague.token, { read: 1 });
  await reply(id, 'From a volunteer', volunteer.token, { read: 2 });
  const authorsFor = async (token: string) =>
    (await view(id, token)).body.data.messages.map(({ by }: { by: unknown }) => by);
  const names = await authorsFor(staff);
  expect(names).toEqual([null, expect.any(String), expect.any(String)]);
  expect(await authorsFor(volunteer.token)).toEqual([null, null, names[2]]);
  const assigneeFor = async (token: string) => (await list('show=all', token)).body.result[0].assignee;
  expect((await assigneeFor(staff)).username).toBe(names[1]);
  expect((await assigneeFor(volunteer.token)).username).toBeNull();
});

test('the threads of a person who leaves the desk are assigned to nobody', async () => {
  const leaver = await signUpWithRole(api, 'staff');
  const id = await addOrder();
  await write(id, 'Hello', donor);
  await update(id, { mine: true }, leaver.token);
  expect((await view(id, staff)).body.data.assignee._id).toBe(leaver.id);
  await api.send('PUT', `/api/staff/donors/${leaver.id}`, { role: 'donor' }, staff);
  expect((await view(id, staff)).body.data.assignee).toBeNull();
});

test('nobody can reply to a blocked or deleted account, but its messages can still be read', async () => {
  const id = await addOrder();
  await write(id, 'Hello', donor);
  for (const column of ['blocked_at', 'deleted_at'] as const) {
    const { user_id } = await database
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const set = (at: string | null) =>
      database
        .updateTable('users')
        .set({ [column]: at })
        .where('id', '=', user_id)
        .execute();
    await set(new Date().toISOString());
    expect((await view(id, staff)).body.data).toMatchObject({ canReply: false, messages: [{ text: 'Hello' }] });
    expect(await reply(id, 'Hello?', staff)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await set(null);
  }
});

test('the pages of each list of threads contain every thread once', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({
    id: `form-${String(n).padStart(2, '0')}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))).toISOString(),
  }));
  const fields = { name: 'Robin', email: 'robin@example.com', subject: '', message: 'Hello' };
  await database
    .insertInto('complaints')
    .values(rows.map(({ id, at }) => ({ id, created_at: at, ...fields, answered_at: null, answered_by: null })))
    .execute();
  const empty = { order_id: null, organization_id: null, length: 1, desk_read: 0, donor_read: 0, notified_at: null };
  await database
    .insertInto('threads')
    .values(
      rows.map(({ id, at }) => ({ ...empty, id, complaint_id: id, waiting_since: at, last_at: at, assigned_to: null })),
    )
    .execute();
  const oldestFirst = rows.map(({ id }) => id);
  for (const [show, expected] of [
    ['unanswered', oldestFirst],
    ['all', oldestFirst.toReversed()],
  ] as const) {
    const seen: string[] = [];
    let after: string | null = '';
    do {
      const page = await list(`show=${show}&after=${after}`, staff);
      seen.push(...ids(page));
      after = page.body.next;
    } while (after !== null);
    expect(seen).toEqual(expected);
  }
});

test('a request about threads with an invalid filter, cursor or change is refused with 400, and one for an unknown thread with 404', async () => {
  const id = await contact('Hello there');
  for (const query of ['show=some', 'after=nobody', 'after=%00', 'show=all&show=mine'])
    expect([query, (await list(query, staff)).status]).toEqual([query, 400]);
  for (const changes of [{}, { answered: 'perhaps' }, { mine: 7 }, { read: -1 }])
    expect((await update(id, changes, staff)).status).toBe(400);
  for (const unknown of ['unknown', "'%20OR%201=1--", '%00'])
    for (const attempt of [await view(unknown, staff), await update(unknown, { mine: true }, staff)])
      expect(attempt).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
