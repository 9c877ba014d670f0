import type { Picture } from '@kindcrate/contract/pictures';
import type { Database } from '../database/open-database.ts';
import type { PictureRow } from '../database/schema.ts';
import { fullFile, thumbnailFile } from './image-store.ts';

/** The columns that show a picture, for a query that joins the table. */
export const pictureColumns = ['pictures.name', 'pictures.width', 'pictures.height', 'pictures.alt'] as const;

type PictureColumns = Pick<PictureRow, 'name' | 'width' | 'height' | 'alt'>;

/** A picture as the contract shows it. */
export function toPicture({ name, width, height, alt }: PictureColumns): Picture {
  return { url: imageAddress(fullFile(name)), thumbnailUrl: imageAddress(thumbnailFile(name)), width, height, alt };
}

function imageAddress(fileName: string): string {
  return `/api/images/${fileName}`;
}

export async function addPicture(database: Database, picture: PictureRow): Promise<void> {
  await database.insertInto('pictures').values(picture).execute();
}

/** Gives a picture other words; then it is no sample any more. */
export async function changeAlt(database: Database, id: string, alt: string): Promise<void> {
  await database.updateTable('pictures').set({ alt, is_sample: 0 }).where('id', '=', id).execute();
}

/** @returns the name of the picture that was removed. */
export async function removePicture(database: Database, id: string): Promise<string | undefined> {
  const removed = await database.deleteFrom('pictures').where('id', '=', id).returning('name').executeTakeFirst();
  return removed?.name;
}

export async function findPicture(database: Database, id: string): Promise<Picture | undefined> {
  const row = await database.selectFrom('pictures').select(pictureColumns).where('id', '=', id).executeTakeFirst();
  return row && toPicture(row);
}

/** The names of all pictures that there are; any other file is left over. */
export async function findKnownPictureNames(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('pictures').select('name').execute();
  return new Set(rows.map((row) => row.name));
}
