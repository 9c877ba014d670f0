import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { createDonation } from '../support/donations.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder } = await setUpDesk(await openTestApp());

test('the donor and staff can read every field of a donation, and the spreadsheet of the queue contains every text field', async () => {
  const { charity: _, image, ...textFields } = await createDonation();
  const id = await placeOrder();
  const [asDonor] = (await api.get('/api/profile', donor)).body.data.orders;
  const { data: asStaff } = (await api.get(`/api/staff/orders/${id}`, staff)).body;
  const exported: string = (await api.get('/api/staff/orders.csv', staff)).body;
  expect(image).toBeDefined();
  for (const order of [asDonor, asStaff]) {
    expect(order).toMatchObject({ charity: { _id: 'organization-1' }, image: { url: expect.any(String) } });
    expect(Object.fromEntries(Object.keys(textFields).map((field) => [field, String(order[field])]))).toEqual(
      textFields,
    );
  }
  for (const text of Object.values(textFields)) expect(exported).toContain(`,${text},`);
});
