import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';

/** Makes every script of the site arrive late, by so many ms. */
async function delayScripts(page: Page, delay: number) {
  await page.route('**/_astro/*.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** Modules import each other, so that the delay comes a few times over; in ms. */
const patience = (delay: number) => 5_000 + 5 * delay;

for (const delay of [0, 500, 2_000]) {
  test(`loses no key, no click and no submit when scripts are ${delay} ms late`, async ({ page, registerDonor }) => {
    const donor = await registerDonor();
    await delayScripts(page, delay);
    const logins: string[] = [];
    page.on('request', (request) => request.url().endsWith('/Login') && logins.push(request.method()));
    await page.goto('/login');
    await page.getByLabel('Email').pressSequentially(donor.email, { delay: 5 });
    await page.getByLabel('Password').pressSequentially(donor.password, { delay: 5 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/', { timeout: patience(delay) });
    expect(logins).toEqual(['POST']);
  });

  test(`keeps one submit of two clicks, and no password in an address, ${delay} ms late`, async ({
    page,
    registerDonor,
  }) => {
    const donor = await registerDonor();
    await delayScripts(page, delay);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/login');
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Password').fill(donor.password);
    await page.getByRole('button', { name: 'Login' }).dblclick();
    await expect(page).toHaveURL('/', { timeout: patience(delay) });
    expect(addresses.filter((address) => address.endsWith('/Login'))).toHaveLength(1);
    expect(addresses.join()).not.toContain(encodeURIComponent(donor.password));
  });
}
