import { registerDonor } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { changeOrderStatus, changesUntilReceived, placeOrder } from './orders.ts';
import { expectPrintable } from './printing.ts';

const year = new Date().getUTCFullYear();

test('a donor opens the yearly statement from the list of orders, and reads what arrived', async ({
  page,
  request,
  signInDonor,
}) => {
  const donor = await signInDonor();
  const id = await placeOrder(request, donor, { itemsName: 'Wool blankets', quantity: 4 });
  await changeOrderStatus(request, id, ...changesUntilReceived(3));
  await page.goto('/profile#orders');
  await page.getByRole('link', { name: 'See your yearly statement' }).click();
  await expect(page).toHaveURL('/statement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What you gave in ${year}`);
  const gift = page.getByRole('list', { name: 'What arrived' }).getByRole('listitem');
  await expect(gift).toContainText('Wool blankets');
  await expect(gift).toContainText('3 pieces for');
  await expect(page.getByText(/^In return, you earned 13 coins/)).toBeVisible();
});

test('printing a yearly statement prints only the statement', async ({ page, request, signInDonor }) => {
  const donor = await signInDonor();
  await changeOrderStatus(request, await placeOrder(request, donor), ...changesUntilReceived(1));
  await page.goto('/statement');
  await expect(page.getByText('1 piece in 1 gift')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 piece in 1 gift')).toBeVisible();
  await expectPrintable(page, page.getByRole('list', { name: 'What arrived' }).getByRole('listitem'));
  for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Print' })])
    await expect(hidden).toBeHidden();
});

test('the yearly statement asks for a login, and then opens for the year in its URL', async ({ page, request }) => {
  const donor = await registerDonor(request);
  await page.goto(`/statement?year=${year - 1}`);
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Password', { exact: true }).fill(donor.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/statement?year=${year - 1}`);
  await expect(page.getByText('None of your gifts arrived in this year.')).toBeVisible();
});
