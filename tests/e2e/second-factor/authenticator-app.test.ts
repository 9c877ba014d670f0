import { logIn } from '../log-in.ts';
import { staff } from '../staff.ts';
import { expect, oneTimeCodeFor, openSecondFactors, test } from './fixtures.ts';

test('threat 42: the desk requires staff to set up an authenticator app, and opens after the setup and after a login with the app', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/403/);
  expectBrowserError(/ApiError/);
  await page.goto('/staff');
  await logIn(page, staff);
  await expect(page.getByRole('alert')).toContainText('The desk needs a second step at login');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: 'Set it up in your profile' }).click();
  await expect(page).toHaveURL('/profile#password');

  await page.getByRole('button', { name: 'Set up or change' }).click();
  await expect(page.getByText('The donation desk stays closed until')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('.second-factors__secret').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(oneTimeCodeFor(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Your authenticator app is ready to use at login.')).toBeVisible();
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await page.goto('/staff');
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.goto('/staff');
  await logIn(page, staff);
  await expect(page.getByText('One more step, and you’re in.')).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That code isn’t right' })).toBeVisible();
  // The setup has used the current code, and each code works only once.
  await page.getByLabel('Code', { exact: true }).fill(oneTimeCodeFor(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/staff');
  await expect(page.getByText('Login is successful')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await logIn(page, staff);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Login is successful')).toBeVisible();
  await openSecondFactors(page);
  await expect(page.getByText('9 codes are left.')).toBeVisible();
});
