import { beforeEach, expect, test } from 'vitest';
import { createLinkCode } from '../../src/handovers/link-code.ts';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus, getOwnOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { tokenSecret } = api.services;

beforeEach(async () => {
  await database.deleteFrom('handovers').execute();
  await database.deleteFrom('outbox').execute();
  await setPlace(api, 'organization-1');
});

const lookUp = (code: string) => api.send('POST', '/api/handover/look', { code });
const answer = (code: string, body: object) => api.send('POST', '/api/handover/answer', { ...body, code });
const emailOf = async (token: string) => (await api.get('/api/profile', token)).body.data.email;

/** Places an order and accepts it with two offered times. `code` is the code in the email that offers them. */
async function offer(token = donor) {
  const times = (await listTimes(api)).slice(0, 2);
  const handover = JSON.stringify({ kind: 'drop-off' });
  const id = await placeOrder('under review', { handover }, token);
  await deliverEmails(api);
  await changeStatus(id, 'accepted', { times });
  const [mail] = await deliverEmails(api);
  const [, code = ''] = /\/handover#([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
  return { id, times, code, mail };
}

test('the link in an email shows the handover, and lets the donor take a time, without a login', async () => {
  const { id, times, code } = await offer();
  const shown = (await lookUp(code)).body.data;
  expect(shown).toEqual({
    number: expect.stringMatching(/^KC-/),
    itemsName: 'Winter coats',
    charity: { _id: 'organization-1', title: 'Organization 1' },
    status: 'accepted',
    handover: { kind: 'drop-off', state: 'offered', preferred: [], offered: times, timeZone: 'UTC' },
  });
  const { status, body } = await answer(code, { action: 'take', time: times[1] });
  expect([status, body.data.handover.agreed.start]).toEqual([200, times[1]]);
  expect((await getOwnOrder(id)).handover.agreed.start).toBe(times[1]);
});

test('with the link in an email, a donor can ask for another time or cancel the handover, as in the profile', async () => {
  const { id, times, code } = await offer();
  await answer(code, { action: 'ask', times: [times[0]] });
  expect((await getOwnOrder(id)).handover).toMatchObject({ state: 'requested', preferred: [times[0]] });
  await api.send('PUT', `/api/staff/orders/${id}/handover`, { action: 'offer' }, staff);
  expect((await answer(code, { action: 'cancel' })).status).toBe(200);
  expect((await getOwnOrder(id)).handover.state).toBe('cancelled');
});

test('threat 56: looking up the handover of a link changes nothing', async () => {
  const { id, code } = await offer();
  const before = await database.selectFrom('handovers').selectAll().where('order_id', '=', id).execute();
  expect((await api.get(`/api/handover/look?code=${code}`)).status).toBe(404);
  for (const _ of [1, 2]) expect((await lookUp(code)).status).toBe(200);
  expect(await database.selectFrom('handovers').selectAll().where('order_id', '=', id).execute()).toEqual(before);
});

test('threat 56: the code of a handover link is refused when altered, guessed, expired, or signed with another secret or for another address', async () => {
  const { id, code } = await offer();
  const email = await emailOf(donor);
  const now = new Date();
  const longAgo = new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000);
  const altered = [...code].map((_, index) => {
    const other = code[index] === 'A' ? 'B' : 'A';
    return code.slice(0, index) + other + code.slice(index + 1);
  });
  const wrong = [
    ...altered,
    '',
    'x',
    'A'.repeat(48),
    `${code}A`,
    code.slice(0, -1),
    createLinkCode(tokenSecret, id, email, longAgo),
    createLinkCode(`${tokenSecret}x`, id, email, now),
    createLinkCode(tokenSecret, id, 'someone@example.com', now),
    createLinkCode(tokenSecret, crypto.randomUUID(), email, now),
  ];
  expect((await lookUp(createLinkCode(tokenSecret, id, email, now))).status).toBe(200);
  for (const text of wrong) {
    const { status } = await lookUp(text);
    expect([400, 410]).toContain(status);
    expect([400, 410]).toContain((await answer(text, { action: 'cancel' })).status);
  }
  expect((await getOwnOrder(id)).handover.state).toBe('offered');
});

test('threat 56: the code of a handover link works only for its order, and only while the donor is not blocked and has the same email', async () => {
  const token = await api.signUp();
  const { code } = await offer(token);
  const other = await offer(token);
  await answer(code, { action: 'cancel' });
  expect((await getOwnOrder(other.id, token)).handover.state).toBe('offered');
  const email = await emailOf(token);
  const set = (changes: object) => database.updateTable('users').set(changes).where('email', '=', email).execute();
  await set({ blocked_at: new Date().toISOString() });
  expect((await lookUp(code)).status).toBe(410);
  await set({ blocked_at: null });
  expect((await lookUp(code)).status).toBe(200);
  await set({ email: 'moved@example.com' });
  expect(await lookUp(code)).toMatchObject({ status: 410, body: { code: 'link_invalid' } });
});

test('threat 56: neither the outbox nor a calendar entry contains the code of a handover link', async () => {
  const { id, times, code } = await offer();
  await api.send('PUT', `/api/order/${id}/handover`, { action: 'take', time: times[0] }, donor);
  const payloads = await database.selectFrom('outbox').select('payload').execute();
  const [mail] = await deliverEmails(api);
  expect(JSON.stringify([payloads, mail?.calendar])).not.toContain(code.slice(0, 20));
  expect(mail?.calendar?.url).toBe('https://give.example.com/profile');
});

test('the handover link of a declined order still shows the order, but can no longer change its handover', async () => {
  const { id, times, code } = await offer();
  await changeStatus(id, 'declined');
  expect((await lookUp(code)).body.data.status).toBe('declined');
  expect((await answer(code, { action: 'take', time: times[0] })).status).toBe(409);
});
