import { readFileSync } from 'node:fs';
import type { ImageRow } from '../database/schema.ts';
import { fullFile, thumbnailFile } from '../images/image-store.ts';
import { deleteImage, ensureImage } from '../images/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { listOldPhotos, removedPhotoId, replacePhoto } from './photo-repository.ts';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
/** Orders that are changed in one transaction. */
const batchSize = 50;

/** The placeholder's row, which is the same in every database. */
const removedPhoto: ImageRow = {
  id: removedPhotoId,
  name: '0'.repeat(32),
  width: 400,
  height: 300,
  alt: '',
  is_sample: 0,
  created_at: '2026-01-01T00:00:00.000Z',
};

/**
 * Removes the photos of orders that were canceled or declined long enough ago. The orders show a placeholder instead.
 * @returns the number of photos removed.
 */
export async function removeOldPhotos(services: Services, now: Date, signal?: AbortSignal): Promise<number> {
  const { database, environment } = services;
  const before = new Date(now.getTime() - environment.RETENTION_DECLINED_PHOTOS_DAYS * day);
  let removed = 0;
  for (;;) {
    const photos = await listOldPhotos(database, before, batchSize);
    if (!photos.length || signal?.aborted) return removed;
    await storePlaceholder(services);
    await transact(services, async (transaction, effects) => {
      for (const photo of photos) {
        const name = (await replacePhoto(transaction, photo)) && (await deleteImage(transaction, photo.imageId));
        if (name) effects.removeImages([name]);
      }
    });
    removed += photos.length;
  }
}

/** Stores the photo that takes the place of removed ones: the files before the row, like those of any image. */
export async function storePlaceholder({ database, images }: Pick<Services, 'database' | 'images'>): Promise<void> {
  const { name } = removedPhoto;
  const bytes = readFileSync(new URL('removed-photo.webp', import.meta.url));
  if (!(await images.read(thumbnailFile(name)))) {
    await images.write(fullFile(name), bytes);
    await images.write(thumbnailFile(name), bytes);
  }
  await ensureImage(database, removedPhoto);
}
