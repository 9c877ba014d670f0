import type { Page } from 'playwright/test';
import { findChromium } from '../../scripts/browser.mjs';
import { fetchToken } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { registerPartner, staff } from './staff.ts';
import { scrollThrough, waitForIdleNetwork } from './visit.ts';

// These tests need the back/forward cache, which Playwright disables by default and which Chromium's headless shell lacks.
test.use({ launchOptions: { ...findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Without the 404 page, because Chromium keeps only pages with status 200. */
const publicPages = [
  '/',
  '/about',
  '/accessibility',
  '/branddetails/thimbleloaf-bakery',
  '/claim',
  '/confirm',
  '/donation',
  '/forgot',
  '/handover',
  '/invite',
  '/login',
  '/organizationdetails/mantle-and-mitten',
  '/payment',
  '/payment-receipt',
  '/payment-result',
  '/payment-sandbox',
  '/privacy',
  '/receipt/nothing',
  '/register',
  '/reset',
  '/spinner',
  '/terms',
  '/unsubscribe',
];
const guardedPages = [
  '/allforms',
  '/coins',
  '/contact',
  '/donationform',
  '/follow',
  '/label',
  '/privateroute',
  '/profile',
  '/statement',
  '/thanks',
];

/** Returns groups of up to five paths, because Chromium's cache keeps six pages. */
const divideIntoGroups = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / 5) }, (_, group) => paths.slice(5 * group, 5 * group + 5));

/** Opens a page, scrolls through it and hydrates its islands: code that then runs may keep the browser from restoring the page. */
async function openAndUse(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scrollThrough(page);
  for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('focusin');
  await waitForIdleNetwork(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.isRestored = `${persisted}`;
    });
  });
}

/** Goes back, and expects that the cache restores the page. A failure shows why the browser did not keep the page. */
async function expectRestored(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  const reasons = () =>
    page.evaluate(() => {
      if (document.documentElement.dataset.isRestored === 'true') return null;
      return performance.getEntriesByType('navigation')[0]?.toJSON().notRestoredReasons ?? 'unknown';
    });
  await expect.poll(reasons).toBeNull();
}

/** Opens pages one after the other, and goes back through all of them. */
async function expectAllRestored(page: Page, paths: string[], check = async () => {}): Promise<void> {
  for (const path of paths) await test.step(`open ${path}`, () => openAndUse(page, path));
  await page.goto('/spinner?elsewhere');
  for (const path of paths.toReversed())
    await test.step(`go back to ${path}`, async () => {
      await expectRestored(page, path);
      await check();
    });
}

for (const paths of divideIntoGroups(publicPages)) {
  for (const session of ['without a login', 'with a login']) {
    test(`the back/forward cache restores ${paths.join(', ')}, ${session}`, async ({
      page,
      signInDonor,
      browserErrors,
    }) => {
      if (session === 'with a login') await signInDonor();
      await expectAllRestored(page, paths);
      // Some paths lack a valid id or code, so the API refuses their requests. Other tests check what such pages show.
      browserErrors.clear();
    });
  }
}

for (const paths of divideIntoGroups(guardedPages)) {
  test(`the back/forward cache restores ${paths.join(', ')}, with hydrated islands`, async ({ page, signInDonor }) => {
    await signInDonor();
    await expectAllRestored(page, paths, () => expect(page.locator('astro-island[ssr]')).toHaveCount(0));
  });
}

for (const [path, register] of Object.entries({ '/redeem': registerPartner, '/staff': async () => staff })) {
  test(`${path} is restored from the back/forward cache`, async ({ page, request }) => {
    const token = await fetchToken(request, await register(request));
    await page.goto('/privacy');
    await page.evaluate((token) => localStorage.setItem('token', token), token);
    await expectAllRestored(page, [path]);
  });
}

test('after a logout, a restored public page shows the Login link, and a restored guarded page redirects to the login page', async ({
  page,
  signInDonor,
}) => {
  const donor = await signInDonor();
  await page.goto('/allforms');
  await page.goto('/about');
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  for (const path of ['/privacy', '/about']) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  }
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/allforms');
});

test('a form that is restored after the donor has logged out and in again is sent with the new session', async ({
  page,
  signInDonor,
}) => {
  const donor = await signInDonor();
  await page.goto('/profile#profile');
  await page.getByLabel('Phone').fill('09876543210');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/profile#profile');
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
});
