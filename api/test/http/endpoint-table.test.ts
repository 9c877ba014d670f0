import { describe, expect, test } from 'vitest';
import { createDonation, type FormFields, sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { openTestApp, password, type TestReply } from '../support/test-app.ts';

const api = await openTestApp();
const token = await api.signUp('caller@example.com');

const image = { url: expect.stringMatching(/^\/api\/images\//) };
const brand = { _id: 'brand-1', title: 'Brand 1', info: expect.any(String), image };
const twoOthers = [expect.anything(), expect.anything()];
const organization = {
  _id: 'organization-1',
  title: 'Organization 1',
  organizationInfo: expect.any(String),
  images: [{ _id: expect.any(String), ...image }, ...twoOthers],
};
const card = { title: 'Card 1', info: expect.any(String), description: expect.any(String), image };
const order = {
  _id: expect.any(String),
  itemsName: 'Winter coats',
  location: 'Harbor Street 4',
  charity: { title: 'Organization 1' },
  quantity: 3,
  status: 'submitted',
  image,
};
const profile = {
  username: 'robin',
  email: 'caller@example.com',
  phone: '01234567890',
  role: 'donor',
  coins: 0,
  // Another test sends the donation to two other spellings of its path, which places two more orders.
  orders: [order, ...twoOthers],
  profilephoto: image,
  qrcode: expect.stringMatching(/^data:image\//),
};
const success = { success: true, message: expect.stringMatching(/\w/) };
const successWith = (message: string) => ({ success: true, message });

interface Row {
  /** The body, as JSON or as a form. */
  json?: object;
  form?: FormFields;
  needsToken?: true;
  /** The fields that the specification requires in the reply. */
  expected: object;
}

/**
 * The endpoints of the specification (section 7), with its exact field names. The sequence matters: the login follows
 * the password change, and the profile follows the donation.
 */
const table: Record<string, Row> = {
  'GET /brands': { expected: { result: [brand, expect.anything()] } },
  'GET /organizations': { expected: { result: [organization, expect.anything()] } },
  'GET /donationcard': { expected: { data: [card, expect.anything()] } },
  'GET /donationcard/card-1': { expected: { data: card } },
  'GET /brands/brand-1': { expected: { data: brand } },
  'GET /organizations/organization-1': { expected: { data: organization } },
  'POST /register': {
    json: { username: 'robin', email: 'new@example.com', phone: '01234567890', password, confirmPassword: password },
    expected: success,
  },
  'POST /complaints/contact': {
    json: { name: 'Amal', email: 'amal@example.com', subject: 'A piano', message: 'Do you take it?' },
    expected: successWith('Your message was sent successfully!'),
  },
  'POST /order/donataionorder': {
    form: await createDonation(),
    needsToken: true,
    expected: successWith('Your Donation was sent successfully!'),
  },
  'PUT /profile/uploadphoto': { form: { image: await smallJpeg() }, needsToken: true, expected: { success: true } },
  'PUT /profile/update': { json: { username: 'robin', phone: '01234567890' }, needsToken: true, expected: success },
  'PUT /profile/update (password)': {
    json: { password, confirmPassword: password },
    needsToken: true,
    expected: success,
  },
  'POST /Login': {
    json: { email: 'caller@example.com', password },
    expected: { ...successWith('Login is successful'), token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
  },
  'GET /profile': { needsToken: true, expected: { data: profile } },
  'GET /payment/donate': { expected: { token: expect.stringMatching(/^[\w-]{22}$/) } },
};

function send(method: 'GET' | 'POST' | 'PUT', path: string, row: Row, token?: string): Promise<TestReply> {
  const url = `/api${path}`;
  if (method === 'GET') return api.get(url, token);
  return row.form ? sendForm(api, method, url, row.form, token) : api.send(method, url, row.json, token);
}

describe.each(Object.entries(table))('%s', (line, row) => {
  // The note in `PUT /profile/update (password)` is not part of the path.
  const [method, path = ''] = line.split(' ') as ['GET' | 'POST' | 'PUT', string];

  test('accepts and returns the fields of the specification', async () => {
    const { status, body } = await send(method, path, row, row.needsToken && token);
    expect([200, 201]).toContain(status);
    expect(body).toMatchObject(row.expected);
  });

  test('accepts its path in another letter case or with a trailing slash', async () => {
    const upperCase = path.replace(/^\/\w+/, (firstSegment) => firstSegment.toUpperCase());
    for (const spelling of [upperCase, `${path}/`]) {
      expect((await send(method, spelling, row, row.needsToken && token)).status).not.toBe(404);
    }
  });

  test(row.needsToken ? 'requires a Bearer token' : 'requires no token', async () => {
    const { status, body } = await send(method, path, row);
    expect(status === 401).toBe(Boolean(row.needsToken));
    expect(body.success === false && body.code === 'unauthorized').toBe(Boolean(row.needsToken));
  });
});
