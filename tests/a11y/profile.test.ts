import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/kindcrate.ts';
import { photoOf } from '../e2e/photo.ts';
import { expectNoViolations, expectToFit } from './look.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAlerted = (page: Page) => expect(page.getByRole('alert')).toBeVisible();
const isTold = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function choosePhoto(page: Page): Promise<void> {
  await page.goto('/profile#profile');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await photoOf('teal'));
  await expect(page.getByRole('slider')).toBeVisible();
}

async function fillInPasswords(page: Page): Promise<void> {
  await page.goto('/profile#password');
  const panel = page.getByRole('tabpanel', { name: 'Password' });
  await panel.getByLabel('Password', { exact: true }).fill('a better password');
  await panel.getByLabel('Confirm Password').fill('a better password');
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'profile tab, empty': async (page) => {
    await page.goto('/profile#profile');
    await expect(page.getByLabel('Username')).toBeVisible();
  },
  'photo, none chosen': async (page) => {
    await page.goto('/profile#profile');
    await press(page, 'Upload Photo');
    await expect(page.getByLabel('Photo', { exact: true })).toBeFocused();
  },
  'photo, chosen': choosePhoto,
  'photo, on its way': async (page) => {
    await page.route('**/api/profile/uploadphoto', () => {});
    await choosePhoto(page);
    await press(page, 'Upload Photo');
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
  'photo, updated': async (page) => {
    await choosePhoto(page);
    await press(page, 'Upload Photo');
    await isTold(page, 'Your Photo Is Updated successfully!');
  },
  'username and phone, on their way': async (page) => {
    await page.route('**/api/profile/update', () => {});
    await page.goto('/profile#profile');
    await page.getByLabel('Username').fill('Ines');
    await press(page, 'Update');
    await expect(page.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-disabled', 'true');
  },
  'username and phone, refused': async (page) => {
    await page.goto('/profile#profile');
    await page.getByLabel('Username').fill('Al');
    await page.getByLabel('Phone').fill('0123');
    await press(page, 'Update');
    await isAlerted(page);
  },
  'username and phone, updated': async (page) => {
    await page.goto('/profile#profile');
    await page.getByLabel('Username').fill('WWWWWWWWWW');
    await press(page, 'Update');
    await isTold(page, 'Your profile is updated');
  },
  'code, there': async (page) => {
    await page.goto('/profile#qrcode');
    await expect(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
  },
  'code, missing': async (page) => {
    await page.route('**/api/profile', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({ response, json: { data: { ...data, qrcode: '', qrcodeExpiresAt: '' } } });
    });
    await page.goto('/profile#qrcode');
    await expect(page.getByText('There’s no code right now.')).toBeVisible();
  },
  'password, empty': async (page) => {
    await page.goto('/profile#password');
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  },
  'password, shown': async (page) => {
    await fillInPasswords(page);
    await page.getByRole('button', { name: 'Show password' }).first().click();
  },
  'password, on its way': async (page) => {
    await page.route('**/api/profile/update', () => {});
    await fillInPasswords(page);
    await press(page, 'Change Password');
    await expect(page.getByRole('button', { name: 'Change Password' })).toHaveAttribute('aria-disabled', 'true');
  },
  'password, refused': async (page) => {
    await page.goto('/profile#password');
    await press(page, 'Change Password');
    await isAlerted(page);
  },
  'password, changed': async (page) => {
    await fillInPasswords(page);
    await press(page, 'Change Password');
    await isTold(page, 'Your password is changed.');
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing, light and dark, and all fits, on: ${name}`, async ({ page, signInDonor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInDonor();
    await open(page);
    await expectNoViolations(page);
    await expectToFit(page);
  });
}
