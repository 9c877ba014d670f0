import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRenderer, type ImageRenderer } from '../../../src/images/renderer.ts';
import { centerCrop, gridHeic, mirroring, readHeic, rotation, withStatedSize } from '../../support/heic/heic-file.ts';
import { smallJpeg } from '../../support/photos.ts';
import { childrenOf, memoryOf } from '../../support/processes.ts';

let renderer: ImageRenderer;

afterEach(() => renderer.close());

// The timeout is long, so that no render fails on a busy machine. `api/test/images/renderer.test.ts` tests the default timeout.
const start = () => {
  renderer = createRenderer({ timeout: 60_000 });
};
const render = (bytes: Buffer) => renderer.render('account', { bytes, withVersions: false });

/**
 * Renders an image in a new process.
 * @returns the size of the rendered image or the failure, and the peak memory of the process in bytes
 */
async function renderAndMeasure(bytes: Buffer) {
  start();
  renderer.prepare();
  await vi.waitUntil(() => childrenOf(process.pid).length, { interval: 1 });
  const [pid = 0] = childrenOf(process.pid);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid).peak);
  }, 5);
  const result = await render(bytes).then(
    ({ width, height }) => `${width} × ${height}`,
    ({ code, message }) => `${code}: ${message}`,
  );
  clearInterval(watch);
  return { result, peak };
}

/** The color of the pixel in the middle of each quarter: the top row, then the bottom row, each from left to right. */
async function readQuarterColors(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const bits = [...data.subarray(at, at + 3)].map((channel) => (channel > 128 ? 1 : 0)).join('');
    return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[bits] ?? bits;
  };
  return [nameAt(0.25, 0.25), nameAt(0.75, 0.25), nameAt(0.25, 0.75), nameAt(0.75, 0.75)];
}

test('threat 29: a HEIC image is rendered with its colors and without its metadata', async () => {
  start();
  const original = readHeic('quadrants.heic');
  expect(original.includes('SECRET-OWNER')).toBe(true);
  const { full, thumbnail, width, height } = await render(original);
  expect({ width, height }).toEqual({ width: 256, height: 192 });
  expect(await readQuarterColors(full)).toEqual(['red', 'green', 'blue', 'white']);
  for (const image of [full, thumbnail]) {
    const { exif, xmp, icc, orientation } = await sharp(image).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(image.includes('SECRET-OWNER')).toBe(false);
  }
});

test('the colors of a HEIC image in Display P3 are converted to sRGB', async () => {
  start();
  const { full } = await render(readHeic('quadrants.heic'));
  const { data } = await sharp(full)
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The red was drawn in sRGB. If the profile were ignored, it would be 234, 51, 35.
  expect(data[0]).toBeGreaterThan(247);
  expect(data[1]).toBeLessThan(16);
});

