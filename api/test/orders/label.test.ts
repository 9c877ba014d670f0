import { scannedLabelPath } from '@kindcrate/contract/order-labels';
import { orderNumber } from '@kindcrate/contract/order-number';
import { expect, test } from 'vitest';
import { drawQrCode } from '../../src/qr-code.ts';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, donor, placeOrder } = desk;

const getLabel = (id: string, token?: string) => api.get(`/api/order/${id}/label`, token);

test('a label has the number of the order, its organization, its pieces and a QR code with the URL that opens the order at the desk', async () => {
  const id = await placeOrder('accepted', { quantity: '7' });
  expect(await getLabel(id, donor)).toMatchObject({ status: 200 });
  expect((await getLabel(id, donor)).body.data).toEqual({
    _id: id,
    number: orderNumber(id),
    charity: { title: 'Organization 1' },
    quantity: 7,
    status: 'accepted',
    qrcode: drawQrCode(api.services.environment.PUBLIC_URL + scannedLabelPath(id)),
  });
});

test('a label contains no text that the donor typed, and no personal data', async () => {
  const token = await api.signUp('private.person@example.com');
  await api.send('PUT', '/api/profile/update', { username: 'Wilhelmina' }, token);
  const form = { itemsName: 'Secret lamp', location: 'Hidden street 4', phone: '0999 888' };
  const id = await placeOrder('submitted', form, token);
  const { data } = (await getLabel(id, token)).body;
  const drawing = Buffer.from(data.qrcode.split(',')[1], 'base64').toString();
  expect(JSON.stringify(data) + drawing).not.toMatch(/private|person|wilhelmina|secret|lamp|hidden|street|0999/i);
});

test('threat 15: at the endpoint for donors, only the donor of an order can read its label', async () => {
  const id = await placeOrder();
  const other = await api.signUp();
  for (const token of [other, desk.staff])
    expect(await getLabel(id, token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await getLabel(id)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect(await getLabel('nothing', donor)).toMatchObject({ status: 404 });
});
