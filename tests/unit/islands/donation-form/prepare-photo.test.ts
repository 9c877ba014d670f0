import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitInto, isAnimated } from '../../../../src/islands/donation-form/prepare-photo.ts';

const frame = (background: string) => ({ create: { width: 8, height: 8, channels: 3, background } }) as const;
const stillImage = sharp(frame('gold'));
const animatedImage = async () => {
  const frames = await Promise.all(['gold', 'green'].map((color) => sharp(frame(color)).png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
};

/** A still PNG with the `acTL` chunk that marks an animation. */
async function animatedPng() {
  const png = await stillImage.clone().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  // Inserted after the signature (8 bytes) and the IHDR chunk (25 bytes).
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

test.each([
  ['a still JPEG', () => stillImage.clone().jpeg().toBuffer()],
  ['a still PNG', () => stillImage.clone().png().toBuffer()],
  ['a still WebP', () => stillImage.clone().webp().toBuffer()],
  [
    'a still WebP with metadata',
    () =>
      stillImage
        .clone()
        .withExif({ IFD0: { Artist: 'Ines' } })
        .webp()
        .toBuffer(),
  ],
  ['a still AVIF', () => stillImage.clone().avif().toBuffer()],
  ['a text file', async () => Buffer.from('text')],
  ['an empty file', async () => Buffer.alloc(0)],
])('the donation form does not mistake %s for an animation', async (_, make) => {
  expect(isAnimated(await make())).toBe(false);
});

/** The first box of an AVIF file whose brand `avis` marks an image sequence. */
const avifSequence = Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avisavif', 'latin1');

test.each([
  ['GIF', async () => (await animatedImage()).gif().toBuffer()],
  ['WebP', async () => (await animatedImage()).webp().toBuffer()],
  ['PNG', animatedPng],
  ['AVIF', async () => avifSequence],
])('the donation form recognizes an animated %s', async (_, make) => {
  expect(isAnimated(await make())).toBe(true);
});

test.each([
  ['a wide photo', [4000, 3000], [1600, 1200]],
  ['a tall photo', [3000, 4000], [1200, 1600]],
  ['a square photo', [5000, 5000], [1600, 1600]],
  ['a photo that just fits', [1600, 900], [1600, 900]],
  ['a small photo', [120, 90], [120, 90]],
  ['a photo whose proportions need rounding', [4032, 3023], [1600, 1200]],
  ['a very wide photo', [20_000, 3], [1600, 1]],
])('the donation form fits %s into 1600 pixels', (_, [width = 0, height = 0], [fittedWidth, fittedHeight]) => {
  expect(fitInto({ width, height }, 1600)).toEqual({ width: fittedWidth, height: fittedHeight });
});
