import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { daysAgo, removeOldData } from '../support/retention.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp, password } from '../support/test-app.ts';
import { createThreadRequests } from '../support/threads.ts';

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { write, reply, contact, update, view } = createThreadRequests(api);
const countMessages = async (id: string) =>
  (await database.selectFrom('thread_messages').select('id').where('thread_id', '=', id).execute()).length;

const deleteAccount = async (token: string) => {
  await api.send('POST', '/api/password/check', { password }, token);
  return api.send('POST', '/api/profile/delete', { openOrders: 'finish' }, token);
};

test('deleting an account deletes the threads about its orders, even those about orders that are still to be completed', async () => {
  const person = await api.signUp();
  const [open, ended] = [
    await placeOrder('accepted', undefined, person),
    await placeOrder('declined', undefined, person),
  ];
  for (const id of [open, ended]) {
    await write(id, 'Personal', person);
    await reply(id, 'Also personal', staff, { read: 1 });
  }
  expect((await deleteAccount(person)).status).toBe(200);
  for (const id of [open, ended]) {
    expect(await countMessages(id)).toBe(0);
    expect((await view(id, staff)).body.data).toMatchObject({ canReply: false, messages: [] });
    expect(await reply(id, 'Hello?', staff)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  expect((await deliverEmails(api)).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/replied/));
});

test('deleting the account of a person at the desk keeps their messages without their name, and assigns their threads to nobody', async () => {
  const colleague = await signUpWithRole(api, 'staff');
  const id = await contact('Who are you?');
  await reply(id, 'Someone', colleague.token, { read: 1 });
  await update(id, { mine: true }, colleague.token);
  expect((await deleteAccount(colleague.token)).status).toBe(200);
  const { assignee, messages } = (await view(id, staff)).body.data;
  expect(assignee).toBe(null);
  expect(messages[1]).toMatchObject({ text: 'Someone', fromDesk: true, by: null });
});

test('threads are deleted a year after their last message, and contact messages are deleted together with the replies to them', async () => {
  const person = await api.signUp();
  const [recent, old] = [
    await placeOrder('submitted', undefined, person),
    await placeOrder('submitted', undefined, person),
  ];
  const [answeredLate, answered] = [await contact('Answered late'), await contact('Answered long ago')];
  for (const id of [recent, old]) await write(id, 'Hello', person);
  for (const id of [answeredLate, answered]) await reply(id, 'Hello', staff, { read: 1 });
  const setAge = (id: string, days: number) =>
    database
      .updateTable('threads')
      .set({ last_at: daysAgo(days) })
      .where('id', '=', id)
      .execute();
  await setAge(recent, 364.9);
  await setAge(old, 365.1);
  await setAge(answeredLate, 364.9);
  await setAge(answered, 365.1);
  for (const id of [answeredLate, answered])
    await database
      .updateTable('complaints')
      .set({ created_at: daysAgo(500), answered_at: daysAgo(400) })
      .where('id', '=', id)
      .execute();
  expect([await removeOldData(api, 'threads'), await removeOldData(api, 'messages')]).toEqual([1, 1]);
  expect(await Promise.all([recent, old, answeredLate, answered].map(countMessages))).toEqual([1, 0, 1, 0]);
});
