import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const organizationPath = '/organizationdetails/mantle-and-mitten';
const brandPath = '/branddetails/thimbleloaf-bakery';
/** The URLs from which the API serves the details. */
const detailUrl = /\/api\/(brands|organizations)\/[^/]+$/;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const pages = [
  {
    path: brandPath,
    title: 'Thimbleloaf Bakery',
    text: 'Thimbleloaf bakes small loaves',
    unknown: 'We can’t find this brand',
  },
  {
    path: organizationPath,
    title: 'Mantle & Mitten',
    text: 'Mantle & Mitten keeps people warm',
    unknown: 'We can’t find this organization',
  },
];

for (const { path, title, text, unknown } of pages) {
  const [, route, id] = path.split('/');

  test(`the page of ${title} requests its details once, before any external script`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (detailUrl.test(request.url()) || request.resourceType() === 'script') requests.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(h1(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Kindcrate`);
    await expect(page.getByText(text)).toBeVisible();
    expect(requests.filter((url) => detailUrl.test(url))).toHaveLength(1);
    expect(requests[0]).toMatch(detailUrl);
  });

  for (const spelling of [`/${route?.toUpperCase()}/${id}`, `/${route}/${id}/?from=mail`]) {
    test(`${title} is found at ${spelling}`, async ({ page }) => {
      await page.goto(spelling);
      await expect(h1(page)).toHaveText(title);
    });
  }

  for (const missing of [`/${route}/nothing`, `/${route}/50%25 <b>off`]) {
    test(`${missing} says that nothing was found and leads to other pages`, async ({ page, expectProblem }) => {
      expectProblem(/404/);
      await page.goto(missing);
      await expect(h1(page)).toHaveText(unknown);
      await expect(page).toHaveTitle(`${unknown} · Kindcrate`);
      await expect(page.getByRole('main').getByRole('link', { name: 'sponsors' })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: /See (all|the) organizations/ }).click();
      await expect(page).toHaveURL('/about');
    });
  }

  test(`/${route} without an id says that nothing was found`, async ({ page }) => {
    await page.goto(`/${route}`);
    await expect(h1(page)).toHaveText(unknown);
  });

  test(`the page of ${title} shows a failed request and loads on retry`, async ({ page, expectProblem }) => {
    expectProblem(/503/);
    expectProblem(/ApiError/);
    await page.route(detailUrl, (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await page.goto(path);
    await expect(page.getByText('We couldn’t load this ')).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.unroute(detailUrl);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(h1(page)).toHaveText(title);
  });

  test(`the page of ${title} does not shift when the details arrive late`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    const arrival = Promise.withResolvers<void>();
    await page.route(detailUrl, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByText(/^Loading/)).toBeVisible();
    const shiftsBefore = await page.evaluate('shifts.length');
    arrival.resolve();
    await expect(page.getByText(text)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(`shifts.slice(${shiftsBefore})`)).toEqual([]);
  });

  test(`/${route} without JavaScript shows a notice and its static text`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path);
    // Playwright reads no text inside <noscript>, so the notice is located by its class.
    await expect(page.locator('noscript .notice')).toBeVisible();
    await expect(h1(page)).toBeVisible();
    await expect(page.getByText(/^Loading/)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await context.close();
  });
}

test('the pages of a brand’s stories are links that work without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(brandPath);
  const stories = page.getByRole('navigation', { name: 'Pages of stories' });
  await expect(page.getByRole('heading', { name: 'Two lamps, one kettle, a rye loaf' })).toBeVisible();
  await stories.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(`${brandPath}#stories-2`);
  await expect(page.getByRole('heading', { name: 'What happens when we scan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two lamps, one kettle, a rye loaf' })).toBeHidden();
  await expect(stories.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await context.close();
});

test('the page of an organization leads a donor to the donation form', async ({ page, signInDonor }) => {
  await signInDonor();
  await page.goto(organizationPath);
  await page.getByRole('link', { name: 'Give goods to this organization' }).click();
  await expect(page).toHaveURL('/donationform');
});
