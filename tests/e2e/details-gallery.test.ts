import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';
import { stopClock } from './stopped-clock.ts';

const organization = '/organizationdetails/mantle-and-mitten';

const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of Mantle & Mitten' });
const status = (page: Page) => carousel(page).getByRole('status');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

test('goes through the pictures after the first by buttons, around the ends, and says where it is', async ({
  page,
}) => {
  await page.goto(organization);
  await expect(status(page)).toHaveText('1 of 3');
  await expect(page.getByRole('img', { name: 'A volunteer helps an elderly man' })).toBeVisible();
  await button(page, 'Next picture').click();
  await expect(status(page)).toHaveText('2 of 3');
  await expect(carousel(page).getByRole('group', { name: '2 of 3' })).toBeVisible();
  await button(page, 'Next picture').click();
  await button(page, 'Next picture').click();
  await expect(status(page)).toHaveText('1 of 3');
  await button(page, 'Previous picture').click();
  await expect(status(page)).toHaveText('3 of 3');
  await button(page, 'Picture 2').click();
  await expect(status(page)).toHaveText('2 of 3');
  await expect(button(page, 'Picture 2')).toHaveAttribute('aria-current', 'true');
});

test('is named by the organization, whatever letters its title has', async ({ page }) => {
  await page.route('**/api/organizations/mantle-and-mitten', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, title: 'Coats for $& more' } } });
  });
  await page.goto(organization);
  await expect(page.getByRole('region', { name: 'Pictures of Coats for $& more', exact: true })).toBeVisible();
});

test('goes through the pictures by keyboard alone', async ({ page }) => {
  await page.goto(organization);
  await expect(status(page)).toHaveText('1 of 3');
  await page.getByRole('link', { name: 'All organizations' }).focus();
  for (const name of ['Play', 'Previous picture', 'Next picture', 'Picture 1']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  const keys = { ArrowRight: '2 of 3', End: '3 of 3', Home: '1 of 3', ArrowLeft: '3 of 3' };
  for (const [key, text] of Object.entries(keys)) {
    await page.keyboard.press(key);
    await expect(status(page)).toHaveText(text);
  }
});

test('follows a swipe, and takes a short one for none', async ({ page }) => {
  await page.goto(organization);
  const slide = await carousel(page).getByRole('group', { name: '1 of 3' }).boundingBox();
  if (!slide) throw new Error('no picture is seen');
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

test('plays every 3000 ms when asked to, rests under the mouse, and ends with the focus', async ({ page }) => {
  await stopClock(page);
  await page.goto(organization);
  await expect(status(page)).toHaveText('1 of 3');
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText('1 of 3');

  await button(page, 'Play').click();
  await expect(status(page)).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(2_900);
  await expect(status(page)).toHaveText('1 of 3');
  await page.clock.runFor(200);
  await expect(status(page)).toHaveText('2 of 3');

  await carousel(page).getByRole('group', { name: '2 of 3' }).hover();
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText('2 of 3');
  await button(page, 'Pause').hover();
  await page.clock.runFor(3_000);
  await expect(status(page)).toHaveText('3 of 3');

  await page.keyboard.press('Tab');
  await expect(button(page, 'Play')).toBeVisible();
  await expect(status(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText('3 of 3');
});

test('offers no playing to people who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(organization);
  await expect(button(page, 'Next picture')).toBeVisible();
  await expect(button(page, 'Play')).toHaveCount(0);
});

test('draws the carousel by the constants of the specification', async ({ page }) => {
  await page.goto(organization);
  const slide = carousel(page).getByRole('group', { name: '1 of 3' });
  await expect(slide).toHaveCSS('transition-duration', '0.35s, 0.35s, 0.35s');
  const widths = await slide.evaluate((node) => [node.clientWidth, node.parentElement?.clientWidth ?? 0]);
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(0.8, 2);
  await expect(button(page, 'Picture 1')).toHaveCSS('width', '80px');
});

test('asks nothing of the video’s host before somebody presses play', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(origin);
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await page.goto(organization, { waitUntil: 'networkidle' });
  const play = page.getByRole('button', { name: 'Play the video' });
  await play.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await play.click();
  const film = page.locator('iframe');
  await expect(film).toHaveAttribute('title', 'Big Buck Bunny, an animated short');
  await expect(film).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(film).toBeFocused();
  await expect(film.contentFrame().locator('html')).toBeAttached();
  expect(foreign).toEqual(['https://www.youtube-nocookie.com']);
});
