import { limits } from '@kindcrate/contract/limits';
import { type Libheif, startLibheif } from './libheif.ts';
import { type HeicImage, openHeic } from './open-heic.ts';
import { toExif } from './orientation.ts';
import { HeifError } from './out-parameters.ts';
import { createShrinker } from './shrink-tiles.ts';
import { writeTiff } from './write-tiff.ts';

const { pixels, side, storedSide } = limits.image;

/**
 * The maximum size of libheif's memory, in bytes. A tile of 13 megapixels takes about 110 MB; tiles from phones have 0.26
 * megapixels, and take 17 MB.
 */
const maxMemory = 128_000_000;
/** The maximum number of pixels in a tile, which is decoded as a whole; an image without a grid is one tile. */
const maxTilePixels = pixels.animatedOrInterlaced;
/** The maximum number of tiles. Those from phones are 512 pixels wide and high; smaller ones take more time per pixel. */
const maxTiles = 400;
/** The subcode of libheif's errors for images that exceed its own limits, such as the limit of 1,000 items. */
const limitExceeded = 1000;

/** Why a HEIC image is refused: the values of `ImageProblem` that decoding can result in. */
type HeicProblem = 'broken' | 'side_too_long' | 'too_demanding' | 'too_many_pixels_for_heic';

let started: Promise<Libheif> | undefined;

/**
 * Decodes a HEIC image. The first call starts libheif.
 * @param endProcess called when the image takes too much memory, or libheif traps; must end the process
 * @returns the image as a TIFF, shrunk by a whole factor, but not below the size that `renderImage` needs; or why it is refused
 */
export async function decodeHeic(
  bytes: Buffer,
  endProcess: () => void,
): Promise<{ bytes: Buffer } | { problem: HeicProblem }> {
  started ??= startLibheif(maxMemory, endProcess);
  const heif = await started;
  try {
    return await openHeic(heif, bytes, async (image) => {
      const problem = inspect(image);
      return problem ? { problem } : { bytes: await decode(image) };
    });
  } catch (error) {
    if (error instanceof HeifError && error.subcode === limitExceeded) return { problem: 'too_demanding' };
    return { problem: 'broken' };
  }
}

/** @returns why the image is refused; undefined when it may be decoded */
function inspect(image: HeicImage): HeicProblem | undefined {
  const { width, height, tileWidth, tileHeight, columns, rows } = image;
  if (Math.max(width, height) > side) return 'side_too_long';
  if (width * height > pixels.heic) return 'too_many_pixels_for_heic';
  if (tileWidth * tileHeight > maxTilePixels || columns * rows > maxTiles) return 'too_demanding';
  const isCovered = columns * tileWidth >= width && rows * tileHeight >= height;
  return image.isHevc && isCovered && width * height > 0 ? undefined : 'broken';
}

async function decode(image: HeicImage): Promise<Buffer> {
  const { area, orientation } = image.geometry;
  const factor = Math.max(1, Math.floor(Math.max(area.width, area.height) / storedSide));
  const shrinker = createShrinker(area, Math.min(factor, area.width, area.height));
  for (let row = 0; row < image.rows; row++) {
    for (let column = 0; column < image.columns; column++) {
      image.withTile(column, row, (tile) => {
        if (tile.width < image.tileWidth || tile.height < image.tileHeight) throw new Error('The tile is incomplete');
        shrinker.add(tile, column * image.tileWidth, row * image.tileHeight);
      });
      // Decoding blocks the thread. Between two tiles, the process can check its memory, and end if the server has ended.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const { width, height } = shrinker;
  return writeTiff({
    width,
    height,
    pixels: shrinker.finish(),
    orientation: toExif(orientation),
    profile: image.profile,
  });
}
