import { toUploadedPictureValue, type UploadedPicture } from '@kindcrate/contract/uploaded-pictures';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export async function insertCopyPicture(database: Database, pictureId: string, now: Date): Promise<void> {
  const row = { picture_id: pictureId, created_at: now.toISOString(), published_at: null };
  await database.insertInto('copy_pictures').values(row).execute();
}

/** Returns the copy's values for those of the pictures that exist. The size in a value is the stored one. */
export async function filterCopyPictures(database: Database, pictures: readonly UploadedPicture[]): Promise<string[]> {
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
  return rows.map(toUploadedPictureValue);
}

/**
 * Records that a version that is being published uses these pictures. Locks them, so that the cleanup deletes none of them
 * before the transaction ends.
 * @returns how many of them exist.
 */
export async function markPublished(transaction: Database, names: readonly string[], now: Date): Promise<number> {
  if (!names.length) return 0;
  const pictures = transaction.selectFrom('pictures').select('id').where('name', 'in', names);
  const marked = await transaction
    .updateTable('copy_pictures')
    .set({ published_at: now.toISOString() })
    .where('picture_id', 'in', pictures)
    .returning('picture_id')
    .execute();
  return marked.length;
}

/** Which pictures may be deleted. */
export interface UnusedPictures {
  uploadedBefore: Date;
  /** The pictures of a version may be deleted only if a later version replaced it before this time. */
  replacedBefore: Date;
  limit: number;
}

/**
 * Deletes the rows of old pictures, unless they are used by a draft, or by a version that is live or was replaced only recently.
 * @returns their ids
 */
export async function deleteUnusedPictures(
  transaction: Database,
  { uploadedBefore, replacedBefore, limit }: UnusedPictures,
): Promise<string[]> {
  const unused = transaction
    .selectFrom('copy_pictures as old')
    .innerJoin('pictures', 'pictures.id', 'old.picture_id')
    .select('old.picture_id')
    .where('old.created_at', '<', uploadedBefore.toISOString())
    .where(({ exists, not }) => not(exists(draftsWithPicture(transaction))))
    .where(({ exists, not }) => not(exists(versionsWithPicture(transaction, replacedBefore))))
    .limit(limit);
  const deleted = await transaction
    .deleteFrom('copy_pictures')
    .where('picture_id', 'in', unused)
    // PostgreSQL checks this again if someone has published the picture in between.
    .where(({ eb, or }) => or([eb('published_at', 'is', null), eb('published_at', '<', replacedBefore.toISOString())]))
    .returning('picture_id')
    .execute();
  return deleted.map(({ picture_id }) => picture_id);
}

/**
 * A pattern of `like` for JSON that contains the name of the outer query's picture. Nothing else contains the same 32 random
 * hexadecimal digits.
 */
const namePattern = sql<string>`'%' || pictures.name || '%'`;

const draftsWithPicture = (database: Database) =>
  database.selectFrom('copy_drafts').select('page').where('content', 'like', namePattern);

/** The versions that use the picture of the outer query, except those that a later version replaced before the given time. */
const versionsWithPicture = (database: Database, replacedBefore: Date) =>
  database
    .selectFrom('copy_versions as version')
    .select('version.id')
    .where('version.overrides', 'like', namePattern)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('copy_versions as later')
            .select('later.id')
            .whereRef('later.page', '=', 'version.page')
            .whereRef('later.version', '>', 'version.version')
            .where('later.created_at', '<', replacedBefore.toISOString()),
        ),
      ),
    );
