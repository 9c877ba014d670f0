import { type DeskApi, offeredQuantity, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, sendNow } from './orders-tab.ts';

test.beforeEach(({ signInStaff }) => signInStaff());

/** Places an order for a new organization. Returns a word that only the name of this order contains. */
async function placeOrder(desk: DeskApi): Promise<string> {
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Coats ${word}`]);
  return word;
}

test('staff can change the status of an order step by step and enter the received quantity', async ({ page, desk }) => {
  const word = await placeOrder(desk);
  await page.goto(`/staff?q=${word}`);
  const heading = page.getByRole('heading', { name: `Coats ${word}` });
  const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await clickButton('Start review');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await sendNow(page);
  await expect(heading).toHaveText(/under review$/);
  await clickButton('Accept');
  await sendNow(page);
  await expect(heading).toHaveText(/accepted$/);
  await clickButton('Mark as received');
  await expect(page.getByLabel('Pieces received')).toBeFocused();
  await expect(page.getByLabel('Pieces received')).toHaveValue(String(offeredQuantity));
  await page.getByLabel('Pieces received').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pieces received')).toHaveAccessibleDescription(/whole number from 1/);
  await page.getByLabel('Pieces received').fill('2');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(/received$/);
  await expect(orderDetails(page, word)).toContainText(`${offeredQuantity} offered, 2 received`);
  await expect(orderDetails(page, word)).toContainText('Coins earned12');
  await clickButton('Mark as completed');
  await expect(page.getByLabel('In a sentence')).toBeFocused();
  await clickButton('Mark as completed');
  await sendNow(page);
  await expect(heading).toHaveText(/completed$/);
  await expect(orderDetails(page, word).getByRole('button')).toHaveText(['Assign to me']);
  await page.getByText('What happened so far').click();
  await expect(orderDetails(page, word).getByRole('listitem')).toHaveText([
    /^submitted/,
    /^under/,
    /^acc/,
    /^rec/,
    /^comp/,
  ]);
});

test('a status change that is held when someone leaves the desk is sent by the time the desk is opened again, and the donor gets one email', async ({
  page,
  desk,
}) => {
  const word = uniqueWord();
  const donor = await desk.registerDonor();
  const [id = ''] = await desk.placeOrders(await desk.addOrganization(), [`Coats ${word}`], donor);
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Reason').fill(`No space for ${word}`);
  await page.getByRole('form').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The change to “declined” is waiting to be sent.')).toBeVisible();
  const emails = async () =>
    (await desk.emailsTo(donor.email)).filter(({ text }) => text.includes(`No space for ${word}`));
  expect(await emails()).toEqual([]);
  await page.goto('/about');
  await page.goto(`/staff?open=${id}#orders`);
  await expect(page.getByRole('heading', { name: `Coats ${word}` })).toHaveText(/declined$/);
  await expect.poll(emails).toHaveLength(1);
});

test('a double click changes the status of an order only once', async ({ page, desk }) => {
  const word = await placeOrder(desk);
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/staff/orders/moves') && requests.push(request.url()));
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Start review' }).dblclick();
  await sendNow(page);
  await expect(page.getByRole('heading', { name: word })).toHaveText(/under review$/);
  expect(requests).toHaveLength(1);
});
