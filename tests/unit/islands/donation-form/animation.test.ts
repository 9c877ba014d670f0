import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimation } from '../../../../src/islands/donation-form/animation.ts';

const frame = (background: string) => ({ create: { width: 8, height: 8, channels: 3, background } }) as const;
const still = sharp(frame('gold'));
const moving = async () => {
  const frames = await Promise.all(['gold', 'green'].map((colour) => sharp(frame(colour)).png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
};

/** A PNG with the chunk by which an animated one says so. */
async function animatedPng() {
  const png = await still.clone().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

test.each([
  ['JPEG', () => still.clone().jpeg().toBuffer()],
  ['PNG', () => still.clone().png().toBuffer()],
  ['WebP', () => still.clone().webp().toBuffer()],
  [
    'WebP with metadata',
    () =>
      still
        .clone()
        .withExif({ IFD0: { Artist: 'Ines' } })
        .webp()
        .toBuffer(),
  ],
  ['AVIF', () => still.clone().avif().toBuffer()],
  ['text', async () => Buffer.from('a text')],
  ['empty file', async () => Buffer.alloc(0)],
])('takes a still %s for no animation', async (_, make) => {
  expect(isAnimation(await make())).toBe(false);
});

test.each([
  ['GIF', async () => (await moving()).gif().toBuffer()],
  ['WebP', async () => (await moving()).webp().toBuffer()],
  ['PNG', animatedPng],
  ['AVIF', async () => Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avisavif', 'latin1')],
])('knows a moving %s', async (_, make) => {
  expect(isAnimation(await make())).toBe(true);
});
