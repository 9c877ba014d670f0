import type { Page } from 'playwright/test';
import { plainPhoto } from '../photos.ts';
import { expect, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const originalDescription = 'A red mailbox with a letter in it';
const description = 'Our front door, painted teal';

/** Opens the Contact page again and again until its banner shows the uploaded picture, and returns that picture. */
async function waitForUploadedBanner(page: Page) {
  const banner = page.locator('.banner');
  await expect(async () => {
    await page.goto('/contact');
    await expect(banner.getByRole('img', { name: description })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 8000 });
  return banner.locator('picture');
}

test('staff preview and publish an uploaded picture instead of an illustration, and put the illustration back', async ({
  page,
  signInStaff,
}) => {
  await signInStaff();
  await page.goto('/staff#words');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Contact' });
  const choice = page.getByRole('combobox', { name: 'Picture', exact: true });
  await expect(choice).toHaveValue('contact-banner');
  await expect(page.locator('.words-picture__image')).toHaveJSProperty('complete', true);
  expect(
    await page.locator('.words-picture__image').evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0);

  await button(page, 'Use your own picture').click();
  const form = page.getByRole('form', { name: 'Use your own picture' });
  await form.getByLabel('Picture file').setInputFiles(await plainPhoto('teal'));
  await form.getByLabel('The part of the picture that the page shows').press('+');
  await form.getByLabel('What the picture shows').fill(description);
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(choice.locator('option:checked')).toHaveText(/^Uploaded picture, \d+ × \d+$/);
  const preview = page.frameLocator('iframe:not([inert])');
  const previewed = preview.getByRole('img', { name: description });
  await expect.poll(() => previewed.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await button(page, 'Publish 2 changes').click();
  await expect(button(page, 'Publish')).toHaveText('Publish');

  const picture = await waitForUploadedBanner(page);
  const shown = await picture.locator('img').evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const { width, height } = img.getBoundingClientRect();
    return { file: img.currentSrc, ratio: width / height, naturalRatio: img.naturalWidth / img.naturalHeight };
  });
  expect(shown.file).toMatch(/\/api\/images\/[0-9a-f]{32}(-800w)?\.avif$/);
  expect(shown.ratio).toBeCloseTo(10 / 7, 1);
  expect(shown.naturalRatio).toBeCloseTo(10 / 7, 1);
  await expect(picture.locator('source')).toHaveAttribute('srcset', /-200w\.avif 200w,.*-800w\.avif 800w/);

  await page.goto('/staff#words');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Contact' });
  await button(page, 'Restore the copy that came with the site').click();
  await button(page, 'Publish 2 changes').click();
  await expect(button(page, 'Publish')).toHaveText('Publish');
  await expect(async () => {
    await page.goto('/contact');
    await expect(page.locator('.banner').getByRole('img', { name: originalDescription })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 8000 });
});

test('a page does not shift while a picture that staff uploaded is loading', async ({ page, signInStaff }) => {
  await signInStaff();
  await page.route('**/api/images/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/staff#words');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Donation forms' });
  await button(page, /^Options/).click();
  await page.locator('.words-entry__open').first().click();
  await button(page, 'Use your own picture').click();
  const form = page.getByRole('form', { name: 'Use your own picture' });
  await form.getByLabel('Picture file').setInputFiles(await plainPhoto('coral'));
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await button(page, 'Publish 1 change').click();
  await expect(button(page, 'Publish')).toHaveText('Publish');
  const first = page.locator('.option').first();
  await expect(async () => {
    await page.goto('/allforms');
    await expect(first.locator('picture')).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 8000 });
  const before = await first.boundingBox();
  await expect
    .poll(() => first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await first.boundingBox()).toEqual(before);
});
