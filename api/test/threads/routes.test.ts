import { limits } from '@kindcrate/contract/limits';
import { getThreadEndpoint, listUnreadThreadsEndpoint, writeMessageEndpoint } from '@kindcrate/contract/threads';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';
import { createThreadRequests } from '../support/threads.ts';

const { api, staff, donor, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { write, read, markRead, reply, view } = createThreadRequests(api);
const texts = (messages: { text: string }[]) => messages.map(({ text }) => text);

test('a donor writes about an order, reads the reply from the desk, and sees how many messages are unread', async () => {
  const id = await placeOrder();
  expect((await read(id, donor)).body.data).toEqual({ messages: [], read: 0 });
  const written = await write(id, 'Can I come on Saturday?\r\nOr Sunday?', donor);
  expect(writeMessageEndpoint.reply.is(written.body)).toBe(true);
  expect(written.body.data.messages).toMatchObject([
    { sequence: 1, fromDesk: false, text: 'Can I come on Saturday?\nOr Sunday?' },
  ]);
  await reply(id, 'Saturday is fine.', staff, { read: 1 });
  await reply(id, 'We open at 9.', staff, { read: 1 });
  const thread = (await read(id, donor)).body;
  expect(getThreadEndpoint.reply.is(thread)).toBe(true);
  expect(texts(thread.data.messages).slice(1)).toEqual(['Saturday is fine.', 'We open at 9.']);
  // A donor never learns which person at the desk wrote a message.
  expect(JSON.stringify(thread)).not.toContain('"by"');
  const unread = (await api.get('/api/messages', donor)).body;
  expect(listUnreadThreadsEndpoint.reply.is(unread)).toBe(true);
  expect(unread.result).toMatchObject([{ _id: id, unread: 2 }]);
  expect((await markRead(id, 2, donor)).body.data.read).toBe(2);
  expect((await api.get('/api/messages', donor)).body.result).toMatchObject([{ _id: id, unread: 1 }]);
  await markRead(id, limits.threadMessages, donor);
  expect((await markRead(id, 0, donor)).body.data.read).toBe(3);
  expect((await api.get('/api/messages', donor)).body.result).toEqual([]);
});

test('threat 15: at the endpoints for donors, only the donor of an order can read its messages, write one, or mark them as read', async () => {
  const id = await placeOrder();
  await write(id, 'Mine', donor);
  const otherDonor = await api.signUp();
  for (const token of [otherDonor, staff])
    for (const attempt of [read(id, token), write(id, 'Theirs', token), markRead(id, 1, token)])
      expect(await attempt).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await api.get('/api/messages', otherDonor)).body.result).toEqual([]);
  expect((await read('unknown', donor)).status).toBe(404);
  expect(texts((await read(id, donor)).body.data.messages)).toEqual(['Mine']);
});

test('threat 16: an author, a time, a sequence number and `fromDesk` in the body of a new message are ignored', async () => {
  const id = await placeOrder();
  const body = { text: 'Hello', fromDesk: true, author_id: 'x', at: '2020-01-01', sequence: 9 };
  const { data } = (await api.send('POST', `/api/messages/${id}`, body, donor)).body;
  expect(data.messages).toMatchObject([{ text: 'Hello', fromDesk: false, sequence: 1 }]);
  expect(data.messages[0].at).not.toBe('2020-01-01');
});

test('a message that is empty, is too long or contains a null character is refused with 400, as is an invalid number of read messages', async () => {
  const id = await placeOrder();
  for (const text of ['', ' \n ', 'x'.repeat(limits.threadText + 1), 'a\0b', 7, null, undefined])
    expect([text, (await api.send('POST', `/api/messages/${id}`, { text }, donor)).status]).toEqual([text, 400]);
  for (const wrong of [-1, 1.5, 'x', null, limits.threadMessages + 1])
    expect((await api.send('PUT', `/api/messages/${id}`, { read: wrong }, donor)).status).toBe(400);
  expect((await write(id, 'x'.repeat(limits.threadText), donor)).status).toBe(200);
});

test('fifty simultaneous requests with the same idempotency key add one message', async () => {
  const id = await placeOrder('submitted', undefined, donor);
  const replies = await Promise.all(Array.from({ length: 50 }, () => write(id, 'Once', donor, 'key-of-once')));
  const accepted = replies.filter(({ status }) => status === 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(texts((await read(id, donor)).body.data.messages)).toEqual(['Once']);
  expect((await write(id, 'Once', donor, 'key-of-once')).status).toBe(200);
  expect(await write(id, 'Twice', donor, 'key-of-once')).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  });
});

test('one person can write only a limited number of messages an hour, even if they are about different orders', async () => {
  const person = await api.signUp();
  const [first, second] = [
    await placeOrder('submitted', undefined, person),
    await placeOrder('submitted', undefined, person),
  ];
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, n) => write(n % 2 ? first : second, `Message ${n}`, person)),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(limits.messagesPerHour.donor);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(50 - limits.messagesPerHour.donor);
  const [one, two] = [(await view(first, staff)).body.data, (await view(second, staff)).body.data];
  expect(one.messages.length + two.messages.length).toBe(limits.messagesPerHour.donor);
  for (const { messages } of [one, two])
    expect(messages.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      messages.map((_: unknown, index: number) => index + 1),
    );
});

test('a full thread refuses more messages', async () => {
  const person = await api.signUp();
  const id = await placeOrder('submitted', undefined, person);
  await write(id, 'First', person);
  await database.updateTable('threads').set({ length: limits.threadMessages }).where('id', '=', id).execute();
  for (const full of [await write(id, 'More', person), await reply(id, 'More', staff)])
    expect(full).toMatchObject({ status: 409, body: { code: 'conflict' } });
});
