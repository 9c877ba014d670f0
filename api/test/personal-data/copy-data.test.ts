import { orderNumber } from '@kindcrate/contract/order-number';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { addMissingItems } from '../support/order-items.ts';
import { setPlace } from '../support/places.ts';
import { addPartner } from '../support/redemptions.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { bearer, createRegistration, openTestApp, password } from '../support/test-app.ts';
import { addBusyDonor, type BusyDonor, email } from './busy-donor.ts';

const api = await openTestApp();
const { database } = api.data;
const desk = await setUpDesk(api);

async function download(token: string, url = '/api/profile/export') {
  const reply = await api.app.inject({ method: 'GET', url, headers: bearer(token) });
  const files = reply.statusCode === 200 ? unzipSync(reply.rawPayload) : {};
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { reply, names: Object.keys(files), files, read };
}

describe('a copy of the data of a donor who used every feature', () => {
  let donor: BusyDonor;
  let copy: Awaited<ReturnType<typeof download>>;
  beforeAll(async () => {
    donor = await addBusyDonor(desk, await addPartner(api));
    copy = await download(donor.token);
  });

  test('is a ZIP file that no cache keeps, with data, receipts and photos', () => {
    const { headers, statusCode } = copy.reply;
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="kindcrate-data-\d{4}-\d\d-\d\d\.zip"$/);
    const data = JSON.parse(copy.read('data.json'));
    const completed = orderNumber(donor.orders.completed);
    const photos = [
      ...Object.values(donor.orders).map((id) => `photos/${orderNumber(id)}.webp`),
      `photos/${completed}-2.webp`,
      `photos/${completed}-3.webp`,
      `photos/${completed}-outcome.webp`,
      data.waitingPhotos[0].photo,
    ];
    const receipt = `receipts/${completed}.txt`;
    expect(copy.names.sort()).toEqual(['README.txt', 'data.json', 'photos/profile.webp', ...photos, receipt].sort());
    for (const photo of photos) expect(strFromU8(copy.files[photo]?.subarray(8, 12) ?? new Uint8Array())).toBe('WEBP');
    expect(copy.read(receipt)).toMatch(
      /Coats of Zenobia and Boots of Zenobia\r\nIn detail: {4}Coats of Zenobia: 1 piece, Boots of Zenobia: 2 pieces\r\n[\s\S]*Pieces: {7}3\r\n[\s\S]*Given by: {5}Zenobia\r\n[\s\S]*\/receipt\//,
    );
    expect(copy.read('README.txt')).toMatch(/data\.json/);
  });

  test('contains everything that is stored about the donor', () => {
    const data = JSON.parse(copy.read('data.json'));
    expect(data.account).toMatchObject({ id: donor.id, username: 'Zenobia', email, phone: '07771234567' });
    expect(data.account).toMatchObject({ agreedToVersion: '2026-11-22', photo: 'photos/profile.webp' });
    expect(data.orders).toHaveLength(4);
    const completed = data.orders.find(({ _id }: { _id: string }) => _id === donor.orders.completed);
    expect(completed).toMatchObject({ location: 'Nightingale Lane 77', coins: 13, photo: expect.any(String) });
    const file = completed.photo.replace('.webp', '');
    expect(completed.items).toMatchObject([
      { name: 'Coats of Zenobia', quantity: 1, condition: 'good', photos: [`${file}.webp`, `${file}-2.webp`] },
      { name: 'Boots of Zenobia', quantity: 2, receivedQuantity: 2, photos: [`${file}-3.webp`] },
    ]);
    expect(completed.outcome).toMatchObject({
      line: 'Zenobia made someone warm',
      photo: `${file}-outcome.webp`,
      donorConsents: true,
    });
    expect(completed.history.map(({ status }: { status: string }) => status)).toContain('received');
    expect(data.coins.balance).toBe(11);
    expect(data.coinEntries.map(({ amount }: { amount: number }) => amount).sort()).toEqual([-2, 13].sort());
    expect(data.payments).toMatchObject([
      { amount: 12_300, currency: 'EGP', status: 'accepted', paidAt: expect.any(String) },
    ]);
    expect(data.follows).toMatchObject([
      { organization: 'Organization 1', followedAt: expect.any(String) },
      { organization: 'Organization 1', need: 'Winter coats, adult' },
    ]);
    expect(data.requestsForCoins).toHaveLength(2);
    expect(data.logins.length).toBeGreaterThan(1);
    expect(data.authenticatorApps).toHaveLength(1);
    expect(data.messages).toMatchObject([
      {
        subject: 'My coats',
        message: 'It is Zenobia',
        replies: [{ from: 'desk', text: 'Dear Zenobia, we will look' }],
      },
    ]);
    expect(completed.messages).toMatchObject([
      { from: 'you', text: 'Best wishes from Zenobia' },
      { from: 'desk', text: 'Thank you, Zenobia' },
    ]);
    expect(data.invitations).toMatchObject([
      { role: 'partner', email },
      { role: 'volunteer', email },
    ]);
    expect(data.doneByStaff.map(({ detail }: { detail: string }) => detail)).toContain('Zenobia was rude');
    expect(data.internalNotes).toEqual([
      { order: orderNumber(donor.orders.declined), text: 'Zenobia called twice', at: expect.any(String) },
    ]);
    expect(data.securityLog.map(({ kind }: { kind: string }) => kind)).toContain('second factor added');
  });

  test('contains no secrets', async () => {
    const text = copy.read('data.json');
    const user = await database.selectFrom('users').selectAll().where('id', '=', donor.id).executeTakeFirstOrThrow();
    const { secret } = await database
      .selectFrom('authenticators')
      .selectAll()
      .where('user_id', '=', donor.id)
      .executeTakeFirstOrThrow();
    for (const hidden of [user.password_hash, secret, '$argon2', 'signature=']) expect(text).not.toContain(hidden);
  });
});

