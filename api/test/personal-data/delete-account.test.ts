import { deleteAccountEndpoint } from '@kindcrate/contract/personal-data';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { userIdOf } from '../support/log-in.ts';
import { addPartner } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { confirmEmailOf, createRegistration, openTestApp, password } from '../support/test-app.ts';
import { addBusyDonor, email, findInDatabase, traces } from './busy-donor.ts';

const api = await openTestApp();
const { database } = api.data;
const desk = await setUpDesk(api);
const partner = await addPartner(api);
const deleteOwnAccount = (token: string, body: object = {}) => api.send('POST', '/api/profile/delete', body, token);

const sumLedger = async () =>
  Number(
    (
      await database
        .selectFrom('coin_entries')
        .select(({ fn }) => fn.sum('amount').as('sum'))
        .executeTakeFirstOrThrow()
    ).sum,
  );
const countRows = async (
  table: 'orders' | 'coin_entries' | 'audit_entries' | 'order_events' | 'redemptions' | 'users',
) =>
  Number(
    (
      await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const countAll = async () => ({
  orders: await countRows('orders'),
  entries: await countRows('coin_entries'),
  audit: await countRows('audit_entries'),
  redemptions: await countRows('redemptions'),
  users: await countRows('users'),
  ledger: await sumLedger(),
});
const statusOf = async (id: string) =>
  (await database.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const listFiles = () => Array.fromAsync(api.data.images.list());

test('threat 46: nothing about a deleted donor is left in any table or image file, and the ledger, orders and audit log still add up', async () => {
  const donor = await addBusyDonor(desk, partner);
  expect(await findInDatabase(api, traces)).not.toEqual([]);
  const before = await countAll();
  const fileCountBefore = (await listFiles()).length;

  expect(await deleteOwnAccount(donor.token)).toMatchObject({
    status: 400,
    body: { code: 'invalid_fields', fields: { openOrders: expect.any(String) } },
  });
  const reply = await deleteOwnAccount(donor.token, { openOrders: 'cancel' });
  expect(deleteAccountEndpoint.reply.is(reply.body)).toBe(true);
  expect([reply.status, reply.body.message]).toEqual([
    200,
    'Your account has been deleted. Thank you for everything you gave!',
  ]);

  const outbox = database.selectFrom('outbox').select(['kind', 'payload']).where('sent_at', 'is', null);
  const farewells = (await outbox.execute()).filter(({ kind }) => kind === 'account deleted');
  expect(farewells).toEqual([{ kind: 'account deleted', payload: JSON.stringify({ email, openOrders: 0 }) }]);
  const emails = (await deliverEmails(api)).filter(({ to }) => to.address.toLowerCase() === email.toLowerCase());
  expect(emails).toMatchObject([{ to: { name: '' }, subject: 'Your Kindcrate account has been deleted' }]);
  expect(emails[0]?.text).not.toMatch(/still under way|Zenobia/);

  expect(await findInDatabase(api, traces)).toEqual([]);
  expect(await countAll()).toEqual(before);
  for (const id of [donor.orders.submitted, donor.orders.accepted]) expect(await statusOf(id)).toBe('cancelled');
  // There were nine photos with two files each: six belonged to the four orders, one to an outcome, one to the profile, and one
  // was a waiting photo. The orders now share one placeholder photo, which has two files as well.
  expect((await listFiles()).length).toBe(fileCountBefore - 18 + 2);
  expect((await api.get(donor.photo)).status).toBe(404);
  expect((await api.get(`/api/receipt/${donor.receipt}`)).body.data).toMatchObject({
    itemsName: 'Removed',
    quantity: 3,
  });
  expect((await api.get('/api/profile', donor.token)).status).toBe(401);

  const { result } = (await api.get('/api/staff/audit', desk.staff)).body;
  const { _id, ...entry } = result.find(
    ({ subject }: { subject: { _id: string } }) => subject._id === donor.orders.declined,
  );
  expect(entry).toMatchObject({ action: 'moved', detail: 'submitted → declined', subject: { title: 'Removed' } });
  const events = database.selectFrom('security_events').selectAll().where('account_id', '=', donor.id);
  expect((await events.execute()).map(({ kind }) => kind)).toContain('account deleted');
});

test('threat 46: the email of a deleted account can be registered again, and its new account gets nothing from the old one', async () => {
  const old = await api.signUp('again@example.com');
  await desk.placeOrder('received', undefined, old);
  expect((await deleteOwnAccount(old)).status).toBe(200);
  expect((await api.send('POST', '/api/Login', { email: 'again@example.com', password })).status).toBe(401);
  await deliverEmails(api);
  await api.send('POST', '/api/register', createRegistration({ email: 'again@example.com' }));
  expect((await deliverEmails(api)).map(({ subject }) => subject)).toEqual(['Confirm your email']);
  await confirmEmailOf(database, 'again@example.com');
  const { token } = (await api.send('POST', '/api/Login', { email: 'again@example.com', password })).body;
  expect(userIdOf(token)).not.toBe(userIdOf(old));
  expect((await api.get('/api/profile', token)).body.data).toMatchObject({ coins: 0, orders: [] });
});

test("threat 46: an open order that outlives its donor's account keeps the details needed to finish it, and loses them when they are no longer needed", async () => {
  const token = await api.signUp('finish@example.com');
  const form = { itemsName: 'Quilts', location: 'Farewell Road 5', phone: '05551234567' };
  const id = await desk.placeOrder('accepted', form, token);
  const other = await desk.placeOrder('submitted', form, token);
  await deleteOwnAccount(token, { openOrders: 'finish' });
  const [mail] = (await deliverEmails(api)).filter(({ to }) => to.address === 'finish@example.com');
  expect(mail?.text).toContain('2 donations are still under way.');

  const order = (await api.get(`/api/staff/orders/${id}`, desk.staff)).body.data;
  expect(order).toMatchObject({ ...form, donor: { username: 'Deleted account', email: '' } });
  expect((await api.get(order.image.url)).status).toBe(200);
  const ledger = await sumLedger();
  const received = await desk.changeStatus(id, 'received', { reason: 'The key of Farewell Road 5 is under the mat' });
  expect(received.body.data).toMatchObject({ status: 'received', itemsName: 'Removed', location: '', phone: '' });
  expect((await api.get(order.image.url)).status).toBe(404);
  expect(await sumLedger()).toBe(ledger + 13);
  expect(await findInDatabase(api, ['under the mat'])).toEqual([]);
  await desk.changeStatus(id, 'declined', { reason: 'Moths of Farewell Road 5' });
  expect(await sumLedger()).toBe(ledger);
  await desk.changeStatus(other, 'declined', { reason: 'No room in Farewell Road 5' });
  expect(await findInDatabase(api, ['farewell road', 'quilts', '05551234567'])).toEqual([]);
  expect(await deliverEmails(api)).toEqual([]);
});

test('threat 46: deleting an account whose email is not confirmed neither deletes what the owner of the email wrote nor resets a limit', async () => {
  const registration = createRegistration({ email: 'owner@example.com' });
  await api.send('POST', '/api/complaints/contact', { name: 'Owner', email: 'owner@example.com', message: 'Mine' });
  for (let attempt = 1; attempt <= 5; attempt++) {
    await api.send('POST', '/api/register', registration);
    const { token } = (await api.send('POST', '/api/Login', { email: 'owner@example.com', password })).body;
    expect((await deleteOwnAccount(token)).status).toBe(200);
  }
  const messages = database.selectFrom('complaints').select('message').where('email', '=', 'owner@example.com');
  expect(await messages.execute()).toEqual([{ message: 'Mine' }]);
  // No confirmation is sent, because each account was deleted before its confirmation email was written. The requests still
  // count: an address gets three confirmations an hour, no matter how many accounts request them.
  expect(await deliverEmails(api)).toEqual([]);
  const counter = database
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', 'confirmations: owner@example.com');
  expect((await counter.executeTakeFirstOrThrow()).count).toBeGreaterThanOrEqual(3);
});

test('threat 40: an account is deleted only after a recent login, and only with its own token', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const old = new Date(Date.now() - 11 * 60_000).toISOString();
  await database.updateTable('sessions').set({ confirmed_at: old }).where('user_id', '=', donor.id).execute();
  expect(await deleteOwnAccount(donor.token)).toMatchObject({ status: 403, body: { code: 'password_required' } });
  await api.send('POST', '/api/password/check', { password }, donor.token);
  for (const body of [{ openOrders: 'keep' }, { openOrders: null }, { openOrders: ['cancel'] }, [], 'x'])
    expect((await deleteOwnAccount(donor.token, body as object)).status).toBe(400);
  expect((await api.send('POST', '/api/profile/delete', {})).status).toBe(401);
  expect((await deleteOwnAccount(donor.token)).status).toBe(200);
  expect((await deleteOwnAccount(donor.token)).status).toBe(401);
});
