import { donateNow, fillInDonation } from './donation-form.ts';
import { expect, test } from './kindcrate.ts';
import { photoOf } from './photo.ts';

test('lists every mistake of a registration, leads to each, and keeps what was typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('Al');
  await page.getByLabel('Email').fill('al@example.org');
  await page.getByLabel('Phone').fill('0123');
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByRole('button', { name: 'Register' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(
    'Confirm Password must match the Password',
  );
  await summary.getByRole('link', { name: /Phone/ }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue('Al');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('one password');
});

test('names and focuses the e-mail that is taken, in other letters too', async ({
  page,
  registerDonor,
  expectProblem,
}) => {
  expectProblem(/409/);
  const donor = await registerDonor();
  await page.goto('/register');
  await page.getByLabel('Username').fill('Other');
  await page.getByLabel('Email').fill(donor.email.toUpperCase());
  await page.getByLabel('Phone').fill('01234567890');
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Confirm Password').fill('one password');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Username')).toHaveValue('Other');
});

const badPhotos = {
  'a text file': { name: 'coats.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
  'an SVG': {
    name: 'coats.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  },
};

for (const [what, file] of Object.entries(badPhotos)) {
  test(`refuses ${what} as a photo by name, keeps the form, and takes a real one then`, async ({
    page,
    signInDonor,
    expectProblem,
  }) => {
    expectProblem(/400|415/);
    await signInDonor();
    await fillInDonation(page);
    await page.getByLabel('Image').setInputFiles(file);
    await donateNow(page).click();
    await expect(page.getByLabel('Image')).toBeFocused();
    await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
    await page.getByLabel('Image').setInputFiles(await photoOf('red'));
    await donateNow(page).click();
    await expect(page.getByRole('status')).toContainText('Your Donation was sent successfully!');
  });
}

for (const quantity of ['0', '-1', '1.5', '1e99', 'some']) {
  test(`does not take ${quantity} pieces, and says so at the field`, async ({ page, signInDonor }) => {
    await signInDonor();
    await fillInDonation(page);
    await page.getByLabel('Quantity').fill(quantity);
    await donateNow(page).click();
    await expect(page.getByLabel('Quantity')).toBeFocused();
    await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription(/whole number from 1 to 100000/);
    await expect(page.getByLabel('Quantity')).toHaveValue(quantity);
  });
}

test('logs out every tab at once', async ({ page, context, signInDonor }) => {
  await signInDonor();
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
});
