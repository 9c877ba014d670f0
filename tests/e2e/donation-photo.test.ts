import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { donateButton, expectThanks, fillInDonation, openDonationForm } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { phonePhoto, plainPhoto, type Upload } from './photos.ts';
import { recordSentPhotos, type SentPhoto } from './sent-photos.ts';

const image = (page: Page) => page.getByLabel('Image');
const preview = (page: Page) => page.getByAltText('The photo you chose');

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

async function send(page: Page, photo: Upload) {
  await fillInDonation(page);
  await image(page).setInputFiles(photo);
  await donateButton(page).click();
  await expectThanks(page);
}

/** Expects a `phonePhoto` that was turned upright and scaled down: red at the top, blue at the bottom. */
async function expectUpright(photo: SentPhoto | undefined) {
  const picture = sharp(photo?.bytes);
  const { width, height, exif, xmp, orientation, format } = await picture.metadata();
  expect({ width, height, exif, xmp, orientation, format }).toEqual({ width: 1200, height: 1600, format: 'webp' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  /** The red and blue channels of the first pixel of a row. */
  const redAndBlue = (row: number) => [
    data[row * info.width * info.channels],
    data[row * info.width * info.channels + 2],
  ];
  expect(redAndBlue(10)[0]).toBeGreaterThan(200);
  expect(redAndBlue(1590)[1]).toBeGreaterThan(200);
}

test('threat 29: the photo of a donation leaves the browser upright, scaled down and without its location', async ({
  page,
}) => {
  const photo = await phonePhoto();
  expect((await sharp(photo.buffer).metadata()).exif?.toString('latin1')).toContain('Phone');
  const sentPhotos = await recordSentPhotos(page);
  await send(page, photo);
  expect(sentPhotos).toHaveLength(1);
  await expectUpright(sentPhotos[0]);
  expect(sentPhotos[0]?.bytes.toString('latin1')).not.toMatch(/Exif|GPS|Phone/);
  expect(sentPhotos[0]?.name).toBe('photo');
});

test('an animated photo is sent unchanged', async ({ page }) => {
  const frames = await Promise.all(['gold', 'green'].map(async (color) => (await plainPhoto(color)).buffer));
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const sentPhotos = await recordSentPhotos(page);
  await send(page, { name: 'coats.gif', mimeType: 'image/gif', buffer });
  expect(sentPhotos[0]?.bytes.equals(buffer)).toBe(true);
});

test('a photo is sent unchanged if the browser alters canvas pixels to prevent fingerprinting', async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => new ImageData(width, height);
  });
  const photo = await phonePhoto();
  const sentPhotos = await recordSentPhotos(page);
  await send(page, photo);
  expect(sentPhotos[0]?.bytes.equals(photo.buffer)).toBe(true);
});

test('a photo is sent unchanged when the script that prepares photos fails to load', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/prepare-photo/);
  await page.route('**/static/js/prepare-photo.*', (route) => route.abort());
  const photo = await phonePhoto();
  const sentPhotos = await recordSentPhotos(page);
  await send(page, photo);
  expect(sentPhotos[0]?.bytes.equals(photo.buffer)).toBe(true);
});

test('a photo chosen before any script loads is kept and prepared', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/static/js/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  const sentPhotos = await recordSentPhotos(page);
  await page.goto('/donationform', { waitUntil: 'commit' });
  await image(page).setInputFiles(await phonePhoto());
  released.resolve();
  await expect(preview(page)).toBeVisible();
  await page.getByRole('radio').first().check();
  for (const label of ['Items Name', 'Location', 'Quantity']) await page.getByLabel(label).fill('1');
  await donateButton(page).click();
  await expectThanks(page);
  await expectUpright(sentPhotos[0]);
});

test('the script that prepares photos loads only after a photo is chosen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openDonationForm(page);
  expect(scripts.join()).not.toContain('prepare-photo');
  await image(page).setInputFiles(await plainPhoto('gold'));
  await expect.poll(() => scripts.join()).toContain('prepare-photo');
});

test('for a HEIC photo, which Chromium cannot decode, the form shows the file name instead of a preview and sends the photo unchanged, and the server converts it', async ({
  page,
}) => {
  const buffer = readFileSync('api/test/fixtures/heic/quadrants.heic');
  const sentPhotos = await recordSentPhotos(page);
  await fillInDonation(page);
  // On Windows and Linux, browsers report no type for HEIC files.
  await image(page).setInputFiles({ name: 'IMG_0042.HEIC', mimeType: '', buffer });
  await expect(page.getByText('Got it: IMG_0042.HEIC.')).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  await donateButton(page).click();
  await expectThanks(page);
  expect(sentPhotos[0]?.bytes.equals(buffer)).toBe(true);
  expect(sentPhotos[0]?.name).toBe('photo');
  const shown = page.locator('main img[src*="/api/images/"]').first();
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(256);
});
