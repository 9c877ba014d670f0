import { acceptedCard, cardFrame, declinedCard, payWith } from '../card-frame.ts';
import { expect, test } from './fixtures.ts';

test('someone who pays a custom amount in the sandbox gets a receipt, and the desk lists the payment', async ({
  page,
  signInStaff,
}) => {
  await signInStaff({ username: 'Robin' });
  await page.goto('/payment');
  await expect(page.getByText('You’re giving EGP 50.00 to Kindcrate.')).toBeVisible();
  await expect(cardFrame(page).getByLabel('Card Number')).toBeVisible();
  const firstFrame = await page.locator('iframe').getAttribute('src');
  await page.getByLabel('Another amount (EGP)').fill('1,234.05');
  await page.getByLabel('Another amount (EGP)').press('Enter');
  await expect(page.getByText('You’re giving EGP 1,234.05 to Kindcrate.')).toBeVisible();
  expect(await page.locator('iframe').getAttribute('src')).not.toBe(firstFrame);

  await payWith(cardFrame(page), acceptedCard);
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you!' });
  await expect(thanks).toContainText('You gave EGP 1,234.05 to Kindcrate.');
  const [number = ''] = /KP-[0-9A-F-]+[0-9A-F]/.exec((await thanks.textContent()) ?? '') ?? [];

  await page.getByRole('link', { name: 'Show the receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment receipt');
  await expect(page.getByRole('article')).toContainText(`Number${number}`);
  await expect(page.getByRole('article')).toContainText('AmountEGP 1,234.05');
  await expect(page.getByText(page.url())).toBeVisible();
  await expect(page).toHaveTitle(`${number} · Kindcrate`);

  await page.goto('/staff#payments');
  const row = page.getByRole('article').filter({ hasText: number });
  await expect(row.getByRole('heading')).toHaveText('EGP 1,234.05 accepted');
  await expect(row).toContainText('DonorRobin');
  await page.getByLabel('Status').selectOption('refunded');
  await expect(page.getByText('No payments here.')).toBeVisible();
  await page.getByLabel('Status').selectOption('accepted');
  await expect(row).toBeVisible();
});

test("a payment with a declined card has the status 'declined' at the desk", async ({
  page,
  signInStaff,
  expectBrowserError,
}) => {
  expectBrowserError(/402/);
  await signInStaff();
  await page.goto('/payment');
  await payWith(cardFrame(page), declinedCard);
  await expect(cardFrame(page).getByRole('alert')).toContainText('declined');
  await page.goto('/staff#payments');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('EGP 50.00 declined');
});
