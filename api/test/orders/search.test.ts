import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { userIdOf } from '../support/log-in.ts';
import { addPhoto, severalItems } from '../support/order-items.ts';
import { recordStatements } from '../support/record-statements.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';
import { claim, takeInWithEmail } from '../support/walk-ins.ts';

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

const find = async (q: string): Promise<string[]> =>
  (await api.get(`/api/staff/orders?${new URLSearchParams({ q })}`, staff)).body.result.map(
    ({ _id }: { _id: string }) => _id,
  );
const rename = (username: string) => api.send('PUT', '/api/profile/update', { username }, donor);

let donor: string;
beforeEach(async () => {
  donor = await api.signUp();
});

test.each(['01010696872', '0101 069 6872', '+20 101 069 6872', '6872'])(
  'a search for the phone number %s finds the orders with that number',
  async (q) => {
    const id = await placeOrder('submitted', { phone: '01010696872' }, donor);
    await placeOrder('submitted', { phone: '01010691111' }, donor);
    expect(await find(q)).toContain(id);
    for (const found of await find(q)) {
      const { body } = await api.get(`/api/staff/orders/${found}`, staff);
      expect(body.data.phone).toBe('01010696872');
    }
  },
);

test('a search finds an order with several items by the name of each item', async () => {
  const photos = [await addPhoto(api, donor)];
  const items = [
    { name: 'Samovar', quantity: 1, photos },
    { name: 'Café chairs', quantity: 4 },
  ];
  const id = await placeOrder('submitted', severalItems(items), donor);
  for (const q of ['samovar', 'cafe', 'chairs samovar']) expect(await find(q)).toEqual([id]);
});

test('a search finds orders by the new name of their donor and no longer by the former one', async () => {
  await rename('Wilhelmina');
  const id = await placeOrder('submitted', {}, donor);
  expect(await find('wilhelmina coats')).toEqual([id]);
  await rename('Élodie');
  expect(await find('elodie coats')).toEqual([id]);
  expect(await find('wilhelmina')).toEqual([]);
});

test('a search finds a walk-in without a donor by its items and contact details and, once it is claimed, also by the name of its donor', async () => {
  const contact = { location: 'Wharf 9', phone: '01098765432' };
  const items = [{ name: 'Gramophone', quantity: 1 }];
  const { id, code } = await takeInWithEmail(api, staff, 'brought@example.com', { ...contact, items });
  for (const q of ['gramophone', 'wharf gramophone', '0109 876 5432']) expect(await find(q)).toEqual([id]);
  await rename('Leontyne');
  expect(await find('leontyne')).toEqual([]);
  expect((await claim(api, code, donor)).status).toBe(200);
  for (const q of ['gramophone', 'leontyne gramophone', '5432 leontyne']) expect(await find(q)).toEqual([id]);
});

test("after fifty concurrent changes of a donor's name, a search finds their order by exactly one of the names", async () => {
  const id = await placeOrder('submitted', {}, donor);
  const names = Array.from({ length: 50 }, (_, number) => `Racer${number}x`);
  const replies = await Promise.all(names.map(rename));
  expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
  const { username } = await database
    .selectFrom('users')
    .select('username')
    .where('id', '=', userIdOf(donor))
    .executeTakeFirstOrThrow();
  for (const name of names) expect([name, await find(name)]).toEqual([name, name === username ? [id] : []]);
});

test('threat 46: a search finds the order of a deleted account only by its order number', async () => {
  await rename('Zenobia');
  const id = await placeOrder('declined', { itemsName: 'Theremin', location: 'Quay 7', phone: '0777 88' }, donor);
  for (const q of ['zenobia', 'theremin', 'quay', '0777 88']) expect(await find(q)).toEqual([id]);
  expect((await api.send('POST', '/api/profile/delete', { openOrders: 'cancel' }, donor)).status).toBe(200);
  for (const q of ['zenobia', 'theremin', 'quay', '0777 88']) expect([q, await find(q)]).toEqual([q, []]);
  expect(await find(id.slice(9, 13))).toEqual([id]);
  expect(await database.selectFrom('user_words').selectAll().where('user_id', '=', userIdOf(donor)).execute()).toEqual(
    [],
  );
});

test("threat 44: a search of orders does not reveal the phone number of a donor's account", async () => {
  const id = await placeOrder('submitted', { itemsName: 'Zither', phone: '05555555555' }, donor);
  const { phone } = await database
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userIdOf(donor))
    .executeTakeFirstOrThrow();
  expect(phone).not.toBe('05555555555');
  for (const q of [phone, phone.slice(0, 5), phone.slice(-4)]) expect(await find(`zither ${q}`)).toEqual([]);
  expect(await find('zither 05555555555')).toEqual([id]);
});

test("threat 44: a volunteer's search finds their organization's orders, and runs the same statements whether or not other organizations have a match", async () => {
  const { token } = await signUpWithRole(api, 'volunteer', 'organization-1');
  await rename('Ottoline');
  const own = await placeOrder('submitted', { itemsName: 'Harmonium' }, donor);
  await placeOrder('submitted', { itemsName: 'Celesta', charity: 'organization-2' }, donor);
  const search = async (q: string) => {
    const statements = recordStatements(database);
    const { result } = (await api.get(`/api/staff/orders?${new URLSearchParams({ q })}`, token)).body;
    return { ids: result.map(({ _id }: { _id: string }) => _id), statements: statements.stop() };
  };
  expect((await search('harmonium ottoline')).ids).toEqual([own]);
  const present = await search('celesta coat coat');
  const absent = await search('nothing coat coat');
  expect([present.ids, absent.ids]).toEqual([[], []]);
  expect(present.statements.length).toBeGreaterThan(0);
  expect(present.statements).toEqual(absent.statements);
  expect(present.statements.filter((statement) => /from "(order|user)_words"[^)]*union/.test(statement))).toEqual([]);
});