describe('a copy of data', () => {
  let donor: Person;
  beforeAll(async () => {
    donor = await signUpWithRole(api, 'donor');
  });

  test('of a new account has empty lists', async () => {
    const { names, read } = await download(donor.token);
    expect(names).toEqual(['README.txt', 'data.json']);
    expect(JSON.parse(read('data.json'))).toMatchObject({
      orders: [],
      coins: { balance: 0 },
      coinEntries: [],
      messages: [],
    });
  });

  test('threat 46: contains no messages from an address that nobody confirmed', async () => {
    await api.send('POST', '/api/complaints/contact', { name: 'Owner', email: 'mine@example.com', message: 'Mine' });
    await api.send('POST', '/api/register', createRegistration({ email: 'mine@example.com' }));
    const { token } = (await api.send('POST', '/api/Login', { email: 'mine@example.com', password })).body;
    expect(JSON.parse((await download(token)).read('data.json')).messages).toEqual([]);
  });

  test('threat 40: requires a recent login', async () => {
    const person = await signUpWithRole(api, 'donor');
    const old = new Date(Date.now() - 11 * 60_000).toISOString();
    await database.updateTable('sessions').set({ confirmed_at: old }).where('user_id', '=', person.id).execute();
    expect((await download(person.token)).reply.json()).toMatchObject({ code: 'password_required' });
    await api.send('POST', '/api/password/check', { password }, person.token);
    expect((await download(person.token)).reply.statusCode).toBe(200);
  });

  test('can be downloaded only five times an hour, even if all the requests arrive simultaneously', async () => {
    const person = await signUpWithRole(api, 'donor');
    const replies = await Promise.all(Array.from({ length: 50 }, () => api.get('/api/profile/export', person.token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    const events = database.selectFrom('security_events').select('kind').where('account_id', '=', person.id);
    expect((await events.execute()).map(({ kind }) => kind)).toEqual(Array(5).fill('data copied'));
    // A HEAD request would use up one of the five downloads without returning the file.
    expect(
      (await api.app.inject({ method: 'HEAD', url: '/api/profile/export', headers: bearer(person.token) })).statusCode,
    ).toBe(404);
  });

  test('contains the handover of a donation, with the address and the remark for the person who collects it', async () => {
    await setPlace(api, 'organization-1');
    const person = await signUpWithRole(api, 'donor');
    const address = { street: 'Mill Lane', number: '12', postalCode: 'LS2 7EY', city: 'Leeds', remark: 'Ring at Lind' };
    const handover = JSON.stringify({ kind: 'collection', address });
    await desk.placeOrder('submitted', { handover }, person.token);
    const { orders } = JSON.parse((await download(person.token)).read('data.json'));
    expect(orders[0].handover).toMatchObject({ kind: 'collection', state: 'requested', address });
  });

  test('is complete even if it has more orders than are read at a time, and deleting the account removes the personal data of each order', async () => {
    const person = await signUpWithRole(api, 'donor');
    const id = await desk.placeOrder('submitted', undefined, person.token);
    const order = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1_100 }, (_, index) => ({ ...order, id: `${index}-${order.id}` }));
    for (let start = 0; start < copies.length; start += 100)
      await database
        .insertInto('orders')
        .values(copies.slice(start, start + 100))
        .execute();
    await addMissingItems(database);
    const { orders } = JSON.parse((await download(person.token)).read('data.json'));
    expect(new Set(orders.map(({ _id }: { _id: string }) => _id)).size).toBe(1_101);
    expect((await api.send('POST', '/api/profile/delete', { openOrders: 'cancel' }, person.token)).status).toBe(200);
    const left = await database
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', person.id)
      .where('items_name', '<>', 'Removed')
      .execute();
    expect(left).toEqual([]);
  });
});
