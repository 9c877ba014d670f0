import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { waitForLink } from './mailbox.ts';
import { staff } from './staff.ts';

test('someone without an account registers through the link in an email, claims a gift, and gets its coins', async ({
  page,
  context,
}) => {
  const email = `giver.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'a warm winter coat';
  let number = '';

  await test.step('take in the gift at the desk', async () => {
    await page.goto('/staff#orders');
    await logIn(page, staff);
    await expect(page).toHaveURL('/staff#orders');
    await page.getByText('Take in a gift', { exact: true }).click();
    const form = page.getByRole('form', { name: 'Take in a gift' });
    await form.getByLabel('Which organization is it for?').selectOption({ label: 'Mantle & Mitten' });
    await form.getByLabel('What is it?').fill('Table lamps');
    await form.getByLabel('Pieces').fill('4');
    await form.getByLabel('Donor’s email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Take in another gift' })).toBeFocused();
    const message = await page.getByText(/^Gift KC-\S+ has been taken in\.$/).textContent();
    number = /KC-[\w-]+/.exec(message ?? '')?.[0] ?? '';
    const order = page.getByRole('article').filter({ hasText: number });
    await expect(order).toContainText('Nobody, or not claimed yet');
  });

  await test.step('print the label of the gift', async () => {
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Print the label' }).click();
    const label = await opening;
    await expect(label.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(label.getByRole('article')).toContainText('tape it to the parcel, so that a scan opens the order');
    await label.close();
    await context.setStorageState({ cookies: [], origins: [] });
  });

  await test.step('open the link in the email, and register', async () => {
    const link = await waitForLink(email, 'Thank you for your gift to Mantle & Mitten');
    await page.goto(link);
    await expect(page.getByText(`4 pieces, order number ${number}`)).toBeVisible();
    await expect(page.getByText('This gift earns you 14 coins.')).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Username').fill('Giver');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('01234567890');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, { email, password });
  });

  await test.step('claim the gift, and find it in the profile with its coins', async () => {
    await expect(page).toHaveURL(/\/claim#/);
    await expect(page.getByText('You’re logged in as Giver.')).toBeVisible();
    await page.getByRole('button', { name: 'Add the gift to my account' }).click();
    await expect(page).toHaveURL('/profile#orders');
    await expect(page.getByText('The gift is now in your account, and it earned you 14 coins.')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Table lamps' })).toContainText(number);
  });
});

test('the page of a claim link explains that the link is incomplete or no longer works', async ({
  page,
  expectBrowserError,
}) => {
  await page.goto('/claim');
  await expect(page.getByRole('alert')).toContainText('This page needs the link from our email about your gift.');
  expectBrowserError(/410/);
  await page.goto(`/claim#${'A'.repeat(22)}`);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link no longer works.');
});
