import { donateButton, expectThanks } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { waitForLink } from './mailbox.ts';
import { plainPhoto } from './photos.ts';

test('a newcomer who starts at an organization’s page registers, logs in, finds that organization chosen in the donation form, gives, and is thanked', async ({
  page,
}) => {
  const email = `newcomer.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'a warm winter coat';

  await test.step('be redirected by the guard', async () => {
    await page.goto('/organizationdetails/mantle-and-mitten');
    await page.getByRole('link', { name: 'Give goods to this organization' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First your name, then your gift.');
    await expect(page.getByText('After you log in: a gift for Mantle & Mitten')).toBeVisible();
  });

  await test.step('register', async () => {
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Username').fill('Newcomer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('01234567890');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('link', { name: 'Register' })).toBeHidden();
    await expect(page.getByText('After you log in: a gift for Mantle & Mitten')).toBeVisible();
  });

  await test.step('confirm the email', async () => {
    await page.goto(await waitForLink(email, 'Confirm your email'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('link', { name: 'Log in and continue' }).click();
  });

  await test.step('log in and find the organization chosen', async () => {
    await logIn(page, { email, password });
    await expect(page).toHaveURL('/donationform?charity=mantle-and-mitten');
    await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  });

  await test.step('give, and reload the thank-you page', async () => {
    await page.getByLabel('Items Name').fill('Three winter coats');
    await page.getByLabel('Location').fill('4 Mill Lane');
    await page.getByLabel('Quantity').fill('3');
    await page.getByLabel('Image').setInputFiles(await plainPhoto('green'));
    await donateButton(page).click();
    await expectThanks(page);
    await expect(page.getByText(`We email you at ${email} at every step.`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Newcomer.');
    await expect(page.getByRole('figure')).toContainText('3 pieces for Mantle & Mitten');
  });
});
