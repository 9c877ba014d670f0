import { randomUUID } from 'node:crypto';
import type { Gate } from '../concurrency/gate.ts';
import type { PictureRow } from '../database/schema.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { Failure } from '../failure.ts';
import { imageProblems } from './image-problem.ts';
import { type ImageStore, removeImage, storeImage } from './image-store.ts';
import { type RenderedImage, renderImage } from './render-image.ts';

interface ImageServices {
  images: ImageStore;
  /** Everything that decodes pictures goes through it. */
  imageGate: Gate;
}

/**
 * Draws an uploaded picture anew and stores it. The row that comes back is not in the database yet: a crash before
 * leaves an unnamed file for the sweep, never a row without its file.
 * @throws Failure `image_refused` when the file is damaged.
 */
export async function acceptImage({ images, imageGate }: ImageServices, bytes: Buffer): Promise<PictureRow> {
  const rendered = await imageGate(() => renderImage(bytes).catch(refuseBroken));
  const name = await storeImage(images, rendered);
  return toPictureRow(name, rendered);
}

/**
 * Draws and stores an uploaded picture, and has its row written; its files go again when that fails. When the database
 * gave no answer the row may be there: then they stay, and the sweep removes them if no row names them.
 * @param write writes the row, and gives what the caller wants of it
 */
export async function acceptImageFor<T>(
  services: ImageServices,
  bytes: Buffer,
  write: (picture: PictureRow) => Promise<T>,
): Promise<T> {
  const picture = await acceptImage(services, bytes);
  try {
    return await write(picture);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) await removeImage(services.images, picture.name);
    throw error;
  }
}

function toPictureRow(name: string, { width, height }: RenderedImage): PictureRow {
  return { id: randomUUID(), name, width, height, alt: '', is_sample: 0, created_at: new Date().toISOString() };
}

function refuseBroken(): never {
  const { status, message } = imageProblems.broken;
  throw new Failure('image_refused', message, { status, fields: { image: message } });
}
