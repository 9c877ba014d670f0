import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';

test('a yearly statement has no coin value unless the charity has set one', async () => {
  const { api, donor, placeOrder } = await setUpDesk(await openTestApp());
  await placeOrder('received');
  const { data } = (await api.get(`/api/statement/${new Date().getUTCFullYear()}`, donor)).body;
  expect(data).toMatchObject({ coins: 13, coinValue: null });
});
