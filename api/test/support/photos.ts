import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readHeic } from './heic/heic-file.ts';

// Images and other uploads, generated for the tests.

const plain = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#c8412a' } });

/** Noise compresses badly, so most of the file is pixel data. */
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** Rendered once, because most donations in tests have this photo. */
let renderedSmallJpeg: Promise<Buffer> | undefined;
export function smallJpeg(): Promise<Buffer> {
  renderedSmallJpeg ??= plain().jpeg().toBuffer();
  return renderedSmallJpeg;
}
export const smallPng = () => plain().png().toBuffer();
export const smallAvif = () => plain().avif().toBuffer();

/** One image of each accepted type. */
export const smallPhotos = {
  JPEG: smallJpeg,
  PNG: smallPng,
  WebP: () => plain().webp().toBuffer(),
  AVIF: smallAvif,
  GIF: () => plain().gif().toBuffer(),
  HEIC: async () => readHeic('quadrants.heic'),
};

export const smallTiff = () => plain().tiff().toBuffer();
export const plainJpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();
export const noisyJpeg = () => noisy(400, 300).jpeg().toBuffer();
/** About 3 MB, as large as a photo from a phone. */
export const noisyPhoto = () => noisy(2400, 1800).jpeg({ quality: 90 }).toBuffer();
/** A PNG of 3 MB without compression, which is rendered in an eighth of the time that a noisy photo of that size takes. */
export const uncompressedPng = () => plain(1000, 1000).png({ compressionLevel: 0 }).toBuffer();
/** Enlarged noise, about as detailed as a real photo; unscaled noise is the worst case. */
export const detailedPhoto = () => noisy(480, 360).resize(2400, 1800).jpeg({ quality: 90 }).toBuffer();
export const noisyPng = () => noisy(200, 150).png().toBuffer();
export const noisyWebp = () => noisy(400, 300).webp().toBuffer();
export const noisyGif = () => noisy(200, 150).gif().toBuffer();
/** The accepted image that is the most expensive to decode: interlaced, with four channels of 16 bits. */
export const interlacedPng = (width: number, height: number) =>
  plain(width, height).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer();
export const progressiveJpeg = (width: number, height: number) =>
  plain(width, height).jpeg({ progressive: true }).toBuffer();
export const plainAvif = (width: number, height: number) => plain(width, height).avif({ effort: 0 }).toBuffer();
export const plainGif = (width: number, height: number) => plain(width, height).gif({ effort: 1 }).toBuffer();
export const plainPng = (width: number, height: number) => plain(width, height).png().toBuffer();
export const cmykJpeg = () => plain().toColourspace('cmyk').jpeg().toBuffer();

export const jpegWithLocation = () =>
  plain(90, 60)
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Red on the left, blue on the right, with an EXIF orientation that rotates it by 90 degrees. */
export async function rotatedJpeg(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: 40, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'lime', 'blue'].map((background) =>
      sharp({ create: { width: 32, height: 32, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

export const svgFile = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
export const htmlPage = () => Buffer.from('<!doctype html><script>alert(1)</script>');

/** A JPEG followed by an HTML page in the same file. */
export const polyglot = async () => Buffer.concat([await smallJpeg(), htmlPage()]);

/** A tiny PNG whose header claims `side` by `side` pixels; 900 megapixels by default. */
export function pixelBomb(side = 30_000): Buffer {
  return grayPng(side, side, deflateSync(Buffer.alloc(1000)));
}

/** A complete black PNG. Its pixel data compresses to about a thousandth of its size. */
export function blackPng(width: number, height: number): Buffer {
  // A row begins with one byte for its filter.
  const bytesPerRow = 1 + width;
  return grayPng(width, height, deflateSync(Buffer.alloc(bytesPerRow * height)));
}

function grayPng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, grayscale, not interlaced.
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND')]);
}

function pngChunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A file of 12 MB that begins with a JPEG. */
export async function hugeFile(): Promise<Buffer> {
  return Buffer.concat([await smallJpeg(), Buffer.alloc(12 * 1024 * 1024)]);
}

/** The first half of a file. */
export const truncate = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
