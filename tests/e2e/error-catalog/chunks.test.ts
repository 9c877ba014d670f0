import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { pauseClock } from '../paused-clock.ts';
import { fetchLoggedInState } from '../redemptions.ts';
import { staff } from '../staff.ts';
import { fillInLoginWithoutFiles } from './login-without-files.ts';

// Titles in this folder begin with the name of the error in the specification's error catalog, such as "Script part load failure".

interface Chunk {
  path: string;
  /** Makes the page fetch the chunk. */
  trigger: (page: Page) => Promise<unknown>;
  /** Whether only staff can open the page. */
  isForStaff?: boolean;
}

// What makes a page fetch a chunk: opening the page, or focusing a field.
const open = { trigger: async () => {} };
const focus = (label: string) => ({ trigger: (page: Page) => page.getByLabel(label, { exact: true }).focus() });

/** The chunks of islands by the names of their files, each with a page that fetches it. */
const chunks: [name: string, chunk: Chunk][] = [
  ['LoginForm', { path: '/login', ...focus('Email') }],
  ['RegisterForm', { path: '/register', ...focus('Username') }],
  ['ContactForm', { path: '/contact', ...focus('Full Name') }],
  ['DonationForm', { path: '/donationform', ...open }],
  ['Profile', { path: '/profile', ...open }],
  [
    'Gallery',
    {
      path: '/organizationdetails/mantle-and-mitten',
      trigger: (page) => page.getByRole('button', { name: 'Next picture' }).hover(),
    },
  ],
  [
    'Video',
    {
      path: '/organizationdetails/mantle-and-mitten',
      trigger: (page) => page.getByRole('button', { name: 'Play the video' }).hover(),
    },
  ],
  ['PaymentFrame', { path: '/payment', ...open }],
  ['Coins', { path: '/coins', ...open }],
  ['Redeem', { path: '/redeem', ...open }],
  ['StaffDesk', { path: '/staff', isForStaff: true, ...open }],
  ['Slider', { path: '/', trigger: (page) => page.getByRole('heading', { level: 1 }).hover() }],
];

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading chunk' });
const island = (page: Page, chunk: string) => page.locator(`astro-island[component-url*="/${chunk}."]`);

async function retry(page: Page, chunk: string): Promise<void> {
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(island(page, chunk)).not.toHaveAttribute('ssr');
}

for (const [chunk, { path, trigger, isForStaff = false }] of chunks) {
  test.describe(chunk, () => {
    test.beforeEach(async ({ context, request, signInDonor }) => {
      if (isForStaff) {
        await context.setStorageState(await fetchLoggedInState(request, staff, process.env.KINDCRATE_ORIGIN ?? ''));
      } else {
        await signInDonor();
      }
    });

    const files = `**/static/js/${chunk}.*`;

    test(`Script part load failure: 'Loading chunk ${chunk} failed' is shown, and Retry loads the chunk`, async ({
      page,
      expectBrowserError,
    }) => {
      expectBrowserError(/ERR_FAILED/);
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      await trigger(page);
      await expect(notice(page)).toHaveText(`Loading chunk ${chunk} failed Retry`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(files);
      await retry(page, chunk);
    });

    test(`Script part load failure: the ${chunk} chunk counts as failed after 120000 ms, and Retry loads it`, async ({
      page,
    }) => {
      await pauseClock(page);
      let isStalled = true;
      await page.route(files, (route) => (isStalled ? undefined : route.continue()));
      const requested = page.waitForRequest(files);
      await page.goto(path);
      await trigger(page);
      await requested;
      await page.clock.runFor(119_999);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(notice(page)).toHaveText(`Loading chunk ${chunk} failed Retry`);
      isStalled = false;
      await retry(page, chunk);
    });
  });
}

test('Script part load failure: a chunk that arrives after its timeout removes the notice, and the form works', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.clock.install();
  await page.route('**/static/js/LoginForm.*', () => {});
  const requested = page.waitForRequest('**/static/js/LoginForm.*');
  await page.goto('/login');
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Password').fill(donor.password);
  await requested;
  await page.clock.runFor(120_000);
  await expect(notice(page)).toBeVisible();
  // Lets the stalled request continue.
  await page.unroute('**/static/js/LoginForm.*');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

for (const dependency of ['form', 'client', 'react']) {
  test(`Script part load failure: a missing dependency (${dependency}) shows the notice, and Retry loads it`, async ({
    page,
    expectBrowserError,
  }) => {
    expectBrowserError(/ERR_FAILED/);
    await page.route(`**/static/js/${dependency}.*`, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').focus();
    await expect(notice(page)).toContainText('Loading chunk LoginForm failed');
    await page.unroute(`**/static/js/${dependency}.*`);
    await retry(page, 'LoginForm');
  });
}

test('Script part load failure: submitting again loads the missing chunk and sends the typed values once', async ({
  page,
  registerDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_FAILED/);
  const files = '**/static/js/LoginForm.*';
  const requests = await fillInLoginWithoutFiles(page, files, await registerDonor());
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.unroute(files);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/');
  expect(requests).toEqual(['POST']);
});
