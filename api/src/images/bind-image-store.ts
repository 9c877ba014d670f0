import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { WrongImageStoreError } from '../database/open-database.ts';
import type { ImageStore } from './image-store.ts';
import { hasImages } from './repository.ts';

/** Marks of a store that images are being moved to, or were moved from. They begin with the id of the database's images. */
export const movingMark = (id: string) => `${id} images are being moved here`;
export const movedMark = (id: string) => `${id} images were moved away`;

/**
 * Binds the image store to the database: makes sure that the store is the one with the database's images. The first server
 * that uses a database marks its store with the id of the database's images. A server with any other store would not find the
 * images, and its sweep could delete the images of another database. Servers must not run this at the same time.
 * @throws WrongImageStoreError; ImageStoreUnavailableError.
 */
export async function bindImageStore(database: Database, store: ImageStore): Promise<void> {
  const mark = await store.readMark();
  const bound = await findBinding(database);
  if (bound && mark === bound.id) return recordBinding(database);
  if (bound && mark?.startsWith(bound.id)) throw movedImagesError(store, bound.id, mark);
  if (mark !== undefined) throw otherDatabaseError(store);
  if (bound?.is_marked || (await isUnrelatedStore(database, store)))
    throw otherStoreError(store, await ensureBinding(database));
  await store.writeMark(await ensureBinding(database));
  await recordBinding(database);
}

/** Binds a store to a database whose rows have been replaced, whatever the store was bound to before. */
export async function rebindImageStore(database: Database, store: ImageStore): Promise<void> {
  await store.writeMark(await ensureBinding(database));
  await recordBinding(database);
}

/** The id of a database's images, and whether their store has been marked with it. */
export async function findBinding(database: Database): Promise<{ id: string; is_marked: number } | undefined> {
  return database.selectFrom('image_store').selectAll().executeTakeFirst();
}

/**
 * Returns the id of the database's images. A server that died before it marked the store has not stored an image yet, so
 * the next server uses the same id.
 */
export async function ensureBinding(database: Database): Promise<string> {
  const bound = await findBinding(database);
  const id = bound?.id ?? randomUUID();
  if (!bound) await database.insertInto('image_store').values({ id, is_marked: 0 }).execute();
  return id;
}

/** Records that the store has been marked. */
export async function recordBinding(database: Database): Promise<void> {
  await database.updateTable('image_store').set({ is_marked: 1 }).where('is_marked', '=', 0).execute();
}

/**
 * Whether a store without a mark certainly does not belong to this database. A bucket is marked before any image is stored in
 * it: if the database already has images, they are in another store, and files in an unmarked bucket belong to something else.
 * A folder may date from before stores were marked, so its content proves nothing.
 */
async function isUnrelatedStore(database: Database, store: ImageStore): Promise<boolean> {
  if (!store.location.isRemote) return false;
  if (await hasImages(database)) return true;
  for await (const _file of store.list()) return true;
  return false;
}

function otherDatabaseError({ location }: ImageStore): WrongImageStoreError {
  return new WrongImageStoreError(
    `There are images of another database in ${location.name}. Change ${location.setting}, or, if you are sure that the images belong to this database, delete ${location.mark}.`,
  );
}

function otherStoreError({ location }: ImageStore, id: string): WrongImageStoreError {
  return new WrongImageStoreError(
    `The images of this database are not in ${location.name}. All servers that share a database need the same images: set ${location.setting} to where they are, or move them with "npm run move-images". If you moved them yourself, write ${id} into ${location.mark}.`,
  );
}

function movedImagesError({ location }: ImageStore, id: string, mark: string): WrongImageStoreError {
  return new WrongImageStoreError(
    mark === movedMark(id)
      ? `The images of this database were moved away from ${location.name}. Change the settings IMAGES_S3_… so that servers find them.`
      : `The images of this database are being moved to ${location.name}. Finish the move with "npm run move-images".`,
  );
}
