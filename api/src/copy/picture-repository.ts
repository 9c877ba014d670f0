import { type OwnPicture, toOwnPictureValue } from '@kindcrate/contract/own-pictures';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export async function insertCopyPicture(database: Database, pictureId: string, now: Date): Promise<void> {
  const row = { picture_id: pictureId, created_at: now.toISOString(), published_at: null };
  await database.insertInto('copy_pictures').values(row).execute();
}

/** Filters pictures: returns the values of those that exist in this size. */
export async function filterCopyPictures(database: Database, pictures: readonly OwnPicture[]): Promise<string[]> {
  if (!pictures.length) return [];
  const rows = await database
    .selectFrom('copy_pictures')
    .innerJoin('pictures', 'pictures.id', 'copy_pictures.picture_id')
    .select(['pictures.name', 'pictures.width', 'pictures.height'])
    .where(
      'pictures.name',
      'in',
      pictures.map(({ name }) => name),
    )
    .execute();
  return rows.map(toOwnPictureValue);
}

/**
 * Notes that a version uses these pictures, which are then never deleted. Locks them, so that the cleanup deletes none of them until the
 * transaction ends.
 * @returns how many of them exist.
 */
export async function markPublished(transaction: Database, names: readonly string[], now: Date): Promise<number> {
  if (!names.length) return 0;
  const pictures = transaction.selectFrom('pictures').select('id').where('name', 'in', names);
  const marked = await transaction
    .updateTable('copy_pictures')
    .set({ published_at: sql<string>`coalesce(published_at, ${now.toISOString()})` })
    .where('picture_id', 'in', pictures)
    .returning('picture_id')
    .execute();
  return marked.length;
}

/** Takes pictures that were uploaded before a time, and that neither a version nor a draft uses. @returns their ids */
export async function takeUnusedPictures(
  transaction: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const unused = transaction
    .selectFrom('copy_pictures as old')
    .innerJoin('pictures', 'pictures.id', 'old.picture_id')
    .select('old.picture_id')
    .where('old.created_at', '<', before.toISOString())
    .where('old.published_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('copy_drafts').select('page').where('content', 'like', sql<string>`'%' || pictures.name || '%'`),
        ),
      ),
    )
    .limit(limit);
  const taken = await transaction
    .deleteFrom('copy_pictures')
    .where('picture_id', 'in', unused)
    // PostgreSQL checks this again if someone has published the picture in between.
    .where('published_at', 'is', null)
    .returning('picture_id')
    .execute();
  return taken.map(({ picture_id }) => picture_id);
}
