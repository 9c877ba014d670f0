import {
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
  updateContactMessageEndpoint,
} from '@kindcrate/contract/staff-contact-messages';
import { beforeEach, expect, test } from 'vitest';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token, id: staffId } = await signUpWithRole(api, 'staff');
const { database } = api.data;
const url = '/api/staff/complaints';
const idsOf = (result: { _id: string }[]) => result.map(({ _id }) => _id);
const markAnswered = (id: string, answered: unknown) => api.send('PUT', `${url}/${id}`, { answered }, token);
const listAuditEntries = () =>
  database
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_kind', '=', 'message')
    .orderBy('created_at')
    .execute();

/** Stores sixty messages. Each group of three has the same time, so that the order of the list also depends on their ids. */
beforeEach(async () => {
  await database.deleteFrom('complaints').execute();
  const rows = Array.from({ length: 60 }, (_, n) => ({
    id: `message-${String(n).padStart(2, '0')}`,
    name: 'Robin',
    email: 'robin@example.com',
    subject: n % 2 ? 'Coats' : '',
    message: `Message ${n}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))).toISOString(),
  }));
  await database.insertInto('complaints').values(rows).execute();
});

/** Reads all pages of the list, and returns the ids of the messages. */
async function readAll(query = ''): Promise<string[]> {
  const messageIds: string[] = [];
  let after: string | null = '';
  do {
    const { body } = await api.get(`${url}?after=${after}${query}`, token);
    expect(listContactMessagesEndpoint.reply.is(body)).toBe(true);
    expect(body.result.length).toBeLessThanOrEqual(25);
    messageIds.push(...idsOf(body.result));
    after = body.next;
  } while (after !== null);
  return messageIds;
}

const newestFirst = Array.from({ length: 60 }, (_, n) => `message-${String(59 - n).padStart(2, '0')}`);

test('the pages of the message list contain every message once, newest first', async () => {
  expect(await readAll()).toEqual(newestFirst);
  expect(await readAll('&answered=')).toEqual(newestFirst);
});

test('a message that arrives between two pages does not shift the following pages', async () => {
  const { next } = (await api.get(url, token)).body;
  const message = { name: 'Mia', email: 'mia@example.com', message: 'New' };
  expect((await api.send('POST', '/api/complaints/contact', message)).status).toBe(201);
  expect(idsOf((await api.get(`${url}?after=${next}`, token)).body.result)).toEqual(newestFirst.slice(25, 50));
  expect((await api.get(url, token)).body.result[0]).toMatchObject({ ...message, subject: '', answered: false });
});

test('staff can read one message, in the shape that the contract defines', async () => {
  const { body } = await api.get(`${url}/message-07`, token);
  expect(getContactMessageEndpoint.reply.is(body)).toBe(true);
  expect(body.data).toEqual({
    _id: 'message-07',
    name: 'Robin',
    email: 'robin@example.com',
    subject: 'Coats',
    message: 'Message 7',
    createdAt: '2026-01-01T00:00:02.000Z',
    answered: false,
    answeredAt: null,
    answeredBy: null,
  });
});

test('a message can be marked as answered, with the name of the person who marked it, and reopened', async () => {
  const entryCountBefore = (await listAuditEntries()).length;
  const marked = await markAnswered('message-07', true);
  expect(updateContactMessageEndpoint.reply.is(marked.body)).toBe(true);
  expect(marked.body.data).toMatchObject({ answered: true, answeredBy: 'robin', answeredAt: expect.any(String) });
  expect(await markAnswered('message-07', true)).toEqual(expect.objectContaining({ status: 200 }));
  expect((await markAnswered('message-07', false)).body.data).toMatchObject({
    answered: false,
    answeredAt: null,
    answeredBy: null,
  });
  const added = (await listAuditEntries()).slice(entryCountBefore);
  const facts = added.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id]);
  expect(facts.toSorted()).toEqual([
    ['answered', staffId, 'message-07'],
    ['reopened', staffId, 'message-07'],
  ]);
});

test('two simultaneous requests to mark a message as answered create one audit entry', async () => {
  const entryCountBefore = (await listAuditEntries()).length;
  const replies = await Promise.all([markAnswered('message-08', true), markAnswered('message-08', true)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listAuditEntries()).toHaveLength(entryCountBefore + 1);
});

test('the message list can be filtered for answered or for unanswered messages, on all of its pages', async () => {
  for (const n of ['10', '20', '30']) await markAnswered(`message-${n}`, true);
  expect(await readAll('&answered=true')).toEqual(['message-30', 'message-20', 'message-10']);
  const unanswered = newestFirst.filter((id) => !/-[123]0$/.test(id));
  expect(await readAll('&answered=false')).toEqual(unanswered);
});

test('a request about contact messages with an invalid filter, cursor or value of "answered" is refused with 400', async () => {
  for (const query of ['answered=perhaps', 'answered=true&answered=false', 'after=nobody', 'after=%00'])
    expect([query, (await api.get(`${url}?${query}`, token)).status]).toEqual([query, 400]);
  for (const answered of [undefined, 'yes', null, 1])
    expect((await markAnswered('message-07', answered)).status).toBe(400);
});

test('a request with an unknown message id gets 404', async () => {
  for (const id of ['unknown', "'%20OR%201=1--", '%00']) {
    expect(await api.get(`${url}/${id}`, token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await markAnswered(id, true)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('threat 16: an id, a message text and a name in the body are ignored when a message is marked as answered', async () => {
  await api.send(
    'PUT',
    `${url}/message-07`,
    { answered: true, message: 'x', answered_by: 'x', _id: 'message-08' },
    token,
  );
  expect((await api.get(`${url}/message-07`, token)).body.data).toMatchObject({
    message: 'Message 7',
    answeredBy: 'robin',
  });
});

test('threat 21: SQL in a cursor finds nothing and breaks nothing', async () => {
  const injection = encodeURIComponent("' OR 1=1; DROP TABLE complaints;--");
  expect((await api.get(`${url}?after=${injection}`, token)).status).toBe(400);
  const cursorWithSql = Buffer.from("2026-01-01 ' OR 1=1; DROP TABLE complaints;--").toString('base64url');
  expect((await api.get(`${url}?after=${cursorWithSql}`, token)).body).toEqual({ result: [], next: null });
  expect((await api.get(url, token)).body.result).toHaveLength(25);
});
