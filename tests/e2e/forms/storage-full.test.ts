import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';

test('a login that the browser cannot store shows an alert, and the form can be used again', async ({
  page,
  registerDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/QuotaExceededError/);
  const donor = await registerDonor();
  await page.goto('/login');
  await page.evaluate(() => {
    // Fills localStorage completely, and halves the size of the text each time it no longer fits.
    for (let size = 2 ** 23, part = 0; size >= 1; part++) {
      try {
        localStorage.setItem(`filler-${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await logIn(page, donor);
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByLabel('Email')).toHaveValue(donor.email);
});
