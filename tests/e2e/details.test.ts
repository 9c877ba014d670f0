import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

const organization = '/organizationdetails/mantle-and-mitten';
const brand = '/branddetails/thimbleloaf-bakery';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const pages = [
  { path: brand, title: 'Thimbleloaf Bakery', text: 'Thimbleloaf bakes small loaves' },
  { path: organization, title: 'Mantle & Mitten', text: 'Mantle & Mitten keeps people warm' },
];

for (const { path, title, text } of pages) {
  const [, route, id] = path.split('/');

  test(`the page of ${title} shows its title and text without requesting scripts or data`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(h1(page)).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test(`the page of ${title} has its own title, description, canonical URL, picture and structured data`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${route?.toUpperCase()}/${id}/?from=mail`);
    await expect(page).toHaveTitle(`${title} · Kindcrate`);
    const contentOf = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    expect(await contentOf('description')).toMatch(new RegExp(`^${text}.{10,}…$`));
    expect(await contentOf('description')).toBe(await contentOf('og:description'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const picture = new URL((await contentOf('og:image')) ?? '');
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/webp');
    const { width, height } = await sharp(await (await request.get(picture.pathname)).body()).metadata();
    expect(await contentOf('og:image:width')).toBe(`${width}`);
    expect(await contentOf('og:image:height')).toBe(`${height}`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [own, breadcrumbs] = blocks.map((block) => JSON.parse(block));
    expect(own).toMatchObject({ '@type': 'Organization', name: title, image: picture.href });
    const url = await contentOf('og:url');
    expect(own).toMatchObject({ url, description: await contentOf('description') });
    expect(breadcrumbs['@type']).toBe('BreadcrumbList');
    const items: { position: number; name: string; item: string }[] = breadcrumbs.itemListElement;
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(items.at(-1)).toMatchObject({ name: title, item: url });
    // `new URL` throws unless `item` is absolute.
    for (const { item } of items) expect((await request.get(new URL(item).pathname)).status()).toBe(200);
  });

  for (const missing of [`/${route}/nothing`, `/${route}/50%25 <b>off`, `/${route}`]) {
    test(`${missing} shows the 404 page, with status 404`, async ({ page, expectBrowserError }) => {
      expectBrowserError(/404/);
      const response = await page.goto(missing);
      expect(response?.status()).toBe(404);
      await expect(h1(page)).toHaveText('page not found');
      await page.getByRole('link', { name: 'How about going back to safty?' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test(`the page of ${title} can be read in full without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(h1(page)).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await context.close();
  });
}

test('a brand’s stories are divided into pages, and the links between the pages work without JavaScript', async ({
  browser,
  baseURL,
}) => {
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

test('the page of an organization links to the donation form with that organization chosen', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await page.goto(organization);
  await page.getByRole('link', { name: 'Give goods to this organization' }).click();
  await expect(page).toHaveURL('/donationform?charity=mantle-and-mitten');
  await expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeChecked();
  await expect(page.getByLabel('Charity')).toHaveValue('Mantle & Mitten');
});
