import { donationForm, submit } from '../error-catalog/forms.ts';
import { expect, test } from '../fixtures.ts';

test('threat 21: markup typed by a donor is shown as plain text', async ({ page, signInDonor }) => {
  const markup = '<img src=x onerror=alert(1)><b>{{7*7}}</b> #{7*7} %3Cscript%3E';
  await signInDonor({ username: '<b>A</b>' });
  await donationForm.fill(page);
  await page.getByLabel('Items Name').fill(markup);
  await page.getByLabel('Location').fill(markup);
  await submit(page, donationForm);
  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' })).toBeVisible();
  await page.goto('/profile#orders');
  await expect(page.getByRole('definition').filter({ hasText: markup })).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: '<b>A</b>' })).toBeVisible();
});
