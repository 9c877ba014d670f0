import { expect, test } from './fixtures.ts';

for (const path of ['/Login', '/login/', '/LOGIN?from=mail']) {
  test(`${path} opens the login page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  });
}

for (const path of ['/nothing-here', '/deep/er/nothing', '/%2e%2e/package.json', '/nothing.html']) {
  test(`${path} shows the 404 page`, async ({ page, expectBrowserError }) => {
    expectBrowserError(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('page not found');
    await page.getByRole('link', { name: 'How about going back to safty?' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the home page loads no external script before an interaction', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('the menu opens on a phone without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('the navigation shows Logout to a donor before any external script runs', async ({ page, signInDonor }) => {
  await signInDonor();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
});
