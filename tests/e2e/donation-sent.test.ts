import { orderNumber } from '@kindcrate/contract/order-number';
import { donateNow, fillInDonation, openDonation, order } from './donation-form.ts';
import { expect, test } from './kindcrate.ts';

test.beforeEach(async ({ context, signInDonor }) => {
  await signInDonor({ phone: '09876543210' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('says after sending what the order is called, what happens next, and where to go', async ({ page }) => {
  await fillInDonation(page);
  const answer = page.waitForResponse(order);
  await donateNow(page).click();
  const { data } = await (await answer).json();
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

test('shows the whole number where the browser has no clipboard for the page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
  await fillInDonation(page);
  const answer = page.waitForResponse(order);
  await donateNow(page).click();
  const { data } = await (await answer).json();
  await page.getByRole('button', { name: 'Copy the full number' }).click();
  await expect(page.getByRole('status')).toContainText(data._id);
});

test('starts again with nothing but the phone number of the profile', async ({ page }) => {
  await fillInDonation(page);
  await donateNow(page).click();
  await expect(page.getByRole('status')).toContainText('Your Donation was sent successfully!');
  for (const label of ['Items Name', 'Location', 'Charity']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Quantity')).toHaveValue('0');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByAltText('The photo you chose')).toHaveCount(0);
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
});

test('fills in the phone number of the profile, once, and asks for it no second time', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/profile') && asked.push(request.url()));
  await page.goto('/donationform');
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('Location').fill('4 Mill Lane');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  expect(asked).toHaveLength(1);
});

for (const typed of ['0123', '']) {
  test(`does not touch the phone number under the donor's hands, who typed "${typed}"`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/profile', async (route) => {
      await released;
      await route.continue();
    });
    const [profile] = await Promise.all([page.waitForRequest('**/api/profile'), page.goto('/donationform')]);
    await page.getByLabel('Phone').focus();
    await page.keyboard.type(typed);
    release();
    await (await profile.response())?.finished();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue(typed);
    await page.getByLabel('Location').focus();
    await expect(page.getByLabel('Phone')).toHaveValue(typed || '09876543210');
  });
}

test('leaves the phone number empty when the profile cannot be had, and says nothing of it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/);
  expectProblem(/ApiError/);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }));
  await openDonation(page);
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says aloud how far the photo has come, in steps', async ({ page }) => {
  await fillInDonation(page);
  await page.route(order, () => {});
  await donateNow(page).click();
  await expect(page.locator('form .visually-hidden[aria-live=polite]')).toHaveText(
    /Sending your photo: \d+ %|waiting for the answer/,
  );
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
});
