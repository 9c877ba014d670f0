// Separate from images.ts, so that a page that shows an image does not load the code that checks replies.

export type ImageFormat = 'avif' | 'webp';

/** Widths in pixels. An image has a version for each of them that is smaller than its own width. */
export const versionWidths = [200, 400, 800] as const;

/**
 * Returns the URL of one version of an image.
 * @param template the image's `versions`, such as `/api/images/0f{version}.{format}`
 * @param width one of `versionWidths`; undefined for the full-size version
 */
export function versionUrl(template: string, width: number | undefined, format: ImageFormat): string {
  return template.replace('{version}', width ? `-${width}w` : '').replace('{format}', format);
}
