import { randomUUID } from 'node:crypto';
import type { ConcurrencyLimit } from '../concurrency/limits.ts';
import type { ImageRow } from '../database/schema.ts';
import { type ImageStore, storeImage } from './image-store.ts';
import { refuseImage } from './inspect-image.ts';
import { type RenderedImage, renderImage } from './render-image.ts';

interface ImageServices {
  images: ImageStore;
  /** Limits how many images are decoded at once. */
  imageLimit: ConcurrencyLimit;
}

/**
 * Re-encodes an uploaded image and stores its files. The returned row is not in the database yet: a crash before it is
 * written leaves files without a row for the sweep, never a row without files.
 * @throws Failure `image_refused` when the image is damaged.
 */
export async function acceptImage({ images, imageLimit }: ImageServices, bytes: Buffer): Promise<ImageRow> {
  const rendered = await imageLimit(() => renderImage(bytes).catch(refuseBroken));
  const name = await storeImage(images, rendered);
  return toImageRow(name, rendered);
}

function toImageRow(name: string, { width, height }: RenderedImage): ImageRow {
  return { id: randomUUID(), name, width, height, alt: '', is_sample: 0, created_at: new Date().toISOString() };
}

function refuseBroken(): never {
  throw refuseImage('broken');
}
