import { versionUrl } from './image-versions.ts';
import type { Image } from './images.ts';

/**
 * A picture that staff have uploaded for the site's copy. The value of a field that shows it begins with `own-`, and contains everything
 * that a page needs, because pages are rendered without a database.
 */
export interface UploadedPicture {
  /** What the names of its files begin with: 32 hexadecimal digits. */
  name: string;
  /** Pixels. */
  width: number;
  height: number;
}

const pattern = /^own-([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})$/;

/** The value of a picture field, such as `own-0f…-1600x1520`. */
export const toUploadedPictureValue = ({ name, width, height }: UploadedPicture): string =>
  `own-${name}-${width}x${height}`;

/** @returns undefined for any other value, such as the name of an illustration. */
export function readUploadedPicture(value: string): UploadedPicture | undefined {
  const [, name, width, height] = pattern.exec(value) ?? [];
  return name ? { name, width: Number(width), height: Number(height) } : undefined;
}

/** The URLs of the files of an uploaded picture, in the format of `image` in images.ts. */
export function toUploadedImage({ name, width, height }: UploadedPicture): Omit<Image, 'alt'> {
  const versions = `/api/images/${name}{version}.{format}`;
  const thumbnailUrl = `/api/images/${name}-400.webp`;
  return { url: versionUrl(versions, undefined, 'webp'), thumbnailUrl, width, height, versions };
}

/** Describes an uploaded picture for the history: "Uploaded picture, 1600 × 1520". Any other value is returned unchanged. */
export function describePicture(value: string): string {
  const picture = readUploadedPicture(value);
  return picture ? `Uploaded picture, ${picture.width} × ${picture.height}` : value;
}

/** The pixels by which the height of even a small picture may differ, because sizes are rounded twice. */
const minTolerance = 2;

/**
 * Whether a picture has the aspect ratio of its place on the page, so that nothing around it moves. The height may differ by 2%.
 * @param aspect width divided by height
 */
export const fitsShape = ({ width, height }: UploadedPicture, aspect: number): boolean =>
  Math.abs(height - width / aspect) <= Math.max(minTolerance, height / 50);
