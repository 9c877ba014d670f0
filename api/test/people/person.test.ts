import { beforeEach, expect, test } from 'vitest';
import { listPersonThreadsEndpoint } from '../../../contract/src/staff-person.ts';
import { setUpDesk } from '../support/desk.ts';
import { sessionIdOf } from '../support/log-in.ts';
import { addDonor, addPartner } from '../support/redemptions.ts';
import { logInAgain, type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';
import { createThreadRequests } from '../support/threads.ts';

const api = await openTestApp();
const desk = await setUpDesk(api);
const { database } = api.data;
const { write, contact } = createThreadRequests(api);
const staff = await signUpWithRole(api, 'staff');
const get = async (id: string, list = '') => (await api.get(`/api/staff/people/${id}${list}`, staff.token)).body;
const post = (id: string, action: string, body: unknown, token = staff.token) =>
  api.send('POST', `/api/staff/people/${id}/${action}`, body, token);
const auditEntriesOf = (id: string) =>
  database
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();

let donor: Person;
const placeOrder = () => desk.placeOrder('submitted', undefined, donor.token);
beforeEach(async () => {
  donor = await signUpWithRole(api, 'donor');
});

test('the page of a donor has their account and the totals of their ledger', async () => {
  const owner = await addDonor(api, 30);
  const { data } = await get(owner.id);
  expect(data).toMatchObject({ _id: owner.id, role: 'donor', coins: { balance: 30, earned: 30, spent: 0 } });
  expect(data.redemptions).toBeNull();
});

test('the page of a partner without approved redemptions shows 0 redemptions and 0 coins', async () => {
  const partner = await addPartner(api);
  expect((await get(partner.id)).data.redemptions).toEqual({ count: 0, coins: 0 });
});

test('the orders of a person are listed newest first, each once across the pages', async () => {
  const id = await placeOrder();
  const row = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 30 }, (_, n) => ({
    ...row,
    id: `${donor.id}-${n}`,
    // The orders come in pairs with the same creation time.
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, n >> 1)).toISOString(),
  }));
  await database.insertInto('orders').values(copies).execute();
  const first = await get(donor.id, '/orders');
  expect(first.result).toHaveLength(25);
  expect(first.result[0]).toEqual({
    _id: id,
    itemsName: row.items_name,
    quantity: row.quantity,
    status: 'submitted',
    organization: 'Organization 1',
    createdAt: row.created_at,
  });
  const second = await get(donor.id, `/orders?after=${first.next}`);
  expect(second.next).toBeNull();
  const ids = [...first.result, ...second.result].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(31);
  expect(ids).toHaveLength(31);
});

test('the coin entries of a donor are listed', async () => {
  const owner = await addDonor(api, 30);
  expect((await get(owner.id, '/coins')).result).toMatchObject([{ amount: 30 }]);
});

test('threat 46: contact messages from an email address belong to a person only while the address is confirmed', async () => {
  const { data } = await get(donor.id);
  const id = await contact('When?', { email: data.email.toUpperCase() });
  const { result } = await get(donor.id, '/messages');
  expect(result).toMatchObject([{ _id: id, kind: 'contact', text: 'When?' }]);
  await database.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', donor.id).execute();
  expect(await get(donor.id, '/messages')).toEqual({ result: [], next: null });
});

test("the threads about a person's orders and their contact messages are listed together, sorted by latest message", async () => {
  const { data } = await get(donor.id);
  const [first, second] = [await placeOrder(), await placeOrder()];
  await write(first, 'Where do I go?', donor.token);
  const contactThread = await contact('When are you open?', { email: data.email });
  await write(second, 'Thank you', donor.token);
  // A message from someone else is not listed.
  await contact('Hello', { email: 'someone.else@example.com' });
  await write(first, 'And when?', donor.token);
  const { result } = await get(donor.id, '/messages');
  expect(listPersonThreadsEndpoint.reply.is({ result, next: null })).toBe(true);
  expect(result.map(({ _id }: { _id: string }) => _id)).toEqual([first, second, contactThread]);
  expect(result[0]).toMatchObject({ kind: 'order', text: 'And when?', unread: 2 });
});

