import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { donateNow, fillInDonation } from './donation-form.ts';
import { expect, test } from './kindcrate.ts';
import { phonePhoto, photoOf, type Upload } from './photo.ts';
import { recordSentPhotos, type SentPhoto } from './sent-photo.ts';

const image = (page: Page) => page.getByLabel('Image');
const preview = (page: Page) => page.getByAltText('The photo that you chose');
const zone = (page: Page) => page.locator('.photo-zone');

test.beforeEach(async ({ signInDonor }) => void (await signInDonor()));

async function send(page: Page, photo: Upload) {
  await fillInDonation(page);
  await image(page).setInputFiles(photo);
  await donateNow(page).click();
  await expect(page.getByRole('status')).toContainText('Your Donation was sent successfully!');
}

async function expectUpright(photo: SentPhoto | undefined) {
  const picture = sharp(photo?.bytes);
  const { width, height, exif, xmp, orientation, format } = await picture.metadata();
  expect({ width, height, exif, xmp, orientation, format }).toEqual({ width: 1200, height: 1600, format: 'webp' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const redAndBlue = (row: number) => [
    data[row * info.width * info.channels],
    data[row * info.width * info.channels + 2],
  ];
  expect(redAndBlue(10)[0]).toBeGreaterThan(200);
  expect(redAndBlue(1590)[1]).toBeGreaterThan(200);
}

test('turns a photo upright, makes it small and takes away where it was taken before it leaves: threat 29', async ({
  page,
}) => {
  const photo = await phonePhoto();
  expect((await sharp(photo.buffer).metadata()).exif?.toString('latin1')).toContain('Phone');
  const sent = await recordSentPhotos(page);
  await send(page, photo);
  expect(sent).toHaveLength(1);
  await expectUpright(sent[0]);
  expect(sent[0]?.bytes.toString('latin1')).not.toMatch(/Exif|GPS|Phone/);
  expect(sent[0]?.name).toBe('photo');
});

test('sends an animation as it is', async ({ page }) => {
  const frames = await Promise.all(['gold', 'green'].map(async (colour) => (await photoOf(colour)).buffer));
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const sent = await recordSentPhotos(page);
  await send(page, { name: 'coats.gif', mimeType: 'image/gif', buffer });
  expect(sent[0]?.bytes.equals(buffer)).toBe(true);
});

test('sends the photo as it is where the browser gives a page other pixels than it drew', async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => new ImageData(width, height);
  });
  const photo = await phonePhoto();
  const sent = await recordSentPhotos(page);
  await send(page, photo);
  expect(sent[0]?.bytes.equals(photo.buffer)).toBe(true);
});

test('sends the photo as it is when the code that draws it does not arrive', async ({ page, expectProblem }) => {
  expectProblem(/prepare-photo/);
  await page.route('**/_astro/prepare-photo*', (route) => route.abort());
  await send(page, await phonePhoto());
});

test('fetches the code that draws a photo only when there is one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(scripts.join()).not.toContain('prepare-photo');
  await image(page).setInputFiles(await photoOf('gold'));
  await expect.poll(() => scripts.join()).toContain('prepare-photo');
});

/** Lets go of files over a place of the page. */
async function drop(target: Locator, file: Upload, ...events: string[]) {
  const dataTransfer = await target.page().evaluateHandle(
    ({ name, type, latin1 }) => {
      const bytes = Uint8Array.from(latin1, (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.mimeType, latin1: file.buffer.toString('latin1') },
  );
  for (const type of events) await target.dispatchEvent(type, { dataTransfer });
}

test('shows where a photo may be dropped, and takes it', async ({ page }) => {
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const photo = await photoOf('gold');
  await drop(zone(page), photo, 'dragenter', 'dragover');
  await expect(zone(page)).toHaveAttribute('data-over');
  await drop(zone(page), photo, 'dragleave');
  await expect(zone(page)).not.toHaveAttribute('data-over');
  await drop(zone(page), photo, 'dragover', 'drop');
  await expect(zone(page)).not.toHaveAttribute('data-over');
  await expect(preview(page)).toBeVisible();
  expect(await image(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('coats.jpg');
});

test('says that something dropped is no picture, and keeps the photo that was there', async ({ page }) => {
  await fillInDonation(page);
  await expect(preview(page)).toBeVisible();
  await drop(
    zone(page),
    { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('coats') },
    'dragover',
    'drop',
  );
  await expect(page.getByRole('alert')).toContainText('That is no picture.');
  await expect(preview(page)).toBeVisible();
  await drop(zone(page), await photoOf('green'), 'dragover', 'drop');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('stays on the page when a photo is dropped beside its place', async ({ page }) => {
  await fillInDonation(page);
  const isStopped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['…'], 'coats.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(drop);
  });
  expect(isStopped).toBe(true);
});

test('takes a photo that is pasted, and leaves pasted words to their field', async ({ page }) => {
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const paste = (withWords: boolean) =>
    page.getByLabel('Items Name').evaluate((field, withWords) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['…'], 'coats.png', { type: 'image/png' }));
      if (withWords) clipboardData.setData('text/plain', 'coats');
      return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, withWords);
  expect(await paste(true)).toBe(true);
  expect(await image(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  expect(await paste(false)).toBe(false);
  expect(await image(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('coats.png');
});
