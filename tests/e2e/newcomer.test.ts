import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

test('a newcomer who comes from an organization registers, logs in and finds it chosen in the donation form', async ({
  page,
}) => {
  const email = `newcomer.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'a warm winter coat';

  await test.step('meet the guard', async () => {
    await page.goto('/organizationdetails/mantle-and-mitten');
    await page.getByRole('link', { name: 'Give goods to this organization' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  });

  await test.step('register', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Username').fill('Newcomer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('01234567890');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('log in and find the organization chosen', async () => {
    await page.goto('/confirm');
    await page.goto('/login');
    await logIn(page, { email, password });
    await expect(page).toHaveURL('/donationform?charity=mantle-and-mitten');
    await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  });
});
