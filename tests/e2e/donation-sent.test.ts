import { orderNumber } from '@kindcrate/contract/order-number';
import { donateButton, fillInDonation, orderUrl } from './donation-form.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ context, signInDonor }) => {
  await signInDonor({ phone: '09876543210' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a sent donation shows its order number, what happens next and links to other pages', async ({ page }) => {
  await fillInDonation(page);
  const response = page.waitForResponse(orderUrl);
  await donateButton(page).click();
  const { data } = await (await response).json();
  const status = page.getByRole('status');
  await expect(status).toContainText('Your Donation was sent successfully!');
  await expect(status.locator(':focus')).toContainText('Your order number');
  await expect(status).toContainText(orderNumber(data._id));
  await expect(status).toContainText('We’ll look at your photo');
  await status.getByRole('button', { name: 'Copy the full number' }).click();
  await expect(status).toContainText('Number copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data._id);
  await status.getByRole('link', { name: 'Give something else' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await status.getByRole('link', { name: 'See your donations in your profile' }).click();
  await expect(page).toHaveURL('/profile#orders');
  await expect(page.getByRole('img', { name: 'Photo of A lamp' })).toBeVisible();
});
