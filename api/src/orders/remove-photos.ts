import { readFileSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import type { ImageRow } from '../database/schema.ts';
import { fullFile, thumbnailFile } from '../images/image-store.ts';
import { deleteImage, ensureImage } from '../images/repository.ts';
import type { Services } from '../services.ts';
import type { Effects } from '../transact.ts';
import { type OldPhoto, placeholderPhotoId, removePhotosOfItems, replaceWithPlaceholder } from './photo-repository.ts';

/** The placeholder's row, which is the same in every database. */
const placeholder: ImageRow = {
  id: placeholderPhotoId,
  name: '0'.repeat(32),
  width: 400,
  height: 300,
  alt: '',
  has_versions: 0,
  is_sample: 0,
  created_at: '2026-01-01T00:00:00.000Z',
};

/**
 * Removes all photos of the orders that these first photos belong to. The orders then show the placeholder. Call
 * `storePlaceholder` first.
 * @returns the number of photos removed.
 */
export async function removePhotos(
  transaction: Database,
  effects: Effects,
  photos: readonly OldPhoto[],
): Promise<number> {
  let removed = 0;
  for (const photo of photos) {
    if (!(await replaceWithPlaceholder(transaction, photo))) continue;
    const imageIds = new Set([photo.imageId, ...(await removePhotosOfItems(transaction, [photo.orderId]))]);
    for (const imageId of imageIds) {
      const name = await deleteImage(transaction, imageId);
      if (!name) continue;
      effects.removeImages([name]);
      removed++;
    }
  }
  return removed;
}

/** Stores the placeholder unless it exists: the files before the row, like those of any image. */
export async function storePlaceholder({ database, images }: Pick<Services, 'database' | 'images'>): Promise<void> {
  const { name } = placeholder;
  const bytes = readFileSync(new URL('removed-photo.webp', import.meta.url));
  if (!(await images.read(thumbnailFile(name)))) {
    await images.write(fullFile(name), bytes);
    await images.write(thumbnailFile(name), bytes);
  }
  await ensureImage(database, placeholder);
}
