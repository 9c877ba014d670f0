import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import type { ReplyOf } from '@kindcrate/contract/endpoint';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import type { Page } from 'playwright/test';
import { callApi } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { guardedPaths, publicPaths } from './site-pages.ts';

type BrandsReply = ReplyOf<typeof listBrandsEndpoint>;
type OrganizationsReply = ReplyOf<typeof listOrganizationsEndpoint>;

/** The types of a page's JSON-LD blocks. */
async function readJsonLdTypes(page: Page): Promise<string[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block)['@type']);
}

const meta = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

const jsonLdTypes = {
  '/': ['NGO'],
  '/about': ['NGO', 'FAQPage'],
  '/donation': ['NGO', 'DonateAction'],
  '/login': ['NGO'],
  '/privacy': ['NGO'],
};

for (const [path, types] of Object.entries(jsonLdTypes)) {
  test(`${path} has the metadata that search engines and link previews need`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/^.+ · Kindcrate$/);
    // The minimum length rules out an empty description and a stub.
    await expect(meta(page, 'description')).toHaveAttribute('content', /\w{3}.{20}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
      await expect(meta(page, name)).toHaveAttribute('content', /.+/);
    }
    expect(await readJsonLdTypes(page)).toEqual(types);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

/** Public pages that search engines should not index, just like the guarded pages. */
const unlisted = [
  '/nothing-here',
  '/claim',
  '/confirm',
  '/handover',
  '/invite',
  '/payment-receipt',
  '/payment-result',
  '/payment-sandbox',
  '/receipt/nothing',
  '/reset',
  '/spinner',
  '/unsubscribe',
];

test('every page that search engines may index has a unique title, a unique description and an absolute canonical URL', async ({
  request,
}) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  const listed = publicPaths.filter((path) => !unlisted.includes(path));
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>([^<]{5,70})<\/title>/.exec(html)?.[1]);
    descriptions.add(/<meta name="description" content="([^"]{30,190})">/.exec(html)?.[1]);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    expect(new URL(canonical).pathname).toBe(path);
    expect(html).toContain(`<meta property="og:url" content="${canonical}">`);
    expect(html).not.toContain('name="robots"');
  }
  expect([titles.size, descriptions.size]).toEqual([listed.length, listed.length]);
  expect([...titles, ...descriptions]).not.toContain(undefined);
});

test('guarded pages, and public pages that are not meant for search engines, ask not to be indexed', async ({
  request,
}) => {
  for (const path of [...unlisted, ...guardedPaths]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('the skip link moves the focus past the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the sitemap lists the public pages, every brand and every organization, and robots.txt links to it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const names = ['about', 'donation', 'login', 'register', 'payment', 'privacy', 'terms', 'accessibility'];
  expect(listed.slice(0, 9)).toEqual(['/', ...names.map((name) => `/${name}`)]);
  expect(listed).toContain('/branddetails/thimbleloaf-bakery');
  expect(listed).toContain('/organizationdetails/mantle-and-mitten');
  for (const path of listed) expect((await request.get(path)).status()).toBe(200);
});

test('the sitemap says when each brand and organization last changed', async ({ request }) => {
  const { result: brands }: BrandsReply = await callApi(request, listBrandsEndpoint);
  const { result: organizations }: OrganizationsReply = await callApi(request, listOrganizationsEndpoint);
  const expected = [
    ...brands.map(({ _id }) => `/branddetails/${_id}`),
    ...organizations.map(({ _id }) => `/organizationdetails/${_id}`),
  ];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const dated = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  // Other tests may add entries at the same time.
  expect(dated.map(([, url = '']) => new URL(url).pathname)).toEqual(expect.arrayContaining(expected));
  for (const [, , time = ''] of dated) expect(new Date(time).toISOString()).toBe(time);
});

test('the 404 page asks not to be indexed', async ({ page, expectBrowserError }) => {
  expectBrowserError(/404/);
  await page.goto('/nothing-here');
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
});

test('the icons of the web app manifest exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
