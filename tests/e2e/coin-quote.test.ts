import type { Page } from 'playwright/test';
import { delayScripts } from './delayed-scripts.ts';
import { expect, test } from './fixtures.ts';

const quote = (page: Page) => page.getByText(/^You’ll earn about \d+ coins when it arrives\.$/);
const quantity = (page: Page) => page.getByLabel('Quantity');

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('the donation form quotes coins for a quantity typed before its script loads and for one restored from a draft', async ({
  page,
}) => {
  await delayScripts(page, 500);
  await page.goto('/donationform');
  await quantity(page).fill('4');
  await expect(quote(page)).toHaveText(/ 14 coins/);
  await page.reload();
  await expect(quantity(page)).toHaveValue('4');
  await expect(quote(page)).toHaveText(/ 14 coins/);
});
