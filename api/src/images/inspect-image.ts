import { limits } from '@kindcrate/contract/limits';
import sharp from 'sharp';
import { Failure } from '../failure.ts';

const statuses = { broken: 400, empty: 400, too_large: 413, too_many_pixels: 413, unknown_format: 415 } as const;

/** Why an image is refused. */
export type ImageProblem = keyof typeof statuses;

/** @param field the form field that the image was sent in */
export function refuseImage(problem: ImageProblem, field = 'image'): Failure {
  const details = { field, status: statuses[problem] };
  if (problem === 'too_large') {
    const values = { megabytes: limits.image.bytes / 1024 / 1024 };
    return new Failure('image_refused.too_large', { ...details, values });
  }
  if (problem === 'too_many_pixels') {
    const values = { megapixels: limits.image.pixels / 1_000_000 };
    return new Failure('image_refused.too_many_pixels', { ...details, values });
  }
  return new Failure(`image_refused.${problem}`, details);
}

/**
 * Reads an image's size and header without decoding it, so that a small file that claims to be enormous costs nothing.
 * @returns why the image is refused; undefined when it may be decoded.
 */
export async function inspectImage(bytes: Buffer): Promise<ImageProblem | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > limits.image.bytes) return 'too_large';
  const format = readFormat(bytes);
  if (!format) return 'unknown_format';
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== format) return 'broken';
  return header.width * header.height > limits.image.pixels ? 'too_many_pixels' : undefined;
}

/** sharp's names of the formats that we accept; it counts AVIF as HEIF. */
type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Reads the format from the first bytes, never from the file's name. */
function readFormat(bytes: Buffer): ImageFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return isAvif(bytes) ? 'heif' : undefined;
}

/** The box `ftyp` lists four-letter brands. A HEIC file has that box too, without `avif` in it. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !startsWith(bytes, 4, 'ftyp')) return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 128));
  const names: string[] = brands.match(/.{4}/gs) ?? [];
  return names.includes('avif');
}

function startsWith(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}
