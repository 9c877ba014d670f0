import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const organization = '/organizationdetails/mantle-and-mitten';
const brand = '/branddetails/thimbleloaf-bakery';
const details = /\/api\/(brands|organizations)\/[^/]+$/;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const pages = [
  {
    path: brand,
    title: 'Thimbleloaf Bakery',
    text: 'Thimbleloaf bakes small loaves',
    unknown: 'We can’t find this brand',
  },
  {
    path: organization,
    title: 'Mantle & Mitten',
    text: 'Mantle & Mitten keeps people warm',
    unknown: 'We can’t find this organization',
  },
];

for (const { path, title, text, unknown } of pages) {
  const [, shell, id] = path.split('/');

  test(`shows ${title}, asked for once and before any external script`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (details.test(request.url()) || request.resourceType() === 'script') requests.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(h1(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Kindcrate`);
    await expect(page.getByText(text)).toBeVisible();
    expect(requests.filter((url) => details.test(url))).toHaveLength(1);
    expect(requests[0]).toMatch(details);
  });

  for (const spelling of [`/${shell?.toUpperCase()}/${id}`, `/${shell}/${id}/?from=mail`]) {
    test(`finds ${title} at ${spelling}`, async ({ page }) => {
      await page.goto(spelling);
      await expect(h1(page)).toHaveText(title);
    });
  }

  for (const missing of [`/${shell}/nobody`, `/${shell}/50%25 <b>off`]) {
    test(`says kindly that there is nothing at ${missing}`, async ({ page, expectProblem }) => {
      expectProblem(/404/);
      await page.goto(missing);
      await expect(h1(page)).toHaveText(unknown);
      await expect(page).toHaveTitle(`${unknown} · Kindcrate`);
      await expect(page.getByRole('main').getByRole('link', { name: 'sponsors' })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: /See (all|the) organizations/ }).click();
      await expect(page).toHaveURL('/about');
    });
  }

  test(`says so at /${shell} without any id, too, and asks nobody`, async ({ page }) => {
    await page.goto(`/${shell}`);
    await expect(h1(page)).toHaveText(unknown);
  });

  test(`ends the wait for ${title} after a failure, and tries again when asked`, async ({ page, expectProblem }) => {
    expectProblem(/503/);
    expectProblem(/ApiError/);
    await page.route(details, (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await page.goto(path);
    await expect(page.getByText('We couldn’t load this ')).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.unroute(details);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(h1(page)).toHaveText(title);
  });

  test(`moves nothing when ${title} arrives late`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    const arrives = Promise.withResolvers<void>();
    await page.route(details, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByText(/^Loading/)).toBeVisible();
    const before = await page.evaluate('shifts.length');
    arrives.resolve();
    await expect(page.getByText(text)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(`shifts.slice(${before})`)).toEqual([]);
  });

  test(`says without script what /${shell} needs, and reads the rest`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path);
    // Playwright reads no text inside <noscript>, so it is found by its place.
    await expect(page.locator('noscript .notice')).toBeVisible();
    await expect(h1(page)).toBeVisible();
    await expect(page.getByText(/^Loading/)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await context.close();
  });
}

test('turns the pages of the stories by address, without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(brand);
  const stories = page.getByRole('navigation', { name: 'Pages of stories' });
  await expect(page.getByRole('heading', { name: 'Two lamps, one kettle, a rye loaf' })).toBeVisible();
  await stories.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(`${brand}#stories-2`);
  await expect(page.getByRole('heading', { name: 'What happens when we scan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two lamps, one kettle, a rye loaf' })).toBeHidden();
  await expect(stories.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await context.close();
});

test('leads a giver from an organization to the donation form', async ({ page, signInDonor }) => {
  await signInDonor();
  await page.goto(organization);
  await page.getByRole('link', { name: 'Give goods to this organization' }).click();
  await expect(page).toHaveURL('/donationform');
});
