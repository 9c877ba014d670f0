import { donateButton, expectThanks, fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';

test('the registration form moves the focus to the email field when the email is already taken, whatever its letter case', async ({
  page,
  registerDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
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

const invalidPhotos = {
  'a text file': { name: 'coats.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
  'an SVG': {
    name: 'coats.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  },
};

for (const [kind, file] of Object.entries(invalidPhotos)) {
  test(`the donation form refuses ${kind} named like a photo, keeps the other fields, and then accepts a photo`, async ({
    page,
    signInDonor,
    expectBrowserError,
  }) => {
    expectBrowserError(/400|415/);
    await signInDonor();
    await fillInDonation(page);
    await page.getByLabel('Image').setInputFiles(file);
    await donateButton(page).click();
    await expect(page.getByLabel('Image')).toBeFocused();
    await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
    await page.getByLabel('Image').setInputFiles(await plainPhoto('red'));
    await donateButton(page).click();
    await expectThanks(page);
  });
}
