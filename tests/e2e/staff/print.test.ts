import type { Page } from 'playwright/test';
import { fetchToken } from '../accounts.ts';
import { countSheets, expectPrintable } from '../printing.ts';
import { type DeskApi, tinyImage, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

// An A4 page without its margins, in CSS pixels.
test.use({ viewport: { width: 718, height: 1_000 } });

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const place = {
  address: { street: 'Sound Road', number: '8', postalCode: '04121', city: 'Harrow Sound' },
  timeZone: 'UTC',
  hours: everyDay.map((weekday) => ({ weekday, opens: '00:00', closes: '23:00' })),
  closedDays: [],
  dropOff: true,
  collection: { area: 'Harrow Sound', weekdays: everyDay },
  capacityPerHour: 12,
  revision: 1,
};

/** Adds an organization with `count` collections at the same time, one per order. @returns the day of the collections */
async function scheduleCollections(page: Page, desk: DeskApi, count: number): Promise<string> {
  const organization = await desk.addOrganization(`House ${uniqueWord()}`);
  await desk.call('PUT', `/staff/places/${organization}`, { data: place });
  const { result } = await desk.call('GET', `/organizations/${organization}/times?kind=collection`);
  const [{ start }] = result;
  const address = { street: 'Ferry Lane', postalCode: '04121', city: 'Harbor', remark: 'The blue gate; ring twice' };
  const token = await fetchToken(page.request, await desk.registerDonor({ username: 'Tobias' }));
  for (let number = 1; number <= count; number++) {
    const handover = JSON.stringify({
      kind: 'collection',
      times: [start],
      address: { ...address, number: `${number}` },
    });
    const fields = { itemsName: `Kids’ bike ${number}`, quantity: '1', phone: '01234567890', charity: organization };
    const multipart = { ...fields, handover, image: await tinyImage() };
    const { data } = await desk.call('POST', '/order/donataionorder', { multipart }, token);
    await desk.changeOrderStatus(data._id, 'under review', 'accepted');
  }
  return start.slice(0, 10);
}

test('the run list of a day with 12 stops is printed on one sheet, without controls', async ({
  page,
  desk,
  signInStaff,
}) => {
  test.slow();
  const day = await scheduleCollections(page, desk, 12);
  await signInStaff();
  await page.goto(`/staff?day=${day}#run-list`);
  const stops = page.getByRole('region', { name: 'Collections' }).getByRole('listitem');
  await expect(stops).toHaveCount(12);
  await expectPrintable(page, stops);
  expect(await countSheets(page)).toBe(1);
});

test('the list of orders and an open order are printed without controls', async ({ page, desk, signInStaff }) => {
  const word = uniqueWord();
  const [id = ''] = await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`, `Chair ${word}`]);
  await signInStaff();
  await page.goto(`/staff?q=${word}#orders`);
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(orders).toHaveCount(2);
  await expectPrintable(page, orders);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/staff?q=${word}&open=${id}#orders`);
  const order = page.getByRole('article');
  await expect(order).toContainText(`Lamp ${word}`);
  await expectPrintable(page, order);
});
