import { type ImageFormat, versionWidths } from '@kindcrate/contract/image-versions';
import { limits } from '@kindcrate/contract/limits';
import sharp, { type Sharp } from 'sharp';

/** The longer side of a thumbnail, in pixels. */
const thumbnailSide = 400;

export interface RenderedImage {
  full: Buffer;
  thumbnail: Buffer;
  /** The size of `full` in pixels. */
  width: number;
  height: number;
  versions: RenderedVersion[];
}

interface RenderedVersion {
  /** Undefined for the version that is as large as `full`. */
  width: number | undefined;
  format: ImageFormat;
  bytes: Buffer;
}

interface RenderOptions {
  /** Whether to render the versions that the pages of the site offer to browsers. */
  withVersions?: boolean;
  /** The compression effort of WebP from 0 (fast) to 6 (small), and of AVIF from 0 to 9. */
  effort?: { webp: number; avif: number };
}

/**
 * WebP with effort 1 takes half the time of sharp's default, 4. AVIF with effort 0 takes up to 40% longer than WebP with effort 1;
 * with effort 2, AVIF would take about seven times as long.
 */
const fast = { webp: 1, avif: 0 };

/** The versions of the libraries that determine what a rendered image looks like. */
export const libraryVersions = JSON.stringify(sharp.versions);

// Each image is rendered on one thread, so that a core stays free for the server. A cache would take memory, and never be used.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes an image as upright WebP, at most 1600 pixels wide and high, with a thumbnail of at most 400. Only the pixels
 * of the original survive, so metadata such as the location is gone.
 * @throws when the file is damaged or incomplete; TypeError for a string, which sharp would read as a path.
 */
export async function renderImage(
  bytes: Buffer,
  { withVersions = false, effort = fast }: RenderOptions = {},
): Promise<RenderedImage> {
  if (!Buffer.isBuffer(bytes)) throw new TypeError('the image must be a Buffer');
  const original = sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: limits.image.pixels.anyImage });
  const { data, info } = await fitInside(original, limits.image.storedSide)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const full = await pixels().webp({ quality: 82, effort: effort.webp }).toBuffer();
  const thumbnail = await fitInside(pixels(), thumbnailSide).webp({ quality: 78, effort: effort.webp }).toBuffer();
  const versions = withVersions ? await renderVersions(pixels, width, effort) : [];
  return { full, thumbnail, width, height, versions };
}

/** Renders the versions one after another, because each takes memory. A full-size WebP is not among them, because that is `full`. */
async function renderVersions(pixels: () => Sharp, fullWidth: number, effort: typeof fast): Promise<RenderedVersion[]> {
  const avif = { quality: 55, effort: effort.avif, chromaSubsampling: '4:2:0' };
  const versions: RenderedVersion[] = [
    { width: undefined, format: 'avif', bytes: await pixels().avif(avif).toBuffer() },
  ];
  for (const width of versionWidths.filter((width) => width < fullWidth)) {
    const webp = { quality: 78, effort: effort.webp };
    versions.push(
      { width, format: 'avif', bytes: await pixels().resize({ width }).avif(avif).toBuffer() },
      { width, format: 'webp', bytes: await pixels().resize({ width }).webp(webp).toBuffer() },
    );
  }
  return versions;
}

function fitInside(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
