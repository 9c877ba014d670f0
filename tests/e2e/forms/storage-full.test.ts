import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';

test('a log-in that this browser cannot keep is said, and the form goes on', async ({
  page,
  registerDonor,
  expectProblem,
}) => {
  expectProblem(/QuotaExceededError/);
  const donor = await registerDonor();
  await page.goto('/login');
  await page.evaluate(() => {
    // Fills the storage to its last byte: a text that does not fit is tried again at half its length.
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
