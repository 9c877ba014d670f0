import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { countStored, donate } from '../support/donations.ts';
import { readHeic } from '../support/heic/heic-file.ts';
import * as photos from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let token: string;

beforeAll(async () => {
  token = await api.signUp();
});

/** Uploads a photo with a donation, and returns the image as the profile shows it. */
async function upload(image: Buffer): Promise<{ url: string; thumbnailUrl: string; width: number; height: number }> {
  const { status, body } = await donate(api, token, { image });
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(201);
  return (await api.get('/api/profile', token)).body.data.orders.find(
    (order: { _id: string }) => order._id === body.data._id,
  ).image;
}

async function fetchImage(url: string): Promise<Buffer> {
  const reply = await api.app.inject(url);
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

describe('an uploaded photo', () => {
  test.each(Object.entries(photos.smallPhotos))('in %s format is accepted and served as WebP', async (_kind, make) => {
    const { url, width, height } = await upload(await make());
    expect(await sharp(await fetchImage(url)).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  test('has an unguessable name, and a header that keeps browsers from guessing its content type', async () => {
    const { url } = await upload(await photos.smallJpeg());
    const { headers } = await api.app.inject(url);
    expect(url).toMatch(/^\/api\/images\/[0-9a-f]{32}\.webp\?/);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  });

  test('is scaled down to at most 1600 pixels, and its thumbnail to 400', async () => {
    const { url, thumbnailUrl, width, height } = await upload(await photos.plainJpeg(3200, 800));
    expect([width, height]).toEqual([1600, 400]);
    expect(await sharp(await fetchImage(url)).metadata()).toMatchObject({ width: 1600, height: 400 });
    expect(await sharp(await fetchImage(thumbnailUrl)).metadata()).toMatchObject({ width: 400, height: 100 });
  });

  test('threat 28: is turned upright according to its EXIF orientation', async () => {
    const { url, width, height } = await upload(await photos.rotatedJpeg());
    expect([width, height]).toEqual([40, 80]);
    const { data } = await sharp(await fetchImage(url))
      .extract({ left: 20, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The upper half of the upright image is red; the first byte of a pixel is its red channel.
    expect(data[0]).toBeGreaterThan(200);
  });

  test('threat 28: becomes a plain still image if it was CMYK, animated or a polyglot', async () => {
    for (const image of [await photos.cmykJpeg(), await photos.animatedGif(), await photos.polyglot()]) {
      const served = await fetchImage((await upload(image)).url);
      expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', space: 'srgb' });
      expect((await sharp(served).metadata()).pages ?? 1).toBe(1);
      expect(served.includes('<script>')).toBe(false);
    }
  });

  test('threat 29: loses its location, owner and all other metadata', async () => {
    const original = await photos.jpegWithLocation();
    expect(original.includes('SECRET-OWNER')).toBe(true);
    const { url, thumbnailUrl } = await upload(original);
    for (const bytes of [await fetchImage(url), await fetchImage(thumbnailUrl)]) {
      expect(bytes.includes('SECRET-OWNER')).toBe(false);
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    }
    for await (const { fileName } of api.data.images.list()) {
      expect((await api.data.images.read(fileName))?.includes('SECRET-OWNER')).toBe(false);
    }
  });
});

describe('threats 28 and 33, finding 1: an upload is refused with a reason and stores nothing when it is', () => {
  const refusedFiles: [string, number, RegExp, () => Buffer | Promise<Buffer>][] = [
    ['an SVG drawing', 415, /isn’t a JPEG, HEIC, PNG, WebP, AVIF or GIF/, photos.svgFile],
    ['HTML with the file name of a photo', 415, /isn’t a JPEG/, photos.htmlPage],
    ['a TIFF', 415, /isn’t a JPEG/, photos.smallTiff],
    ['a PDF', 415, /isn’t a JPEG/, () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['plain text', 415, /isn’t a JPEG/, () => Buffer.from('a photo, honestly')],
    ['an empty file', 400, /empty/, () => Buffer.alloc(0)],
    ['a file of 12 MB', 413, /larger than 10 MB/, photos.hugeFile],
    ['an image of 900 megapixels', 413, /more than 50 megapixels/, () => photos.pixelBomb()],
    ['an image of just over 50 megapixels', 413, /more than 50 megapixels/, () => photos.pixelBomb(7072)],
    ['an image of 12,001 pixels by 1', 413, /more than 12,000 pixels wide or high/, () => photos.plainPng(12_001, 1)],
    ['an image of 1 pixel by 12,001', 413, /more than 12,000 pixels wide or high/, () => photos.plainPng(1, 12_001)],
    ['an AVIF of over 4 megapixels', 413, /AVIF photo .* 4 megapixels/, () => photos.plainAvif(2001, 2000)],
    ['a GIF of over 13 megapixels', 413, /animated, .* 13 megapixels/, () => photos.plainGif(4000, 3251)],
    ['a progressive JPEG of over 13 megapixels', 413, /13 megapixels/, () => photos.progressiveJpeg(4000, 3251)],
    ['an interlaced PNG of over 13 megapixels', 413, /13 megapixels/, () => photos.interlacedPng(4000, 3251)],
    ['a HEIC of over 25 megapixels', 413, /HEIC photo .* 25 megapixels/, () => readHeic('flat-50-megapixels.heic')],
    ['half a HEIC', 400, /damaged or incomplete/, () => photos.truncate(readHeic('tile.heic'))],
    ['half a JPEG', 400, /damaged or incomplete/, async () => photos.truncate(await photos.noisyJpeg())],
    ['half a PNG', 400, /damaged or incomplete/, async () => photos.truncate(await photos.noisyPng())],
    ['half a WebP', 400, /damaged or incomplete/, async () => photos.truncate(await photos.noisyWebp())],
    ['half an AVIF', 400, /damaged or incomplete/, async () => photos.truncate(await photos.smallAvif())],
    ['half a GIF', 400, /damaged or incomplete/, async () => photos.truncate(await photos.noisyGif())],
    ['a PNG without its pixel data', 400, /damaged or incomplete/, () => photos.pixelBomb(100)],
    [
      'the first 20 bytes of a JPEG',
      400,
      /damaged or incomplete/,
      async () => (await photos.noisyJpeg()).subarray(0, 20),
    ],
  ];

  test.each(refusedFiles)('%s', async (_name, status, message, make) => {
    const storedBefore = await countStored(api);
    const reply = await donate(api, token, { image: await make() });
    expect(reply).toMatchObject({ status, body: { success: false, code: 'image_refused' } });
    expect(reply.body.fields.image).toMatch(message);
    expect(reply.body.message).toBe(reply.body.fields.image);
    expect(await countStored(api)).toEqual(storedBefore);
  });
});

test('a request for an image that does not exist makes two queries, the second for the photos of public outcomes', async () => {
  const select = vi.spyOn(api.services.database, 'selectFrom');
  expect((await api.get(`/api/images/${'0'.repeat(32)}.webp`)).status).toBe(404);
  const tables = select.mock.calls.map(([table]) => table);
  select.mockRestore();
  expect(tables).toEqual(['pictures', 'outcomes']);
});

describe('threat 30: the API replies 404, and serves no other file, for the image path', () => {
  const paths = [
    '..%2Fkindcrate.sqlite',
    '%2e%2e%2fjwt-secret',
    '../../package.json',
    '..%5Cjwt-secret',
    '.',
    '..',
    '%00',
    'jwt-secret',
    'note.webp',
    `${'a'.repeat(32)}.webp`,
    `${'A'.repeat(32)}.webp`,
    `${'0'.repeat(32)}.webp%00.png`,
  ];

  test.each(paths)('%s', async (path) => {
    writeFileSync(join(api.folder, 'images', 'note.webp'), 'not one of our images');
    for (const url of [`/api/images/${path}`, `/api/images//${path}`, `/api/images/x/${path}`]) {
      const reply = await api.app.inject(url);
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 404, 'not_found']);
    }
  });
});
