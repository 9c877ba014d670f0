import { expect, test } from './fixtures.ts';

const fileNameOf = (url: string) => new URL(url).pathname.split('/').at(-1);

for (const path of ['/login', '/register', '/contact', '/donationform', '/profile', '/receipt/nothing']) {
  test(`${path} fetches every script that its island imports`, async ({ page, signInDonor, expectBrowserError }) => {
    if (path.startsWith('/receipt')) expectBrowserError(/404/);
    const [fetched, imported] = [new Set(), new Set()];
    page.on('request', (request) => {
      if (!request.url().includes('/static/js/') || !request.url().endsWith('.js')) return;
      (request.resourceType() === 'fetch' ? fetched : imported).add(fileNameOf(request.url()));
    });
    // Keeps the profile from loading its other tabs while the browser is idle.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await signInDonor();
    await page.goto(path);
    const island = page.locator('astro-island').first();
    await island.dispatchEvent('focusin');
    await expect(island).not.toHaveAttribute('ssr');
    // Without this line, the next one could pass with two empty sets.
    expect(fetched.size).toBeGreaterThan(3);
    expect([...imported].filter((file) => !fetched.has(file))).toEqual([]);
  });
}

for (const path of ['/payment', '/reset', '/confirm', '/unsubscribe']) {
  test(`${path} paints its text before it requests the code of its island`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      requested: performance.getEntriesByType('resource').find(({ name }) => name.includes('/static/js/'))?.startTime,
    }));
    expect(requested).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  });
}

/** Browsers request at most six files from a host at a time over HTTP/1.1, so twelve take two round trips. */
const maxFiles = 12;

for (const path of ['/login', '/register', '/forgot', '/contact']) {
  test(`the code of ${path} is split into at most ${maxFiles} files, with React among the first six`, async ({
    page,
  }) => {
    await page.goto(path);
    const attribute = await page.locator('main astro-island').first().getAttribute('data-scripts');
    const scriptNames = attribute?.split(' ') ?? [];
    expect(scriptNames.length).toBeGreaterThan(3);
    expect(scriptNames.length).toBeLessThanOrEqual(maxFiles);
    expect(scriptNames.slice(0, 6)).toContainEqual(expect.stringMatching(/^react\./));
  });
}

test('the slider of the home page needs one file in addition to the React runtime', async ({ page }) => {
  await page.goto('/');
  const scriptNames = await page.locator('astro-island').first().getAttribute('data-scripts');
  expect(scriptNames?.split(' ').map((name) => name.split('.')[0])).toEqual(['client', 'Slider', 'react']);
});

test('every script file is served under /static/js/ and may be cached for a year', async ({ page }) => {
  const scripts: { path: string; cacheControl: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push({ path: pathname, cacheControl: response.headers()['cache-control'] });
  });
  await page.goto('/login');
  const island = page.locator('astro-island').first();
  await island.dispatchEvent('focusin');
  await expect(island).not.toHaveAttribute('ssr');
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(script).toEqual({
      path: expect.stringMatching(/^\/static\/js\/[\w.-]+\.js$/),
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }
});
