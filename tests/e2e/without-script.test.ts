import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { guardedPaths, publicPaths } from './site-pages.ts';

test.use({ javaScriptEnabled: false });

const brand = '/branddetails/thimbleloaf-bakery';
const organization = '/organizationdetails/mantle-and-mitten';

/** Public pages that work only with JavaScript. */
const pathsNeedingScript = [
  '/login',
  '/register',
  '/forgot',
  '/reset',
  '/confirm',
  '/unsubscribe',
  '/handover',
  '/claim',
  '/invite',
  '/payment',
  '/payment-receipt',
  '/receipt/nothing',
];
/** The first page shows only a spinner; the others are displayed in an iframe of `/payment`. */
const excludedPaths = ['/spinner', '/payment-result', '/payment-sandbox'];
const readablePaths = publicPaths.filter((path) => ![...pathsNeedingScript, ...excludedPaths].includes(path));

/** The controls of pictures and video, which need JavaScript. Without it, the pictures can be scrolled, and a link opens the video. */
const hiddenControls: Record<string, string[]> = { [organization]: ['Play', '1 of 3', 'Play the video'] };

/** Lists the invisible text in the main landmark, except in disclosures and pages of stories, which open without JavaScript. */
const listHiddenText = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent || parent.closest('script, style, details:not([open]), .stories__page')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) hidden.push(text);
    }
    return hidden;
  });

for (const path of readablePaths) {
  test(`all text of ${path} can be read without JavaScript`, async ({ page, expectBrowserError }) => {
    if (path === '/nothing-here') expectBrowserError(/404/);
    await page.goto(path);
    expect(await listHiddenText(page)).toEqual(hiddenControls[path] ?? []);
  });
}

for (const path of ['/about', '/donation']) {
  test(`every disclosure of ${path} opens without JavaScript`, async ({ page }) => {
    await page.goto(path);
    const disclosures = page.getByRole('main').locator('details');
    expect(await disclosures.count()).toBeGreaterThan(0);
    for (const disclosure of await disclosures.all()) {
      if ((await disclosure.getAttribute('open')) === null) await disclosure.locator('summary').click();
      await expect(disclosure.locator('summary ~ *').last()).toBeVisible();
    }
  });
}

test('every story of a brand can be read without JavaScript', async ({ page }) => {
  await page.goto(brand);
  const titles = page.locator('.story h3');
  const all = await titles.allTextContents();
  const read: string[] = [];
  const older = page.getByRole('link', { name: 'Older' });
  for (;;) {
    read.push(...(await titles.filter({ visible: true }).allTextContents()));
    if ((await older.count()) === 0) break;
    await older.click();
  }
  expect(read).toEqual(all);
});

/** Expects a notice with the charity's email address and phone number, and neither a form nor a spinner. */
async function expectNotice(page: Page, text: string): Promise<void> {
  // Playwright reads no text inside <noscript>, so the notice is located by its class.
  const notice = page.locator('noscript .notice');
  await expect(notice).toBeVisible();
  expect(await notice.evaluate(({ textContent }) => textContent)).toContain(text);
  await expect(notice.locator('[href="mailto:hello@example.com"]')).toBeVisible();
  await expect(notice.locator('[href="tel:01234567890"]')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.locator('.spinner').filter({ visible: true })).toHaveCount(0);
}

for (const path of pathsNeedingScript) {
  test(`without JavaScript, ${path} shows that it needs JavaScript, and how to reach the charity`, async ({ page }) => {
    await page.goto(path);
    await expectNotice(page, 'needs JavaScript');
  });
}

for (const path of guardedPaths) {
  test(`without JavaScript, ${path} shows that it is for people who are logged in, and how to reach the charity`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectNotice(page, 'for people who are logged in, and needs JavaScript');
  });
}
