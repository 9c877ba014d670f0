import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await page.goto('/contact');
});

test('the contact page requests the map only after a click on Show the map', async ({ page }) => {
  const mapRequests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    mapRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.getByText('Show the map').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(mapRequests).toEqual([]);
  await page.getByText('Show the map').click();
  await expect.poll(() => mapRequests).toHaveLength(1);
});

test('the contact page has a banner with its heading and an illustration', async ({ page }) => {
  const banner = page.locator('.banner');
  await expect(banner.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const picture = banner.getByRole('img', { name: /mailbox/ });
  await expect(picture).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
