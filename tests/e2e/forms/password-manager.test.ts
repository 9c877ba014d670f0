import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';

/** Fills in fields as a password manager does: sets the values without any key press. */
async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form [name=${name}]`).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
}

for (const moment of ['before', 'after'] as const) {
  test(`a password manager can fill in the login form ${moment} its script loads and sees the login succeed`, async ({
    page,
    registerDonor,
  }) => {
    const { email, password } = await registerDonor();
    await page.goto('/login');
    if (moment === 'after') {
      await page.getByLabel('Email').focus();
      await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
    }
    await fillSilently(page, { email, password });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    // Password managers assume that the password was correct when the form disappears.
    await expect(page).toHaveURL('/');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });
}

test('a password manager can fill in the registration form and finds the username before the password', async ({
  page,
}) => {
  const account = { username: 'Amal', email: `kept.${Date.now()}@example.com`, phone: '01234567890' };
  await page.goto('/register');
  const purposes = await page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  const relevant = purposes.filter((purpose) => purpose === 'username' || purpose === 'new-password');
  expect(relevant).toEqual(['username', 'new-password', 'new-password']);
  await fillSilently(page, { ...account, password: 'made by a machine', confirmPassword: 'made by a machine' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
});
