import { limits } from '@kindcrate/contract/limits';
import sharp, { type Metadata } from 'sharp';
import type { ImageProblem } from './image-failure.ts';
import { readFormat } from './inspect-file.ts';

const { side, pixels } = limits.image;

/**
 * Reads an image's header without decoding the image, so that a small file that claims to be enormous costs nothing.
 * @returns why the image is refused; undefined when it may be decoded.
 */
export async function inspectHeader(bytes: Buffer): Promise<ImageProblem | undefined> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header || header.format !== readFormat(bytes)) return 'broken';
  const { width, height, format } = header;
  const area = width * height;
  if (area > pixels.anyImage) return 'too_many_pixels';
  if (Math.max(width, height) > side) return 'side_too_long';
  if (format === 'heif' && area > pixels.avif) return 'too_many_pixels_for_avif';
  if (isDecodedWhole(header) && area > pixels.animatedOrInterlaced) return 'too_many_pixels_for_its_kind';
  return undefined;
}

/** Whether decoding takes memory for all pixels. Other images are decoded in rows, or straight to a smaller size. */
function isDecodedWhole({ format, pages = 1, isProgressive }: Metadata): boolean {
  return format === 'gif' || pages > 1 || isProgressive;
}
