import { expectThanks } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';

const donor = {
  username: 'Amal',
  email: `amal.${Date.now()}@example.com`,
  phone: '01234567890',
  password: 'a warm winter coat',
};

test('a new donor registers, logs in, donates with a photo, sees the order, logs out, and is redirected by the guard', async ({
  page,
}) => {
  await test.step('register', async () => {
    await page.goto('/register');
    await page.getByLabel('Username').fill(donor.username);
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Phone').fill(donor.phone);
    await page.getByLabel('Password', { exact: true }).fill(donor.password);
    await page.getByLabel('Confirm Password').fill(donor.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status').filter({ hasText: 'Your account is ready' })).toBeVisible();
  });

  await test.step('log in', async () => {
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Password').fill(donor.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').filter({ hasText: 'Login is successful' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  const charity = await test.step('donate with a photo', async () => {
    await page.getByRole('link', { name: 'Donate now' }).click();
    const radio = page.getByRole('radio').nth(2);
    await radio.check();
    const title = await page.getByLabel('Charity').inputValue();
    await expect(radio).toHaveAccessibleName(title);
    await page.getByLabel('Items Name').fill('Three winter coats');
    await page.getByLabel('Location').fill('4 Mill Lane');
    await expect(page.getByLabel('Quantity')).toHaveValue('0');
    await page.getByLabel('Quantity').fill('3');
    await page.getByLabel('Phone').fill(donor.phone);
    await page.getByLabel('Image').setInputFiles(await plainPhoto('green'));
    await expect(page.getByAltText('The photo you chose')).toBeVisible();
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await expectThanks(page);
    await page.goBack();
    await expect(page.getByLabel('Items Name')).toHaveValue('');
    await expect(page.getByLabel('Charity')).toHaveValue('');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    return title;
  });

  await test.step('see the order in the profile', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: donor.username })).toBeVisible();
    const overview = page.getByRole('tabpanel', { name: 'Overview' });
    await expect(overview).toContainText(donor.email);
    await expect(overview).toContainText(donor.phone);
    await page.getByRole('tab', { name: 'Donation orders' }).click();
    const orders = page.getByRole('tabpanel', { name: 'Donation orders' });
    for (const text of ['Three winter coats', '4 Mill Lane', charity, '3', 'submitted']) {
      await expect(orders.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
    }
    const image = orders.getByRole('img', { name: 'Photo of Three winter coats' });
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('log out and be redirected by the guard', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  });

  await test.step('log in and return to the requested page', async () => {
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Password').fill(donor.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/profile');
  });
});
