import type { Image } from '@kindcrate/contract/images';
import type { Database } from '../database/database.ts';
import type { ImageRow } from '../database/schema.ts';
import { fullFile, thumbnailFile, versionTemplate } from './image-store.ts';
import type { PhotoAddresses } from './photo-addresses.ts';

/** The columns that `toPhoto` needs, for a query that joins `pictures`. */
export const photoColumns = ['pictures.name', 'pictures.width', 'pictures.height', 'pictures.alt'] as const;

/** The columns that `toImage` needs. */
export const imageColumns = [...photoColumns, 'pictures.has_versions'] as const;

type PhotoColumns = Pick<ImageRow, 'name' | 'width' | 'height' | 'alt'>;
type ImageColumns = PhotoColumns & Pick<ImageRow, 'has_versions'>;

const imageUrl = (fileName: string) => `/api/images/${fileName}`;

/** An image that everyone may see, so its URLs need no signature. */
export function toImage({ has_versions, ...columns }: ImageColumns): Image {
  const image = withQuery(columns, '');
  return has_versions ? { ...image, versions: imageUrl(versionTemplate(columns.name)) } : image;
}

/** A private photo, with signed addresses. */
export function toPhoto(columns: PhotoColumns, addresses: PhotoAddresses): Image {
  return withQuery(columns, addresses.sign(columns.name));
}

function withQuery({ name, width, height, alt }: PhotoColumns, query: string): Image {
  const url = (fileName: string) => imageUrl(fileName) + query;
  return { url: url(fullFile(name)), thumbnailUrl: url(thumbnailFile(name)), width, height, alt };
}

export async function insertImage(database: Database, image: ImageRow): Promise<void> {
  await database.insertInto('pictures').values(image).execute();
}

/**
 * Inserts the image unless it exists. The conflict clause specifies no column, because when two inserts run concurrently,
 * PostgreSQL may detect that the names conflict before it detects that the ids do.
 */
export async function ensureImage(database: Database, image: ImageRow): Promise<void> {
  await database
    .insertInto('pictures')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An image whose text alternative has been edited is no longer a sample. */
export async function updateImageAlt(database: Database, id: string, alt: string): Promise<void> {
  await database.updateTable('pictures').set({ alt, is_sample: 0 }).where('id', '=', id).execute();
}

/** @returns the name of the image's files; undefined when the row does not exist. */
export async function deleteImage(database: Database, id: string): Promise<string | undefined> {
  const deleted = await database.deleteFrom('pictures').where('id', '=', id).returning('name').executeTakeFirst();
  return deleted?.name;
}

/** @returns the name of the image's files; undefined when the row does not exist. */
export async function findImageName(database: Database, id: string): Promise<string | undefined> {
  const row = await database.selectFrom('pictures').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

export async function hasImages(database: Database): Promise<boolean> {
  return (await database.selectFrom('pictures').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the names that belong to images. Files with any other name are left over from a crash or a deletion. */
export async function filterImageNames(database: Database, names: readonly string[]): Promise<Set<string>> {
  if (!names.length) return new Set();
  const rows = await database.selectFrom('pictures').select('name').where('name', 'in', names).execute();
  return new Set(rows.map((row) => row.name));
}

/** Lists the names of all images. Only for commands, because a million names take 100 MB of memory. */
export async function listImageNames(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('pictures').select('name').execute();
  return new Set(rows.map((row) => row.name));
}
