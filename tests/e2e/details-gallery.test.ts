import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const organization = '/organizationdetails/mantle-and-mitten';

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Mantle & Mitten' });
const status = (page: Page) => gallery(page).getByRole('status');

test('the gallery follows a swipe of 40 px and ignores one of 5 px', async ({ page }) => {
  await page.goto(organization);
  const slide = await gallery(page).getByRole('group', { name: '1 of 3' }).boundingBox();
  if (!slide) throw new Error('The first slide is not visible');
  const [x, y] = [slide.x + slide.width / 2, slide.y + slide.height / 2];
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-5);
  await expect(status(page)).toHaveText('1 of 3');
  await swipe(-40);
  await expect(status(page)).toHaveText('2 of 3');
  await swipe(40);
  await expect(status(page)).toHaveText('1 of 3');
});

test('the first click on a button of the gallery works, although the script of the gallery starts to load only at that click', async ({
  page,
}) => {
  await page.goto(organization, { waitUntil: 'networkidle' });
  await gallery(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(status(page)).toHaveText('2 of 3');
});

test('without JavaScript, the gallery can be scrolled, and its buttons are hidden', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(organization);
  await expect(gallery(page).getByRole('button')).toHaveCount(0);
  const last = page.locator('.gallery__picture').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('the page of an organization sends nothing to the video host before a click on the play button', async ({
  page,
  baseURL,
}) => {
  const otherOrigins: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) otherOrigins.push(origin);
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto(organization, { waitUntil: 'networkidle' });
  const playButton = page.getByRole('button', { name: 'Play the video' });
  await playButton.scrollIntoViewIfNeeded();
  expect(otherOrigins).toEqual([]);
  await playButton.click();
  const videoFrame = page.locator('iframe');
  await expect(videoFrame).toHaveAttribute('title', 'Big Buck Bunny, an animated short');
  await expect(videoFrame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(videoFrame).toBeFocused();
  await expect(videoFrame.contentFrame().locator('html')).toBeAttached();
  expect(otherOrigins).toEqual(['https://www.youtube-nocookie.com']);
});
