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

// Few pictures are drawn at once, each by one thread, so that they leave a core for everything else; a cache would hold
// memory and hit nothing.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture anew: upright, as WebP, at most 1600 pixels, and once more at 400. Nothing of the original file
 * survives but its pixels, so neither does a place where it was taken.
 * @param effort of the compression, from 0 (fast) to 6 (small); 1 takes half the time of sharp's own 4
 * @throws when the file is damaged or cut short; TypeError for a text, which sharp would take for a path and read.
 */
export async function renderImage(bytes: Buffer, effort = 1): Promise<RenderedImage> {
  if (!Buffer.isBuffer(bytes)) throw new TypeError('a picture is drawn from its bytes only');
  const original = sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: limits.image.pixels });
  const { data, info } = await fit(original, limits.image.maxSide)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const full = await pixels().webp({ quality: 82, effort }).toBuffer();
  const thumbnail = await fit(pixels(), thumbnailSide).webp({ quality: 78, effort }).toBuffer();
  return { full, thumbnail, width, height };
}

function fit(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
