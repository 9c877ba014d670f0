import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { pauseClock } from '../paused-clock.ts';
import { loggedInState } from '../redemptions.ts';
import { staff } from '../staff.ts';

interface Part {
  path: string;
  /** Makes the page fetch it. */
  reach: (page: Page) => Promise<unknown>;
  /** Whether it is fetched for the staff only. */
  isOfStaff?: boolean;
}

const open = { reach: async () => {} };
const scroll = (element: string) => ({ reach: (page: Page) => page.locator(element).first().scrollIntoViewIfNeeded() });
const focus = (label: string) => ({ reach: (page: Page) => page.getByLabel(label, { exact: true }).focus() });

/** Every script part that a page fetches by itself: its file's name, and where it is needed. */
const parts: [chunk: string, part: Part][] = [
  ['LoginForm', { path: '/login', ...focus('Email') }],
  ['RegisterForm', { path: '/register', ...focus('Username') }],
  ['ContactForm', { path: '/contact', ...focus('Full Name') }],
  ['DonationForm', { path: '/donationform', ...open }],
  ['Profile', { path: '/profile', ...open }],
  ['BrandDetails', { path: '/branddetails/thimbleloaf-bakery', ...open }],
  ['OrganizationDetails', { path: '/organizationdetails/mantle-and-mitten', ...open }],
  [
    'Video',
    {
      path: '/organizationdetails/mantle-and-mitten',
      // When the other part of the page is there: here it is about one of them.
      async reach(page) {
        await expect(page.getByRole('heading', { name: 'Mantle & Mitten', exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Play the video' }).hover();
      },
    },
  ],
  ['PaymentFrame', { path: '/payment', ...open }],
  ['Coins', { path: '/coins', ...open }],
  ['Redeem', { path: '/redeem', ...open }],
  ['StaffDesk', { path: '/staff', isOfStaff: true, ...open }],
  ['Slider', { path: '/', reach: (page) => page.getByRole('heading', { level: 1 }).hover() }],
  ['logo-grid', { path: '/', ...scroll('logo-grid') }],
  ['featured-card', { path: '/about', ...scroll('featured-card') }],
];

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading chunk' });
const island = (page: Page, chunk: string) => page.locator(`astro-island[component-url*="/${chunk}."]`);

async function retry(page: Page, chunk: string): Promise<void> {
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(island(page, chunk)).not.toHaveAttribute('ssr');
}

for (const [chunk, { path, reach, isOfStaff = false }] of parts) {
  test.describe(chunk, () => {
    test.beforeEach(async ({ context, request, signInDonor }) => {
      if (isOfStaff)
        await context.setStorageState(await loggedInState(request, staff, process.env.KINDCRATE_ORIGIN ?? ''));
      else await signInDonor();
    });

    const files = `**/_astro/${chunk}.*`;

    test(`Script part load failure: error 'Loading chunk ${chunk} failed', and Retry`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/ERR_FAILED/);
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      await reach(page);
      await expect(notice(page)).toHaveText(`Loading chunk ${chunk} failed Retry`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(files);
      await retry(page, chunk);
    });

    test(`Script part load failure: ${chunk} takes over 120000 ms`, async ({ page }) => {
      await pauseClock(page);
      let isSilent = true;
      await page.route(files, (route) => (isSilent ? undefined : route.continue()));
      const asked = page.waitForRequest(files);
      await page.goto(path);
      await reach(page);
      await asked;
      await page.clock.runFor(119_999);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(notice(page)).toHaveText(`Loading chunk ${chunk} failed Retry`);
      isSilent = false;
      await retry(page, chunk);
    });
  });
}

test('a part that comes after all takes the notice away, and does what is asked then once', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.clock.install();
  await page.route('**/_astro/LoginForm.*', () => {});
  const asked = page.waitForRequest('**/_astro/LoginForm.*');
  await page.goto('/login');
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Password').fill(donor.password);
  await asked;
  await page.clock.runFor(120_000);
  await expect(notice(page)).toBeVisible();
  // Lets the request that was held go on.
  await page.unroute('**/_astro/LoginForm.*');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

for (const part of ['use-form', 'client', 'react-dom']) {
  test(`Script part load failure: what a part needs in turn (${part}), and Retry`, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/);
    await page.route(`**/_astro/${part}.*`, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').focus();
    await expect(notice(page)).toContainText('Loading chunk LoginForm failed');
    await page.unroute(`**/_astro/${part}.*`);
    await retry(page, 'LoginForm');
  });
}

test('a submit after a failure tries again by itself, sends once, and keeps what was typed', async ({
  page,
  registerDonor,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const donor = await registerDonor();
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/Login') && calls.push(request.method()));
  await page.route('**/_astro/LoginForm.*', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Password').fill(donor.password);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.unroute('**/_astro/LoginForm.*');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/');
  expect(calls).toEqual(['POST']);
});
