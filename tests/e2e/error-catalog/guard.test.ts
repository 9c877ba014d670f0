import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';

for (const path of ['/contact', '/profile', '/donationform', '/privateroute', '/allforms']) {
  test(`Guard: ${path} redirects a visitor to /login with the alert 'You must be logged in to view this page'`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
    expect(requests).toEqual([]);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`Guard: ${path} redirects a visitor to /login even when the site's scripts fail to load`, async ({ page }) => {
    await page.route('**/static/js/*.js*', (route) => route.abort('aborted'));
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  });
}

test('Guard: a login opens the requested page after a detour to the registration page, but opens the home page after a visit to the terms', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.goto('/contact');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'Have an account? Login' }).click();
  await logIn(page, donor);
  await expect(page).toHaveURL('/contact');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/contact');
  await expect(page).toHaveURL('/login');
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
});

test("Unknown route: the 404 page shows 'page not found', and 'How about going back to safty?' links to the home page", async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('page not found');
  await page.getByRole('link', { name: 'How about going back to safty?', exact: true }).click();
  await expect(page).toHaveURL('/');
});
