import type { APIRequestContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { type Donor, fetchToken } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto, rotatedPhoto } from './photos.ts';
import { stallUploads } from './stalled-uploads.ts';

const uploadUrl = '**/api/profile/uploadphoto';
const success = 'Your Photo Is Updated successfully!';
const sendButton = (page: Page) => page.getByRole('button', { name: 'Upload Photo' });
const cropArea = (page: Page) => page.getByRole('application', { name: 'The part of your photo that will show' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

let donor: Donor;

test.beforeEach(async ({ page, signInDonor }) => {
  donor = await signInDonor();
  await recordSentPhoto(page);
  await page.goto('/profile#profile');
});

/** Stores the photo of each upload in `window.sentPhoto`, because Playwright does not report files in a request. */
async function recordSentPhoto(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentPhoto: body.get('image') });
      send.call(this, body);
    };
  });
}

/** The last photo that the browser sent. */
async function readSentPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const { sentPhoto } = window as unknown as { sentPhoto: File };
    return [...new Uint8Array(await sentPhoto.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** The donor's photo as the API serves it. */
async function fetchStoredPhoto(request: APIRequestContext): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await fetchToken(request, donor)}` };
  const { data } = await (await request.get('/api/profile', { headers })).json();
  return (await request.get(data.profilephoto.url)).body();
}

async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await rotatedPhoto());
  await expect(cropArea(page)).toBeVisible();
}

/** The stronger color at a point of an image; `x` and `y` are fractions of its width and height. */
async function colorAt(image: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(offset, offset + 3);
  return red > blue ? 'red' : 'blue';
}

test('threat 29: a rotated profile photo leaves the browser square, upright and without its metadata', async ({
  page,
  request,
}) => {
  await choosePhoto(page);
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
  for (const photo of [await readSentPhoto(page), await fetchStoredPhoto(request)]) {
    expect(await sharp(photo).metadata()).toMatchObject({ width: 800, height: 800 });
    expect((await sharp(photo).metadata()).exif).toBeUndefined();
    expect(photo.includes('SECRET-OWNER')).toBe(false);
    expect(await colorAt(photo, 0.5, 0.1)).toBe('red');
    expect(await colorAt(photo, 0.5, 0.9)).toBe('blue');
  }
});

test('a new profile photo appears in the welcome card without a reload, and the form is cleared', async ({ page }) => {
  const photo = page.getByRole('img', { name: 'Your photo' });
  const oldUrl = await photo.getAttribute('src');
  await choosePhoto(page);
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
  await expect(photo).not.toHaveAttribute('src', oldUrl ?? '');
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  await expect(cropArea(page)).toHaveCount(0);
  await expect(page.getByLabel('Photo', { exact: true })).toHaveValue('');
});

test('dragging a profile photo changes the crop that is sent', async ({ page }) => {
  await choosePhoto(page);
  await cropArea(page).scrollIntoViewIfNeeded();
  const box = await cropArea(page).boundingBox();
  if (!box) throw new Error('The crop area is not visible');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10, { steps: 5 });
  await page.mouse.up();
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
  expect(await colorAt(await readSentPhoto(page), 0.5, 0.7)).toBe('red');
});

test('a profile photo can be moved, zoomed and sent with the keyboard alone', async ({ page }) => {
  await choosePhoto(page);
  await page.getByLabel('Photo', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(cropArea(page)).toBeFocused();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page, success)).toBeVisible();
  const photo = await readSentPhoto(page);
  // The largest zoom shows a quarter of the 800 px.
  expect(await sharp(photo).metadata()).toMatchObject({ width: 200, height: 200 });
  expect(await colorAt(photo, 0.5, 0.5)).toBe('red');
});

test('choosing another profile photo resets the crop', async ({ page }) => {
  await choosePhoto(page);
  await page.getByRole('slider', { name: 'Zoom' }).press('End');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
  expect(await sharp(await readSentPhoto(page)).metadata()).toMatchObject({ width: 800, height: 800 });
});

test('the photo form asks for a photo when none is chosen', async ({ page }) => {
  await sendButton(page).click();
  await expect(page.getByLabel('Photo', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Photo', { exact: true })).toHaveAccessibleDescription(/Choose a photo/);
});

test('the upload of a profile photo can be canceled, and the photo is kept and can be sent again', async ({ page }) => {
  await stallUploads(page, uploadUrl);
  await choosePhoto(page);
  await sendButton(page).click();
  await expect(page.getByRole('progressbar', { name: 'Sending your photo' })).toBeVisible();
  await expect(page.locator('form [aria-live=polite]')).toHaveText('Sending your photo: 0%');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(status(page, 'Nothing was sent. Your photo is still here.').locator('[data-outcome]')).toBeFocused();
  await expect(cropArea(page)).toBeVisible();
  await page.unroute(uploadUrl);
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
});

test('a profile photo whose upload failed is kept and can be sent again', async ({ page, expectBrowserError }) => {
  expectBrowserError(/400/);
  expectBrowserError(/ApiError: Not today/);
  const json = { success: false, message: 'Not today', code: 'image_refused' };
  await page.route(uploadUrl, (route) => route.fulfill({ status: 400, json }));
  await choosePhoto(page);
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await sendButton(page).click();
  await logged;
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
  // A failed photo upload is only logged (specification, section 8); the photo is kept and can be sent again.
  await expect(page.getByText('Not today')).toHaveCount(0);
  await expect(cropArea(page)).toBeVisible();
  await page.unroute(uploadUrl);
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
});

test('a profile photo that the browser cannot decode is sent unchanged, and the API rotates it and strips its metadata', async ({
  page,
  request,
}) => {
  // This is how browsers reject unknown formats.
  await page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new DOMException('unknown format', 'InvalidStateError'));
  });
  await page.reload();
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await rotatedPhoto());
  await expect(page.getByText('This browser can’t show that photo.')).toBeVisible();
  await sendButton(page).click();
  await expect(status(page, success)).toBeVisible();
  expect((await sharp(await readSentPhoto(page)).metadata()).orientation).toBe(6);
  const stored = await fetchStoredPhoto(request);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 800, height: 1200 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});

test('a double click sends a profile photo once', async ({ page }) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.url().endsWith('/uploadphoto') && uploads.push(request.method()));
  await choosePhoto(page);
  await sendButton(page).dblclick();
  await expect(status(page, success)).toBeVisible();
  expect(uploads).toEqual(['PUT']);
});
