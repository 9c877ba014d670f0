import { limits } from '@kindcrate/contract/limits';
import type { ImageProblem } from './image-failure.ts';

/**
 * Checks an image's size in bytes and its first bytes. Any other check needs an image library, which this process does not
 * load.
 * @returns why the image is refused; undefined when it may be sent to the renderer.
 */
export function inspectFile(bytes: Buffer): ImageProblem | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > limits.image.bytes) return 'too_large';
  return readFormat(bytes) ? undefined : 'unknown_format';
}

/** The formats that we accept, by sharp's names (`heif` means AVIF). Only `heic` is a name of ours: HEIC is decoded without sharp. */
type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | 'heic';

/** Reads the format from the first bytes, never from the file's name. */
export function readFormat(bytes: Buffer): ImageFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  const brands = readBrands(bytes);
  if (brands.includes('avif')) return 'heif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined;
}

/** Brands of images encoded with HEVC, with 8 and with 10 bits per channel (ISO/IEC 23008-12, annex B). */
const heicBrands = new Set(['heic', 'heix']);

/** AVIF and HEIC files begin with the box `ftyp`: its length, its name, and a list of brands of four letters each. */
function readBrands(bytes: Buffer): string[] {
  if (bytes.length < 16 || !startsWith(bytes, 4, 'ftyp')) return [];
  const boxLength = bytes.readUInt32BE(0);
  return bytes.toString('latin1', 8, Math.min(boxLength, 128)).match(/.{4}/gs) ?? [];
}

function startsWith(bytes: Buffer, offset: number, text: string): boolean {
  return bytes.toString('latin1', offset, offset + text.length) === text;
}
