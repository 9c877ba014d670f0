import { donateButton, expectThanks, fillInDonation, orderUrl, readOrderCount } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { stallUploads } from './stalled-uploads.ts';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInDonation(page);
});

test('a double click on Donate Now places only one order', async ({ page }) => {
  await donateButton(page).dblclick();
  await expectThanks(page);
  expect(await readOrderCount(page)).toBe('1');
});

test('a donation can be canceled during its upload, and the form keeps its values and can be sent again', async ({
  page,
}) => {
  await stallUploads(page, orderUrl);
  await donateButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Sending your photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status')).toHaveText('Nothing was sent. Everything you filled in is still here.');
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.unroute(orderUrl);
  await donateButton(page).click();
  await expectThanks(page);
});

test('after a click in the quantity field, typing replaces the 0', async ({ page }) => {
  await page.getByLabel('Quantity').fill('0');
  // The click is to the left of the 0, where typing would otherwise insert a digit before it.
  await page.getByLabel('Quantity').click({ position: { x: 6, y: 20 } });
  await page.keyboard.type('3');
  await expect(page.getByLabel('Quantity')).toHaveValue('3');
});
