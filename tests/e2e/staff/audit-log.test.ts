import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { sendNow } from './orders-tab.ts';

const entry = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Audit log' }).getByRole('listitem').filter({ hasText: text });

test('the audit log shows who did what, including the latest actions', async ({ page, desk, signInStaff }) => {
  const word = uniqueWord();
  const { username } = await signInStaff({ username: 'Robin' });
  const [id = ''] = await desk.placeOrders(await desk.addOrganization(`House ${word}`), [`Lamp ${word}`]);
  await page.goto('/staff#trail');
  await expect(entry(page, `added the organization “House ${word}”`)).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByLabel('Search').fill(word);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Start review' }).click();
  await sendNow(page);
  await expect(page.getByRole('heading', { name: word })).toHaveText(/under review$/);
  await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
  await expect(page.getByText('on its way to your downloads')).toBeVisible();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(entry(page, `${username} changed the status of the order “Lamp ${word}”`)).toBeVisible();
  await expect(entry(page, `${username} downloaded the orders as a spreadsheet`)).toContainText('a search');
  await desk.changeOrderStatus(id, 'declined');
  await page.reload();
  await expect(entry(page, `changed the status of the order “Lamp ${word}”`).first()).toContainText(
    'under review → declined: Moths',
  );
});

test('staff narrow the audit log to a person found by email address, and the URL keeps this filter', async ({
  page,
  desk,
  signInStaff,
}) => {
  await signInStaff();
  const colleague = await desk.createStaff({ username: 'Zoe' });
  await desk.addBrand();
  await page.goto('/staff#trail');
  await page.getByLabel('Person', { exact: true }).fill(colleague.email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^What was done to their account Zoe/ }).press('Enter');
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('changed the role of the person “Zoe”');
  await page.reload();
  await expect(page.getByText('About Zoe')).toBeVisible();
  await expect(entries).toHaveCount(1);
});
