import { messages } from '@kindcrate/contract/messages';
import { beforeAll, expect, test } from 'vitest';
import { countStored, createDonation, donate, sendForm } from '../support/donations.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let token: string;

beforeAll(async () => {
  token = await api.signUp();
});

const ordersOf = async (donor: string) => (await api.get('/api/profile', donor)).body.data.orders;

test('a donation is stored as an order that the profile lists', async () => {
  const donor = await api.signUp();
  const { status, body } = await donate(api, donor, { itemsName: ' Wool blankets ', quantity: '12' });
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    message: 'Your Donation was sent successfully!',
    data: { _id: expect.any(String), status: 'submitted' },
  });
  const image = { url: expect.any(String), thumbnailUrl: expect.any(String), width: 64, height: 48, alt: '' };
  expect(await ordersOf(donor)).toEqual([
    {
      _id: body.data._id,
      itemsName: 'Wool blankets',
      location: 'Harbor Street 4',
      charity: { _id: 'organization-1', title: 'Organization 1' },
      quantity: 12,
      phone: '0123 456',
      status: 'submitted',
      image,
      items: [{ _id: expect.any(String), name: 'Wool blankets', quantity: 12, photos: [image] }],
      createdAt: expect.any(String),
      history: [{ status: 'submitted', at: expect.any(String) }],
      canCancel: true,
      coins: 0,
    },
  ]);
});

test('a donation adds a history entry and an outbox message together with its order', async () => {
  const { body } = await donate(api, token);
  const events = await api.data.database
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', body.data._id)
    .execute();
  expect(events).toMatchObject([{ status: 'submitted', reason: null }]);
  const outbox = await api.data.database
    .selectFrom('outbox')
    .selectAll()
    .where('payload', 'like', `%${body.data._id}%`)
    .execute();
  expect(outbox).toMatchObject([{ kind: 'order status', sent_at: null }]);
});

test('the profile lists the newest order first', async () => {
  const donor = await api.signUp();
  for (const itemsName of ['first', 'second', 'third']) await donate(api, donor, { itemsName });
  expect((await ordersOf(donor)).map((order: { itemsName: string }) => order.itemsName)).toEqual([
    'third',
    'second',
    'first',
  ]);
});

test('a donation without a token is refused, and no file is stored', async () => {
  const storedBefore = await countStored(api);
  expect(await donate(api, undefined)).toMatchObject({ status: 401, body: { success: false, code: 'unauthorized' } });
  expect(await countStored(api)).toEqual(storedBefore);
});

const invalidDonations = [
  ['a quantity of 0', { quantity: '0' }, { quantity: messages.quantity }],
  ['a quantity of -1', { quantity: '-1' }, { quantity: messages.quantity }],
  ['a quantity of 1.5', { quantity: '1.5' }, { quantity: messages.quantity }],
  ['a quantity of 1e99', { quantity: '1e99' }, { quantity: messages.quantity }],
  ['a quantity in words', { quantity: 'many' }, { quantity: messages.quantity }],
  ['a missing quantity', { quantity: undefined }, { quantity: messages.required('Quantity') }],
  ['an unknown charity', { charity: 'unknown' }, { charity: messages.unknownCharity }],
  ['no photo', { image: undefined }, { image: messages.image }],
  ['text instead of a photo', { image: 'photo.jpg' }, { image: messages.image }],
  ['an empty name', { itemsName: '  ' }, { itemsName: messages.required('Items Name') }],
  ['a name that is too long', { itemsName: 'x'.repeat(201) }, { itemsName: messages.tooLong('Items Name', 200) }],
  ['a NUL byte', { location: 'a\0b' }, { location: messages.badCharacter('Location') }],
] as const;

test.each(invalidDonations)('a donation with %s is refused and stores nothing', async (_name, changes, fields) => {
  const storedBefore = await countStored(api);
  const reply = await donate(api, token, changes);
  expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'invalid_fields', fields } });
  expect(Object.keys(reply.body.fields)).toEqual(Object.keys(fields));
  expect(await countStored(api)).toEqual(storedBefore);
});

