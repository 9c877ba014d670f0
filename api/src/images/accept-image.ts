import { randomUUID } from 'node:crypto';
import type { Gate } from '../concurrency/gate.ts';
import type { PictureRow } from '../database/schema.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { type ImageStore, removeImage, storeImage } from './image-store.ts';
import { refuseImage } from './inspect-image.ts';
import { type RenderedImage, renderImage } from './render-image.ts';

interface ImageServices {
  images: ImageStore;
  /** Limits how many images are decoded at once. */
  imageGate: Gate;
}

/**
 * Re-encodes an uploaded image and stores its files. The returned row is not in the database yet: a crash before it is
 * written leaves files without a row for the sweep, never a row without files.
 * @throws Failure `image_refused` when the image is damaged.
 */
export async function acceptImage({ images, imageGate }: ImageServices, bytes: Buffer): Promise<PictureRow> {
  const rendered = await imageGate(() => renderImage(bytes).catch(refuseBroken));
  const name = await storeImage(images, rendered);
  return toImageRow(name, rendered);
}

/**
 * Stores an uploaded image and has its row written; the files are removed when that fails.
 * @param write writes the row
 */
export async function acceptImageFor<T>(
  services: ImageServices,
  bytes: Buffer,
  write: (image: PictureRow) => Promise<T>,
): Promise<T> {
  const image = await acceptImage(services, bytes);
  try {
    return await write(image);
  } catch (error) {
    // When the database did not reply, the row may exist. The sweep removes the files if it does not.
    if (!(error instanceof DatabaseUnavailableError)) await removeImage(services.images, image.name);
    throw error;
  }
}

function toImageRow(name: string, { width, height }: RenderedImage): PictureRow {
  return { id: randomUUID(), name, width, height, alt: '', is_sample: 0, created_at: new Date().toISOString() };
}

function refuseBroken(): never {
  throw refuseImage('broken');
}
