import { randomUUID } from 'node:crypto';
import type { ImageRow } from '../database/schema.ts';
import { type ImageStore, storeImage } from './image-store.ts';
import type { ImageRenderer } from './renderer.ts';

interface ImageServices {
  images: ImageStore;
  renderer: ImageRenderer;
}

/** The bytes of an uploaded image, and the account that uploaded it. */
export interface Upload {
  accountId: string;
  bytes: Buffer;
  /** Whether visitors see the image on pages of the site, as part of the catalog or the copy. */
  isForSite?: boolean;
}

/**
 * Re-encodes an uploaded image and stores its files. The returned row is not in the database yet: if the process crashes before
 * the row is written, the sweep removes the files, and there is never a row without files.
 * @throws Failure `image_refused`, and `unavailable` when too many images are waiting.
 */
export async function acceptImage(
  { images, renderer }: ImageServices,
  { accountId, bytes, isForSite = false }: Upload,
): Promise<ImageRow> {
  const rendered = await renderer.render(accountId, { bytes, withVersions: isForSite });
  const { width, height } = rendered;
  const name = await storeImage(images, rendered);
  return {
    id: randomUUID(),
    name,
    width,
    height,
    alt: '',
    has_versions: Number(isForSite),
    is_sample: 0,
    created_at: new Date().toISOString(),
  };
}
