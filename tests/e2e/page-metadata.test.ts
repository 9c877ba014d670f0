import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

/** The facts for machines on a page, by their kind. */
async function kindsOfFacts(page: Page): Promise<string[]> {
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return facts.map((fact) => JSON.parse(fact)['@type']);
}

const content = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

const pages = { '/': ['NGO'], '/about': ['NGO', 'FAQPage'], '/donation': ['NGO', 'DonateAction'], '/login': ['NGO'] };

for (const [path, kinds] of Object.entries(pages)) {
  test(`${path} says what it is to search engines and link previews`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/^.+ · Kindcrate$/);
    await expect(content(page, 'description')).toHaveAttribute('content', /\w{3}.{20}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
      await expect(content(page, name)).toHaveAttribute('content', /.+/);
    }
    expect(await kindsOfFacts(page)).toEqual(kinds);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the map of the site lists what everybody may read, and robots.txt leads there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap-index.xml');
  const map = await (await request.get('/sitemap-0.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.sort()).toEqual(['/', '/about/', '/donation/', '/login/', '/payment/', '/register/']);
});

test('a guarded page and the 404 page ask to be left out', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto('/nothing-here');
  await expect(content(page, 'robots')).toHaveAttribute('content', 'noindex');
});

test('a phone can keep the site on its home screen', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
