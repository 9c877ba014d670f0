import { limits } from '@kindcrate/contract/limits';
import sharp, { type Sharp } from 'sharp';

/** Pixels of the longer side. */
const thumbnailSide = 400;

export interface RenderedImage {
  full: Buffer;
  thumbnail: Buffer;
  /** Pixels of `full`. */
  width: number;
  height: number;
}

// Each image is rendered on one thread, so that a core stays free for the server. A cache would take memory and never hit.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes an image as upright WebP, at most 1600 pixels wide and high, with a thumbnail of at most 400. Only the pixels
 * of the original survive, so metadata such as the location is gone.
 * @param effort the compression effort, from 0 (fast) to 6 (small); 1 takes half the time of sharp's default, 4
 * @throws when the file is damaged or incomplete; TypeError for a string, which sharp would read as a path.
 */
export async function renderImage(bytes: Buffer, effort = 1): Promise<RenderedImage> {
  if (!Buffer.isBuffer(bytes)) throw new TypeError('an image is rendered from bytes only');
  const original = sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: limits.image.pixels.anyImage });
  const { data, info } = await fitInside(original, limits.image.maxSide)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const full = await pixels().webp({ quality: 82, effort }).toBuffer();
  const thumbnail = await fitInside(pixels(), thumbnailSide).webp({ quality: 78, effort }).toBuffer();
  return { full, thumbnail, width, height };
}

function fitInside(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