test('the tiles of a phone photo are combined into one image, which is scaled down', async () => {
  start();
  const { full, width, height } = await render(gridHeic({ width: 2016, height: 1512, columns: 4, rows: 3 }));
  expect({ width, height }).toEqual({ width: 1600, height: 1200 });
  const { full: tileImage } = await render(readHeic('tile.heic'));
  const tile = await sharp(tileImage).resize(406).raw().toBuffer();
  const area = await sharp(full)
    .extract({ left: 406, top: 406, width: 406, height: 406 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(averageDifference(tile, area)).toBeLessThan(12);
});

function averageDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('threat 28: a HEIC image is rendered as its file specifies when it is', () => {
  const tile = { file: 'quadrants-without-metadata.heic', width: 256, height: 192 };
  test.each([
    ['not turned', [], [256, 192], 'red green blue white'],
    ['turned counterclockwise', [rotation(1)], [192, 256], 'green white red blue'],
    ['upside down', [rotation(2)], [256, 192], 'white blue green red'],
    ['turned clockwise', [rotation(3)], [192, 256], 'blue red white green'],
    ['mirrored from left to right', [mirroring(1)], [256, 192], 'green red white blue'],
    ['mirrored from top to bottom', [mirroring(0)], [256, 192], 'blue white red green'],
    ['turned and mirrored', [rotation(1), mirroring(1)], [192, 256], 'white green blue red'],
    ['cropped', [centerCrop(100, 60)], [100, 60], 'red green blue white'],
    ['cropped and turned', [centerCrop(100, 60), rotation(3)], [60, 100], 'blue red white green'],
  ])('%s', async (_name, transformations, [width, height], colors) => {
    start();
    const image = await render(gridHeic({ width: 256, height: 192, columns: 1, rows: 1, transformations, tile }));
    expect(image).toMatchObject({ width, height });
    expect((await readQuarterColors(image.full)).join(' ')).toBe(colors);
  });
});

describe('threat 33: a HEIC image is rendered in less than 300 MB of memory when it is', () => {
  test.each([
    ['a grid of 12 megapixels', () => gridHeic({ width: 4032, height: 3024, columns: 8, rows: 6 }), 200],
    [
      'a turned grid of 24 megapixels',
      () => gridHeic({ width: 5712, height: 4284, columns: 12, rows: 9, transformations: [rotation(3)] }),
      200,
    ],
    ['12 megapixels in one piece', () => readHeic('flat-12-megapixels.heic'), 300],
  ])('%s', async (_name, create, megabytes) => {
    const { result, peak } = await renderAndMeasure(create());
    expect(result).toMatch(/^(1600 × 1200|1200 × 1600)$/);
    expect(peak / 1e6).toBeLessThan(megabytes);
  });
});

describe('threat 33: a HEIC image is refused without using more than 300 MB when it has', () => {
  const whole = () => readHeic('flat-50-megapixels.heic');
  test.each([
    [
      'more than 25 megapixels',
      /HEIC photo .* 25 megapixels/,
      () => gridHeic({ width: 8064, height: 6048, columns: 16, rows: 12 }),
    ],
    ['50 megapixels in one piece', /25 megapixels/, whole],
    [
      'one row of 50 million pixels',
      /more than 12,000 pixels/,
      () => gridHeic({ width: 50_000_000, height: 1, columns: 1, rows: 1 }),
    ],
    [
      'sides of 4 billion pixels',
      /more than 12,000 pixels/,
      () => gridHeic({ width: 2 ** 32 - 1, height: 2 ** 32 - 1, columns: 1, rows: 1 }),
    ],
    ['no pixels', /damaged/, () => gridHeic({ width: 0, height: 0, columns: 1, rows: 1 })],
    ['900 tiles', /too much work/, () => gridHeic({ width: 4032, height: 3024, columns: 30, rows: 30 })],
    ['1,122 tiles', /too much work/, () => gridHeic({ width: 4032, height: 3024, columns: 34, rows: 33 })],
    ['16 megapixels in one piece', /too much work/, () => withStatedSize(whole(), 4000, 4000)],
    ['50 megapixels but states 3,072 pixels', /too much work/, () => withStatedSize(whole(), 64, 48)],
    ['fewer pixels than it states', /damaged/, () => withStatedSize(readHeic('quadrants.heic'), 2000, 1000)],
    ['too few tiles for its size', /damaged/, () => gridHeic({ width: 4032, height: 3024, columns: 2, rows: 2 })],
    [
      'tiles that are JPEGs',
      /damaged/,
      () => gridHeic({ width: 1024, height: 512, columns: 2, rows: 1, tileType: 'jpeg' }),
    ],
    [
      'tiles that are grids',
      /damaged/,
      () => gridHeic({ width: 1024, height: 512, columns: 2, rows: 1, tileType: 'grid' }),
    ],
    [
      'a crop that is larger than the image',
      /damaged/,
      () => gridHeic({ width: 1024, height: 512, columns: 2, rows: 1, transformations: [centerCrop(9000, 9000)] }),
    ],
    [
      'a crop after a rotation',
      /damaged/,
      () =>
        gridHeic({
          width: 1024,
          height: 512,
          columns: 2,
          rows: 1,
          transformations: [rotation(1), centerCrop(300, 300)],
        }),
    ],
    ['only half of its data', /damaged/, () => readHeic('tile.heic').subarray(0, 20_000)],
    ['only half of its header', /damaged/, () => readHeic('tile.heic').subarray(0, 200)],
    ['only its first 24 bytes', /damaged/, () => readHeic('tile.heic').subarray(0, 24)],
  ])('%s', async (_name, message, create) => {
    const { result, peak } = await renderAndMeasure(create());
    expect(result).toMatch(/^image_refused: /);
    expect(result).toMatch(message);
    expect(peak / 1e6).toBeLessThan(300);
    expect(await render(await smallJpeg())).toMatchObject({ width: 64, height: 48 });
  });
});

test('threat 33: decoding a HEIC image ends when it takes too long, and the next one is rendered', async () => {
  renderer = createRenderer({ timeout: 300 });
  await expect(render(readHeic('flat-12-megapixels.heic'))).rejects.toMatchObject({
    code: 'image_refused',
    status: 413,
  });
  await renderer.close();
  start();
  expect(await render(readHeic('quadrants.heic'))).toMatchObject({ width: 256 });
});

test('many HEIC images in a row take no more memory than one', async () => {
  start();
  await render(readHeic('quadrants.heic'));
  const [pid = 0] = childrenOf(process.pid);
  const before = memoryOf(pid).now;
  for (let index = 0; index < 60; index++) await render(readHeic('quadrants.heic'));
  expect(childrenOf(process.pid)).toEqual([pid]);
  expect((memoryOf(pid).now - before) / 1e6).toBeLessThan(25);
});

test('threat 28: a HEIC file with one changed byte is either rendered or refused, wherever that byte is', async () => {
  start();
  const original = readHeic('quadrants.heic');
  for (let at = 16; at < original.length; at += 23) {
    const changed = Buffer.from(original);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    const settled = await render(changed).catch((failure: { code: string }) => failure);
    if ('code' in settled) expect(settled.code).toBe('image_refused');
    else expect(settled.full.length).toBeGreaterThan(0);
  }
});

test('WebAssembly is loaded for HEIC images only', async () => {
  start();
  await render(await smallJpeg());
  const [pid = 0] = childrenOf(process.pid);
  const before = memoryOf(pid).now;
  await render(readHeic('quadrants.heic'));
  expect(childrenOf(process.pid)).toEqual([pid]);
  // libheif reserves 17 MB at first, and uses only part of that immediately.
  expect((memoryOf(pid).now - before) / 1e6).toBeGreaterThan(5);
});