test('the error reply to an invalid donation lists every invalid field, including the photo', async () => {
  const { status, body } = await sendForm(
    api,
    'POST',
    '/api/order/donataionorder',
    { quantity: '0', image: Buffer.from('text') },
    token,
  );
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['charity', 'image', 'itemsName', 'location', 'phone', 'quantity']);
  expect(body.fields.image).toMatch(/isn’t a JPEG, HEIC, PNG, WebP, AVIF or GIF/);
});

test('a donation that is not sent as a form is refused', async () => {
  for (const type of ['application/json', 'text/plain', undefined]) {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    const request = { method: 'POST', url: '/api/order/donataionorder', headers, payload: '{}' } as const;
    expect(await inject(api.app, request)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type', message: expect.stringContaining('only a form') },
    });
  }
});

test("threat 15: the profile shows no other donor's orders", async () => {
  const donor = await api.signUp();
  const otherDonor = await api.signUp();
  await donate(api, donor);
  expect(await ordersOf(otherDonor)).toEqual([]);
});

test('threat 16: status, _id, coins and owner in a donation form are ignored', async () => {
  const donor = await api.signUp();
  const form = { _id: 'mine', status: 'completed', coins: '999', user_id: 'staff', createdAt: '1970-01-01' };
  const { body } = await donate(api, donor, form);
  expect(body.data._id).not.toBe('mine');
  expect(await ordersOf(donor)).toMatchObject([{ status: 'submitted', createdAt: expect.stringMatching(/^20/) }]);
  expect((await api.get('/api/profile', donor)).body.data.coins).toBe(0);
});

test('threat 21: SQL, markup and templates in a donation are stored as plain text', async () => {
  const donor = await api.signUp();
  const injection = `'; DROP TABLE orders; -- <script>alert(1)</script> \${7*7} {{7*7}}`;
  await donate(api, donor, { itemsName: injection, location: injection, phone: injection });
  expect(await ordersOf(donor)).toMatchObject([{ itemsName: injection, location: injection, phone: injection }]);
  for (const itemsName of ['a\r\nSet-Cookie: a=b', 'a\u202eb']) {
    expect((await donate(api, donor, { itemsName })).body.fields).toEqual({
      itemsName: messages.badCharacter('Items Name'),
    });
  }
  expect((await donate(api, donor, { charity: "' OR 1=1 --" })).body.fields).toEqual({
    charity: messages.unknownCharity,
  });
});

test('threat 25: a donation with a duplicate file or field is refused', async () => {
  const storedBefore = await countStored(api);
  for (const name of ['image', 'quantity']) {
    const form = new FormData();
    for (const [field, value] of Object.entries(await createDonation())) {
      const part = value instanceof Buffer ? new Blob([new Uint8Array(value)]) : String(value);
      for (const copy of field === name ? [part, part] : [part]) form.append(field, copy as string);
    }
    const reply = await inject(api.app, {
      method: 'POST',
      url: '/api/order/donataionorder',
      headers: { authorization: `Bearer ${token}` },
      payload: form,
    });
    expect([400, 413]).toContain(reply.status);
    expect(reply.body).toMatchObject({ success: false, message: expect.any(String) });
  }
  expect(await countStored(api)).toEqual(storedBefore);
});

const formType = 'multipart/form-data; boundary=b';
const part = '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';
const malformedForms = [
  ['without a closing boundary', formType, `${part}bytes`],
  ['without a boundary', 'multipart/form-data', `${part}bytes\r\n--b--\r\n`],
  ['with a wrong boundary', 'multipart/form-data; boundary=other', `${part}bytes\r\n--b--\r\n`],
  ['with a part without a name', formType, '--b\r\ncontent-disposition: form-data\r\n\r\nbytes\r\n--b--\r\n'],
  [
    'with __proto__ as a field',
    formType,
    '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  ],
  ['that is empty', formType, ''],
  ['that contains only binary data', formType, '\0\x01\x02\xff'.repeat(500)],
];

test.each(malformedForms)('threat 25: a donation form %s is refused', async (_name, type, payload) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const reply = await inject(api.app, { method: 'POST', url: '/api/order/donataionorder', headers, payload });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ success: false, message: expect.any(String), code: expect.any(String) });
});
