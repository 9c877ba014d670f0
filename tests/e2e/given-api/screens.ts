import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { findHtmlErrors } from '../html-errors.ts';
import { plainPhoto } from '../photos.ts';
import { fillInDonationWithoutQuote } from './donation-without-quote.ts';
import { expect, test } from './fixtures.ts';

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const link = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

const publicScreens: Record<string, ((page: Page) => Locator)[]> = {
  '/': [link('Corner Bakery')],
  '/about': [link('Warm Hands'), heading('Winter coats')],
  '/donation': [link('Warm Hands'), link('Corner Bakery'), heading('Winter coats')],
  '/branddetails/64b1': [heading('Corner Bakery')],
  '/organizationdetails/64c1': [heading('Warm Hands'), (page) => page.getByRole('region', { name: /Warm Hands/ })],
};

/** Tests the screens of the given specification with an API that has none of our additional fields, endpoints or values. */
export function testScreens(): void {
  for (const [path, contents] of Object.entries(publicScreens)) {
    test(`${path} shows the catalog`, async ({ page }) => {
      await page.goto(path);
      for (const content of contents) await expect(content(page)).toBeVisible();
    });
  }

  test('the HTML of every page for a static host is valid', async ({ site }) => {
    const files = globSync('**/*.html', { cwd: site.folder });
    expect(files.length).toBeGreaterThan(Object.keys(publicScreens).length);
    const errors: Record<string, string[]> = {};
    for (const file of files) {
      const found = await findHtmlErrors(readFileSync(join(site.folder, file), 'utf8'));
      if (found.length) errors[file] = found;
    }
    expect(errors).toEqual({});
  });

  test('the URL of the payment frame contains the token', async ({ page }) => {
    await page.goto('/payment');
    await expect(page.locator('iframe')).toHaveAttribute('src', /payment-token/);
  });

  test('a login whose reply lacks our additional fields opens the home page and changes the navigation', async ({
    page,
    site,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('amal@example.com');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect(status(page, 'Login is successful')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('a registration opens the login page', async ({ page, site }) => {
    await page.goto('/register');
    const fields = {
      Username: 'Amal',
      Email: 'amal@example.com',
      Phone: '01234567890',
      Password: 'a warm winter coat',
    };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Confirm Password').fill('a warm winter coat');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/login\/?$/);
    expect(site.received.some(({ call }) => call === 'POST /register')).toBe(true);
  });

  test.describe('for a donor', () => {
    test.beforeEach(({ signIn }) => signIn());

    test('the contact form sends a message', async ({ page }) => {
      await page.goto('/contact');
      const fields = { 'Full Name': 'Amal', 'Email Address': 'amal@example.com', Message: 'Do you take a piano?' };
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(status(page, 'Your message was sent successfully!')).toBeVisible();
    });

    test('the donation form places an order even if the reply contains no order', async ({
      page,
      site,
      expectBrowserError,
    }) => {
      expectBrowserError(/404/);
      await fillInDonationWithoutQuote(page);
      await page.getByRole('button', { name: 'Donate Now' }).click();
      await expect(status(page, 'Your Donation was sent successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/donationform\/?$/);
      const sent = site.received.findLast(({ call }) => call === 'POST /order/donataionorder');
      expect(sent?.authorization).toMatch(/^Bearer /);
      for (const name of ['itemsName', 'location', 'charity', 'quantity', 'phone', 'image']) {
        expect(sent?.body).toContain(`name="${name}"`);
      }
    });

    test('the profile shows the account, its orders and its QR code', async ({ page }) => {
      await page.goto('/profile');
      await expect(heading('Hello, Amal')(page)).toBeVisible();
      const role = page.getByText('Role', { exact: true }).locator('xpath=following-sibling::dd');
      await expect(role).toHaveText('user');
      await page.getByRole('tab', { name: 'Donation orders' }).click();
      const order = page.getByRole('article', { name: 'A lamp' });
      await expect(order).toContainText('pending');
      await expect(order).toContainText('Warm Hands');
      await page.getByRole('tab', { name: 'qrcode' }).click();
      await expect(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
      await page.getByRole('tab', { name: 'Password' }).click();
      await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
    });

    test('the profile saves a new photo, username and password', async ({ page }) => {
      await page.goto('/profile#profile');
      await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
      await page.getByRole('button', { name: 'Upload Photo' }).click();
      await expect(status(page, 'Your Photo Is Updated successfully!')).toBeVisible();
      await page.getByRole('tabpanel', { name: 'Profile' }).getByLabel('Username').fill('Ines');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: 'Profile' }).getByLabel('Username')).toHaveValue('');
      await page.getByRole('tab', { name: 'Password' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Password' });
      for (const label of ['Password', 'Confirm Password']) {
        await panel.getByLabel(label, { exact: true }).fill('a better password');
      }
      await panel.getByRole('button', { name: 'Change Password' }).click();
      await expect(panel.getByLabel('Confirm Password')).toHaveValue('');
    });
  });
}
