import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG of about 3 MB. Its pixels are noise, the worst case for decoding and compressing an image of that size. */
export async function createNoisyPhoto(): Promise<Blob> {
  const [width, height, channels] = [2_400, 1_800, 3] as const;
  const raw = { width, height, channels };
  // Enlarged from half the width and height: noise at full resolution would be a much larger JPEG.
  const pixels = await sharp(randomBytes((width * height * channels) / 4), {
    raw: { width: width / 2, height: height / 2, channels },
  })
    .resize(width, height)
    .raw()
    .toBuffer();
  const jpeg = await sharp(pixels, { raw }).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}
