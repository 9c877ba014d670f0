import { type ImageFormat, versionUrl, versionWidths } from '@kindcrate/contract/image-versions';
import type { LenientImage } from '@kindcrate/contract/images';
import { resolveApiUrl } from './api-url.ts';

interface Version {
  url: string;
  width: number;
}

/**
 * Returns the `srcset` of an image in one format; undefined if the image has no version in that format.
 * @param maxWidth the width in pixels of the largest version that any screen needs
 */
export function srcset(
  image: LenientImage,
  format: ImageFormat,
  maxWidth = Number.POSITIVE_INFINITY,
): string | undefined {
  const needed = listVersions(image, format).filter(({ width }, index) => index === 0 || width <= maxWidth);
  return needed.map(({ url, width }) => `${resolveApiUrl(url)} ${width}w`).join() || undefined;
}

/** Returns the URL of the smallest WebP version. */
export function smallestUrl(image: LenientImage): string {
  return resolveApiUrl(listVersions(image, 'webp')[0]?.url ?? image.thumbnailUrl);
}

/** Lists the versions of an image in one format, from small to large. */
function listVersions({ url, thumbnailUrl, width, height, versions }: LenientImage, format: ImageFormat): Version[] {
  if (!width || !height) return [];
  if (!versions) {
    // An API that follows only the given specification, or an image stored by an earlier release of ours.
    if (format === 'avif' || thumbnailUrl === url) return [];
    // A thumbnail is at most 400 pixels on its longer side.
    const thumbnailWidth = Math.round((width * 400) / Math.max(width, height, 400));
    return [
      { url: thumbnailUrl, width: thumbnailWidth },
      { url, width },
    ];
  }
  const smaller = versionWidths.filter((versionWidth) => versionWidth < width);
  const full = format === 'avif' ? versionUrl(versions, undefined, format) : url;
  return [
    ...smaller.map((versionWidth) => ({ url: versionUrl(versions, versionWidth, format), width: versionWidth })),
    { url: full, width },
  ];
}
