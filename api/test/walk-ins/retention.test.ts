import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { daysAgo, removeOldData } from '../support/retention.ts';
import { openTestApp } from '../support/test-app.ts';
import { claim, takeIn, takeInWithEmail } from '../support/walk-ins.ts';

const { api, staff, donor } = await setUpDesk(await openTestApp());
const { database } = api.data;

beforeEach(async () => {
  await deliverEmails(api);
  await removeOldData(api, 'expired');
});

const contact = { location: 'Harbor Street 5', phone: '0123' };
const setAge = (id: string, days: number) =>
  database
    .updateTable('orders')
    .set({ created_at: daysAgo(days) })
    .where('id', '=', id)
    .execute();
const readContact = (id: string) =>
  database
    .selectFrom('orders')
    .select(['location', 'phone', 'search_text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('threat 46: the email of a gift that nobody claimed is deleted when its link expires, and the gift stays', async () => {
  const { id } = await takeInWithEmail(api, staff, 'nobody@example.com');
  expect(await removeOldData(api, 'expired')).toBe(0);
  await database
    .updateTable('claim_links')
    .set({ expires_at: daysAgo(0.01) })
    .execute();
  expect(await removeOldData(api, 'expired')).toBe(1);
  expect(await database.selectFrom('claim_links').selectAll().execute()).toEqual([]);
  expect((await api.get(`/api/staff/orders/${id}`, staff)).body.data.status).toBe('received');
});

test('threat 46: the location, the phone number and the notes of a gift without a donor are removed after 30 days', async () => {
  const [old, recent] = [await takeIn(api, staff, contact), await takeIn(api, staff, contact)];
  const claimed = await takeInWithEmail(api, staff, 'someone@example.com', contact);
  await claim(api, claimed.code, donor);
  for (const { id } of [{ id: old.body.data._id }, claimed])
    await api.send('POST', `/api/staff/orders/${id}/notes`, { text: 'Came with a van' }, staff);
  await setAge(old.body.data._id, 30.1);
  await setAge(recent.body.data._id, 29.9);
  await setAge(claimed.id, 30.1);
  expect(await removeOldData(api, 'expired')).toBe(1);
  const notes = await database.selectFrom('order_notes').select('order_id').execute();
  expect(notes).toEqual([{ order_id: claimed.id }]);
  expect(await readContact(old.body.data._id)).toEqual({
    location: '',
    phone: '',
    search_text: expect.stringMatching(/^ winter coats blankets #\S{13}$/),
  });
  for (const id of [recent.body.data._id, claimed.id]) expect(await readContact(id)).toMatchObject(contact);
});

test('threat 46: notes on a gift that has neither a donor nor contact details are removed after 30 days, including notes written later', async () => {
  const { _id: id } = (await takeIn(api, staff)).body.data;
  const write = (text: string) => api.send('POST', `/api/staff/orders/${id}/notes`, { text }, staff);
  const notes = () => database.selectFrom('order_notes').select('text').where('order_id', '=', id).execute();
  await write('Came with a van');
  expect(await removeOldData(api, 'expired')).toBe(0);
  await setAge(id, 30.1);
  expect(await removeOldData(api, 'expired')).toBe(1);
  await write('Called again');
  expect(await removeOldData(api, 'expired')).toBe(1);
  expect(await notes()).toEqual([]);
});
