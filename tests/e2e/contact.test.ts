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
