import type { APIRequestContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { type Donor, fetchToken } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto, rotatedPhoto } from './photos.ts';
import { stallUploads } from './stalled-uploads.ts';

const upload = '**/api/profile/uploadphoto';
const success = 'Your Photo Is Updated successfully!';
const send = (page: Page) => page.getByRole('button', { name: 'Upload Photo' });
const part = (page: Page) => page.getByRole('application', { name: 'The part of your photo that will show' });
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

let donor: Donor;

test.beforeEach(async ({ page, signInDonor }) => {
  donor = await signInDonor();
  await keepWhatIsSent(page);
  await page.goto('/profile#profile');
});

/** Keeps the photo of every upload where `sentPhoto` finds it: Playwright does not see files in a request. */
async function keepWhatIsSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentPhoto: body.get('image') });
      send.call(this, body);
    };
  });
}

/** The last photo as it left the browser. */
async function sentPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const { sentPhoto } = window as unknown as { sentPhoto: File };
    return [...new Uint8Array(await sentPhoto.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** The donor's photo as the API serves it. */
async function storedPhoto(request: APIRequestContext): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await fetchToken(request, donor)}` };
  const { data } = await (await request.get('/api/profile', { headers })).json();
  return (await request.get(data.profilephoto.url)).body();
}

async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await rotatedPhoto());
  await expect(part(page)).toBeVisible();
}

/** `red` or `blue`: which of them a picture has at a place, given as parts of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > blue ? 'red' : 'blue';
}

test('threat 29: a turned photo leaves the browser square, upright and without where it was taken', async ({
  page,
  request,
}) => {
  await choosePhoto(page);
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
  for (const photo of [await sentPhoto(page), await storedPhoto(request)]) {
    expect(await sharp(photo).metadata()).toMatchObject({ width: 800, height: 800 });
    expect((await sharp(photo).metadata()).exif).toBeUndefined();
    expect(photo.includes('SECRET-OWNER')).toBe(false);
    expect(await colourAt(photo, 0.5, 0.1)).toBe('red');
    expect(await colourAt(photo, 0.5, 0.9)).toBe('blue');
  }
});

test('shows the new photo in the welcome card without a reload, and clears the form', async ({ page }) => {
  const photo = page.getByRole('img', { name: 'Your photo' });
  const before = await photo.getAttribute('src');
  await choosePhoto(page);
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
  await expect(photo).not.toHaveAttribute('src', before ?? '');
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  await expect(part(page)).toHaveCount(0);
  await expect(page.getByLabel('Photo', { exact: true })).toHaveValue('');
});

test('sends the part that the photo was dragged to', async ({ page }) => {
  await choosePhoto(page);
  await part(page).scrollIntoViewIfNeeded();
  const box = await part(page).boundingBox();
  if (!box) throw new Error('the photo is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 10, { steps: 5 });
  await page.mouse.up();
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
  expect(await colourAt(await sentPhoto(page), 0.5, 0.7)).toBe('red');
});

test('can be moved, zoomed and sent by keyboard alone', async ({ page }) => {
  await choosePhoto(page);
  await page.getByLabel('Photo', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(part(page)).toBeFocused();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(says(page, success)).toBeVisible();
  const photo = await sentPhoto(page);
  expect(await sharp(photo).metadata()).toMatchObject({ width: 200, height: 200 });
  expect(await colourAt(photo, 0.5, 0.5)).toBe('red');
});

test('begins anew with another photo', async ({ page }) => {
  await choosePhoto(page);
  await page.getByRole('slider', { name: 'Zoom' }).press('End');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
  expect(await sharp(await sentPhoto(page)).metadata()).toMatchObject({ width: 800, height: 800 });
});

test('asks for a photo when none was chosen', async ({ page }) => {
  await send(page).click();
  await expect(page.getByLabel('Photo', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Photo', { exact: true })).toHaveAccessibleDescription(/Choose a photo/);
});

test('can be cancelled on the way, keeps the photo, and can be sent then', async ({ page }) => {
  await stallUploads(page, upload);
  await choosePhoto(page);
  await send(page).click();
  await expect(page.getByRole('progressbar', { name: 'Sending your photo' })).toBeVisible();
  await expect(page.locator('form [aria-live=polite]')).toHaveText('Sending your photo: 0 %');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(says(page, 'Nothing was sent. Your photo is still here.').locator('[data-outcome]')).toBeFocused();
  await expect(part(page)).toBeVisible();
  await page.unroute(upload);
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
});

test('keeps the photo when it could not be sent, and sends it then', async ({ page, expectProblem }) => {
  expectProblem(/400/);
  expectProblem(/ApiError: Not today/);
  const json = { success: false, message: 'Not today', code: 'image_refused' };
  await page.route(upload, (route) => route.fulfill({ status: 400, json }));
  await choosePhoto(page);
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await send(page).click();
  await logged;
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByText('Not today')).toHaveCount(0);
  await expect(part(page)).toBeVisible();
  await page.unroute(upload);
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
});

test('sends the photo as it is where the browser cannot decode it, and the API turns and strips it', async ({
  page,
  request,
}) => {
  // As a browser does with a format that it does not know.
  await page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new DOMException('unknown format', 'InvalidStateError'));
  });
  await page.reload();
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await rotatedPhoto());
  await expect(page.getByText('This browser can’t show that photo.')).toBeVisible();
  await send(page).click();
  await expect(says(page, success)).toBeVisible();
  expect((await sharp(await sentPhoto(page)).metadata()).orientation).toBe(6);
  const stored = await storedPhoto(request);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 800, height: 1200 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});

test('sends once for two clicks', async ({ page }) => {
  const uploads: string[] = [];
  page.on('request', (request) => request.url().endsWith('/uploadphoto') && uploads.push(request.method()));
  await choosePhoto(page);
  await send(page).dblclick();
  await expect(says(page, success)).toBeVisible();
  expect(uploads).toEqual(['PUT']);
});
