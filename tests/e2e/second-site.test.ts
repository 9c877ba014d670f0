import { request as newRequest } from 'playwright/test';
import { fetchToken, registerDonor } from './accounts.ts';
import { test as base, expect } from './fixtures.ts';
import { plainPhoto } from './photos.ts';
import { type SecondSite, startSecondSite } from './second-site.ts';

interface WorkerFixtures {
  secondSite: SecondSite;
}

/** Starts the second site once for this file, whose tests share one worker. */
const test = base.extend<object, WorkerFixtures>({
  secondSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const site = await startSecondSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ secondSite }, use) => use(secondSite.origin),
});

test.describe.configure({ mode: 'default' });

test('a second site logs a donor in and accepts a donation with its own copy and design', async ({
  page,
  secondSite,
  expectBrowserError,
}) => {
  const api = await newRequest.newContext({ baseURL: secondSite.apiOrigin });
  const donor = await registerDonor(api);
  expectBrowserError(/401/);

  await page.goto('/login');
  await page.getByLabel('Your address').fill(donor.email);
  await page.getByLabel('Your secret', { exact: true }).fill('not the secret');
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Your secret', { exact: true }).fill(donor.password);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page).toHaveURL(`${secondSite.origin}/`);

  await page.goto('/give');
  await page.getByRole('group', { name: 'Who gets it?' }).getByRole('radio').first().check();
  await page.getByLabel('Thing').fill('Three coats');
  await page.getByLabel('Where it is').fill('4 Mill Lane');
  await page.getByLabel('How many').fill('3');
  await expect(page.getByText('Worth 13')).toBeVisible();
  await expect(page.getByLabel('Call me at')).toHaveValue(donor.phone);
  await page.getByLabel('Snapshot').setInputFiles(await plainPhoto('gold'));
  const submit = page.getByRole('button', { name: 'Off it goes' });
  await expect(submit).toHaveCSS('background-color', 'rgb(20, 60, 160)');
  await submit.click();
  await expect(page.getByRole('status').first()).toContainText('It is on its way.');

  const authorization = `Bearer ${await fetchToken(api, donor)}`;
  const { data } = await (await api.get('/api/profile', { headers: { authorization } })).json();
  expect(data.orders).toMatchObject([{ itemsName: 'Three coats', location: '4 Mill Lane', quantity: 3 }]);
  await api.dispose();
});

test('a visitor to a second site can page through a gallery', async ({ page, secondSite }) => {
  await page.goto('/');
  const gallery = page.getByRole('region', { name: /^Snapshots of / });
  await expect(gallery.getByRole('status')).toHaveText(/^Photo 1 out of [2-9]$/);
  await gallery.getByRole('button', { name: 'Later photo' }).click();
  await expect(gallery.getByRole('status')).toHaveText(/^Photo 2 out of/);
  const photo = gallery.getByRole('group', { name: /^Photo 2 out of/ }).getByRole('img');
  await expect(photo).toHaveAttribute('src', new RegExp(`^${secondSite.apiOrigin}/`));
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
