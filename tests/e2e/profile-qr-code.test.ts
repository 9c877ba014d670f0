import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const code = (page: Page) => page.getByRole('img', { name: 'Your QR code' });
const instruction = 'Scan this QR code at our partner brands to exchange your coins for a discount.';

/** Replaces some values of the profile in the replies of the API. */
async function overrideProfile(page: Page, values: object): Promise<void> {
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, ...values } } });
  });
}

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor({ username: 'Ines' });
});

for (const width of [320, 1440]) {
  test(`the QR code is at least 200 px wide on a screen ${width} px wide, with instructions and its expiration time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/profile#qrcode');
    await expect(page.getByText(instruction)).toBeVisible();
    await expect(page.getByText(/^Good for one use, until \d/)).toBeVisible();
    await expect(code(page)).toHaveJSProperty('complete', true);
    const box = await code(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBe(box?.width);
  });
}

test('the QR code keeps its white margin in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile#qrcode');
  const corner = await code(page).evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 300, height: 300 }).getContext('2d');
    context?.drawImage(img, 0, 0, 300, 300);
    return [...(context?.getImageData(2, 2, 1, 1).data ?? [])];
  });
  expect(corner).toEqual([255, 255, 255, 255]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printing the QR code in ${colorScheme} mode prints only the code, the name, the instructions and the expiration time`, async ({
    page,
  }) => {
    await page.goto('/profile#qrcode');
    await expect(code(page)).toBeVisible();
    await expect(page.getByText('Ines', { exact: true })).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(code(page)).toBeVisible();
    await expect(page.getByText('Ines', { exact: true })).toBeVisible();
    await expect(page.getByText(instruction)).toBeVisible();
    await expect(page.getByText(/^Good for one use, until/)).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'tablist', 'button', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Hello, Ines' })).toHaveCount(0);
  });
}

test('the print styles of the QR code do not apply to another tab of the profile', async ({ page }) => {
  await page.goto('/profile#qrcode');
  await expect(code(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Hello, Ines' })).toBeVisible();
});

test('the QR code can be printed with the keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/profile#qrcode');
  await expect(code(page)).toBeVisible();
  await page.getByRole('tab', { name: 'qrcode' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print the code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('the qrcode tab requests a new code, and shows its QR code and its short code', async ({ page }) => {
  const responded = page.waitForResponse('**/api/profile/code');
  await page.goto('/profile#qrcode');
  const { data } = await (await responded).json();
  await expect(code(page)).toHaveAttribute('src', data.qrcode);
  await expect(page.getByText(data.shortCode)).toBeVisible();
});

test('without a QR code, the qrcode tab says so, and Try again requests one while the rest of the profile stays visible', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_FAILED/);
  expectBrowserError(/ApiError/);
  await overrideProfile(page, { qrcode: '', qrcodeExpiresAt: '' });
  await page.route('**/api/profile/code', (route) => route.abort());
  await page.goto('/profile#qrcode');
  await expect(page.getByText('There’s no code right now.')).toBeVisible();
  await page.unroute('**/api/profile/code');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(code(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Ines' })).toBeVisible();
});
