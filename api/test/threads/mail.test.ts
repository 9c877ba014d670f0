import { limits } from '@kindcrate/contract/limits';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails, publicUrl } from '../support/emails.ts';
import { openTestApp } from '../support/test-app.ts';
import { createThreadRequests } from '../support/threads.ts';

const { api, staff, donor, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { write, reply, markRead, contact } = createThreadRequests(api);

const setNotifiedAt = (id: string, minutesAgo: number) =>
  database
    .updateTable('threads')
    .set({ notified_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
    .where('id', '=', id)
    .execute();

test('a donor gets one email about a reply, with a link to the order and without the text of any message', async () => {
  const id = await placeOrder();
  await write(id, 'When?', donor);
  await deliverEmails(api);
  await reply(id, 'On Saturday at the back door', staff, { read: 1 });
  const [mail, ...others] = await deliverEmails(api);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`${publicUrl}/profile?order=${id}#orders`);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Saturday|When\?/);
});

test('within ten minutes, a donor gets no second email about replies that they have not read', async () => {
  const id = await placeOrder();
  await deliverEmails(api);
  const replyAndDeliver = async (text: string) => {
    await reply(id, text, staff);
    return (await deliverEmails(api)).length;
  };
  expect(await replyAndDeliver('One')).toBe(1);
  expect(await replyAndDeliver('Two')).toBe(0);
  await setNotifiedAt(id, 11);
  expect(await replyAndDeliver('Three')).toBe(1);
  await markRead(id, 3, donor);
  expect(await replyAndDeliver('Four')).toBe(1);
});

test('a donor gets no email about a reply that they read before the email is sent, and none at an address that is not confirmed', async () => {
  const id = await placeOrder();
  await deliverEmails(api);
  await reply(id, 'Read immediately', staff);
  await markRead(id, 1, donor);
  expect(await deliverEmails(api)).toEqual([]);
  const email = 'unconfirmed-donor@example.com';
  const person = await api.signUp(email);
  const theirs = await placeOrder('submitted', undefined, person);
  await database.updateTable('users').set({ email_confirmed_at: null }).where('email', '=', email).execute();
  await reply(theirs, 'Hello', staff);
  expect(await deliverEmails(api)).toEqual([]);
});

test('a reply to a contact message is emailed without anything that the sender of the message typed, and stays in the thread', async () => {
  const name = 'Buy-gold-now';
  const id = await contact('Free money at https://evil.example.com', { name, subject: 'Winner' });
  const replied = await reply(id, 'We are open until 5.\nhttps://evil.example.com', staff, { read: 1 });
  expect(replied.body.data).toMatchObject({
    waitingSince: null,
    unread: 0,
    messages: [{ sequence: 1 }, { sequence: 2 }],
  });
  const [mail, ...others] = await deliverEmails(api);
  expect(others).toEqual([]);
  expect(mail?.to).toEqual({ name: '', address: 'ruth@example.com' });
  expect(mail?.text).toContain('We are open until 5.');
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Buy-gold|Winner|Free money/);
  // A URL in the reply does not become a link.
  expect(mail?.html).not.toContain('href="https://evil');
  expect((await api.get(`/api/staff/complaints/${id}`, staff)).body.data).toMatchObject({ answered: true });
});

test('a reply is dropped when its contact message is deleted before the reply is sent', async () => {
  const id = await contact('Delete me');
  await reply(id, 'Too late', staff);
  await database.deleteFrom('complaints').where('id', '=', id).execute();
  expect(await deliverEmails(api)).toEqual([]);
  expect(
    await database
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'contact reply')
      .where('sent_at', 'is', null)
      .execute(),
  ).toEqual([]);
});

test('a reply is emailed once, even if fifty simultaneous requests send it', async () => {
  const id = await contact('Fifty times');
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => reply(id, 'Once', staff, { read: 1, key: 'key-of-fifty' })),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(await deliverEmails(api)).toHaveLength(1);
});

test('a person at the desk can send only a limited number of replies an hour', async () => {
  const id = await contact('Flood');
  await database
    .insertInto('rate_limits')
    .values(
      (
        await database.selectFrom('audit_entries').select('actor_id').where('action', '=', 'replied').limit(1).execute()
      ).map(({ actor_id }) => ({
        key: `desk messages: ${actor_id}`,
        count: limits.messagesPerHour.desk,
        ends_at: new Date(Date.now() + 60_000).toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: limits.messagesPerHour.desk }))
    .execute();
  expect(await reply(id, 'One more', staff)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});
