import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { scrollThrough } from './visit.ts';

const slide = (page: Page, position: string) => page.getByRole('article', { name: position });
const arrowLink = (page: Page, position: string, name: string) => slide(page, position).getByRole('link', { name });

/** Waits until the slide has stopped. A click can miss a moving arrow, and Playwright would then scroll the page to try again. */
async function expectShown(page: Page, position: string): Promise<void> {
  await expect.poll(() => measureDistance(slide(page, position))).toBe(0);
  await expect(slide(page, position)).toBeInViewport({ ratio: 0.6 });
}

/** Returns the distance between the slide and its snap position, in px. */
function measureDistance(slide: Locator): Promise<number> {
  return slide.evaluate((element: HTMLElement) => {
    const track = element.parentElement as HTMLElement;
    const first = track.firstElementChild as HTMLElement;
    return Math.round(element.offsetLeft - first.offsetLeft - track.scrollLeft);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the hero slider ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('cycles in both directions', async ({ page }) => {
      await page.goto('/');
      await expectShown(page, '1 of 3');
      await arrowLink(page, '1 of 3', 'Previous slide').click();
      await expectShown(page, '3 of 3');
      await arrowLink(page, '3 of 3', 'Next slide').click();
      await expectShown(page, '1 of 3');
      await arrowLink(page, '1 of 3', 'Next slide').click();
      await expectShown(page, '2 of 3');
    });
  });
}

test('the hero slider follows the arrow keys and announces the current slide', async ({ page }) => {
  await page.goto('/');
  const next = arrowLink(page, '1 of 3', 'Next slide');
  await next.focus();
  await expect(page.locator('astro-island[client=intent]')).not.toHaveAttribute('ssr');
  await page.keyboard.press('ArrowRight');
  await expectShown(page, '2 of 3');
  await expect(page.getByRole('status')).toHaveText(/^2 of 3: Two lamps/);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, '1 of 3');
});

test('the hero slider does not shift when it hydrates', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const heading = slide(page, '1 of 3').getByRole('heading');
  const boxBefore = await heading.boundingBox();
  await heading.hover();
  await expect(page.locator('astro-island[client=intent]')).not.toHaveAttribute('ssr');
  expect(await heading.boundingBox()).toEqual(boxBefore);
});

test('the home page links to every sponsor and to all activities', async ({ page }) => {
  await page.goto('/');
  await scrollThrough(page);
  const sponsors = page.locator('.logo-grid a');
  await expect(sponsors).toHaveCount(8);
  await expect(sponsors.first()).toHaveAttribute('href', /^\/branddetails\/[\w-]+$/);
  await expect(page.getByRole('link', { name: 'All Activies' })).toHaveAttribute('href', '/about');
});

test('About opens one answer at a time, shows its figures, and features the first donation card', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle(/^About/);
  await page.getByText('What are coins for?').click();
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  await expect(page.getByText('20000', { exact: true })).toBeVisible();
  await expect(page.getByText('12', { exact: true })).toBeVisible();
  await scrollThrough(page);
  await expect(page.locator('.logo-grid a').first()).toHaveAttribute('href', /^\/organizationdetails\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'A warm winter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help with this' })).toHaveAttribute('href', '/donation');
});

test('How We Work expands and collapses its text, lists what is accepted, and features a donation card', async ({
  page,
}) => {
  await page.goto('/donation');
  await page.getByText('ENTIRE TEXT').click();
  await expect(page.getByText('22 countries')).toBeVisible();
  await expect(page.getByText('15 offices')).toBeVisible();
  await page.getByText('HIDE TEXT').click();
  await expect(page.getByText('22 countries')).toBeHidden();
  for (const title of [
    'Monetary',
    'Clothing and Textiles',
    'Non-Perishable Food Items',
    'Household Goods and Furniture',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  }
  await scrollThrough(page);
  await expect(page.getByRole('heading', { name: 'A warm winter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'donate now' })).toHaveAttribute('href', '/donationform');
});

for (const path of ['/', '/about', '/donation']) {
  test(`${path} lists its brands and organizations without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path);
    const logos = page.locator('.logo-grid a');
    expect(await logos.count()).toBeGreaterThan(5);
    for (const logo of await logos.all()) {
      await expect(logo).toHaveAttribute('href', /^\/(brand|organization)details\/[\w-]+$/);
      await expect(logo).toHaveText(/\w/);
    }
    await context.close();
  });
}