test('threads with messages from the same millisecond are each listed once across the pages', async () => {
  const thread = await database
    .selectFrom('threads')
    .selectAll()
    .where('id', '=', await contact('One'))
    .executeTakeFirstOrThrow();
  const { data } = await get(donor.id);
  const ids = Array.from({ length: 31 }, (_, n) => `${donor.id}-${n}`);
  const message = { name: 'Ruth', email: data.email, subject: '', message: 'When?', created_at: thread.last_at };
  await database
    .insertInto('complaints')
    .values(ids.map((id) => ({ ...message, id })))
    .execute();
  await database
    .insertInto('threads')
    .values(ids.map((id) => ({ ...thread, id, complaint_id: id })))
    .execute();
  const first = await get(donor.id, '/messages');
  expect(first.result).toHaveLength(25);
  const second = await get(donor.id, `/messages?after=${first.next}`);
  expect(second.next).toBeNull();
  const listed = [...first.result, ...second.result].map(({ _id }) => _id);
  expect(listed.toSorted()).toEqual(ids.toSorted());
});

test('staff end one session of a person, and the others stay open', async () => {
  const { token } = await logInAgain(api, donor);
  const sessions = (await get(donor.id, '/sessions')).result;
  expect(sessions).toHaveLength(2);
  const { body } = await post(donor.id, 'end-session', { session: sessionIdOf(token) });
  expect(body.message).toBe('robin has been logged out on that device.');
  expect((await api.get('/api/profile', token)).status).toBe(401);
  expect((await api.get('/api/profile', donor.token)).status).toBe(200);
  expect(await auditEntriesOf(donor.id)).toEqual([{ action: 'logged out', detail: 'one session ended' }]);
  expect((await post(donor.id, 'end-session', { session: sessionIdOf(token) })).status).toBe(404);
});

test("threat 15: a session of someone else cannot be ended on a person's page", async () => {
  const { status, body } = await post(donor.id, 'end-session', { session: sessionIdOf(staff.token) });
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect((await api.get('/api/profile', staff.token)).status).toBe(200);
});

test('a note is shown with its author, and its audit entry does not contain its text', async () => {
  const { body } = await post(donor.id, 'notes', { text: 'Hard of hearing' });
  expect(body).toMatchObject({ message: 'The note has been saved.', data: { text: 'Hard of hearing', by: 'robin' } });
  await post(donor.id, 'notes', { text: 'Second floor' });
  const { result } = await get(donor.id, '/notes');
  expect(result.map(({ text }: { text: string }) => text).toSorted()).toEqual(['Hard of hearing', 'Second floor']);
  expect(await auditEntriesOf(donor.id)).toEqual([
    { action: 'added note', detail: '' },
    { action: 'added note', detail: '' },
  ]);
});

test('a note has at most 1,000 characters', async () => {
  expect((await post(donor.id, 'notes', { text: 'x'.repeat(1_000) })).status).toBe(200);
  const { status, body } = await post(donor.id, 'notes', { text: 'x'.repeat(1_001) });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['text']]);
});

test('a person has at most 100 notes', async () => {
  const created_at = new Date().toISOString();
  const note = { user_id: donor.id, author_id: staff.id, text: 'Kind', created_at };
  const rows = Array.from({ length: 100 }, (_, n) => ({ ...note, id: `${donor.id}-${n}` }));
  await database.insertInto('person_notes').values(rows).execute();
  expect(await post(donor.id, 'notes', { text: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

test('threat 46: notes about a person are deleted with the account, and notes that the person wrote no longer have an author', async () => {
  const colleague = await signUpWithRole(api, 'staff');
  await post(donor.id, 'notes', { text: 'Hard of hearing' }, colleague.token);
  await api.send('POST', `/api/staff/donors/${colleague.id}/delete`, {}, staff.token);
  expect((await get(donor.id, '/notes')).result).toMatchObject([{ text: 'Hard of hearing', by: null }]);
  await api.send('POST', `/api/staff/donors/${donor.id}/delete`, {}, staff.token);
  const rows = await database.selectFrom('person_notes').select('id').where('user_id', '=', donor.id).execute();
  expect(rows).toEqual([]);
  for (const list of ['', '/orders', '/coins', '/messages', '/sessions', '/notes'])
    expect((await api.get(`/api/staff/people/${donor.id}${list}`, staff.token)).status).toBe(404);
  expect((await post(donor.id, 'notes', { text: 'Hello' })).status).toBe(404);
});

test('fifty notes that are added at the same time are all saved', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) => post(donor.id, 'notes', { text: `Note ${n}` })),
  );
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  const { count } = await database
    .selectFrom('person_notes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', donor.id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(50);
});
