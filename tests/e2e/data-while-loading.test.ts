// The profile and the thank-you page request their data while their scripts are still loading, not afterward.

import { getProfileEndpoint } from '@kindcrate/contract/profile';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { stallScripts } from './stalled-scripts.ts';

/** Counts the requests for the profile from now on. @returns a function that returns the count so far */
function countProfileRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${getProfileEndpoint.path}`)) count += 1;
  });
  return () => count;
}

test('the profile requests its data only once, while its code is loading', async ({ page, signInDonor }) => {
  await signInDonor({ username: 'Amal' });
  const countRequests = countProfileRequests(page);
  const release = await stallScripts(page);
  const response = page.waitForResponse(`**/api${getProfileEndpoint.path}`);
  await page.goto('/profile');
  await response;
  release();
  await expect(page.getByRole('heading', { name: 'Hello, Amal' })).toBeVisible();
  expect(countRequests()).toBe(1);
});

test('the thank-you page requests the profile only once, while the code of the page is loading', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  const countRequests = countProfileRequests(page);
  const release = await stallScripts(page);
  const response = page.waitForResponse(`**/api${getProfileEndpoint.path}`);
  await page.goto('/thanks?order=unknown');
  await response;
  release();
  await expect(page.getByRole('heading', { name: 'We can’t find this donation' })).toBeVisible();
  expect(countRequests()).toBe(1);
});

test('the profile shows its heading and a loading message before any of its scripts have arrived', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  const release = await stallScripts(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(page.getByText('Loading your profile')).toBeVisible();
  release();
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
});

test('the profile can be requested again after its first request has failed', async ({
  page,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_FAILED/);
  expectBrowserError(/ApiError/);
  await signInDonor({ username: 'Amal' });
  await page.route(`**/api${getProfileEndpoint.path}`, (route) => route.abort(), { times: 1 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Amal' })).toBeVisible();
});

test('the profile page redirects a visitor without requesting the profile', async ({ page }) => {
  const countRequests = countProfileRequests(page);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(countRequests()).toBe(0);
});

for (const path of ['/', '/about', '/donation', '/login', '/register']) {
  test(`${path} contains no script that requests an account’s data`, async ({ request }) => {
    expect(await (await request.get('/profile')).text()).toContain('prefetchedResponse');
    expect(await (await request.get(path)).text()).not.toContain('prefetchedResponse');
  });
}
