import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { ForeignFolderError } from '../database/open-database.ts';
import { storeIdFile } from './folder-image-store.ts';

/**
 * Binds the image folder to the database: makes sure that it is the one that holds the database's images. The first server
 * on a database writes the id of its image store into the folder. A server with any other folder would not find the images,
 * and its sweep could delete the images of another database. Servers must not run this at the same time.
 * @throws ForeignFolderError.
 */
export async function bindImageFolder(database: Database, folder: string): Promise<void> {
  const path = join(folder, storeIdFile);
  const idInFolder = await readId(path);
  const store = await database.selectFrom('image_store').selectAll().executeTakeFirst();
  if (store && idInFolder === store.id) return markStore(database);
  if (idInFolder !== undefined) throw otherDatabaseError(folder, path);
  if (store?.is_marked) throw otherFolderError(folder, path, store.id);
  // A server that died before it marked the store has not stored an image yet, so this one can use the same id.
  const id = store?.id ?? randomUUID();
  if (!store) await database.insertInto('image_store').values({ id, is_marked: 0 }).execute();
  await writeId(path, id);
  await markStore(database);
}

/** Lets the next server on the folder bind it to its database, whose rows have been replaced. */
export async function unbindImageFolder(folder: string): Promise<void> {
  await rm(join(folder, storeIdFile), { force: true });
}

async function markStore(database: Database): Promise<void> {
  await database.updateTable('image_store').set({ is_marked: 1 }).where('is_marked', '=', 0).execute();
}

async function readId(path: string): Promise<string | undefined> {
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  // A power cut may leave the file empty.
  return content?.trim() || undefined;
}

async function writeId(path: string, id: string): Promise<void> {
  const file = await open(path, 'w');
  await file.writeFile(`${id}\n`);
  await file.sync().finally(() => file.close());
}

function otherDatabaseError(folder: string, path: string): ForeignFolderError {
  return new ForeignFolderError(
    `The folder ${folder} holds the images of another database. Set DATA_FOLDER to another folder, or, if you are sure that it belongs to this database, delete the file ${path}.`,
  );
}

function otherFolderError(folder: string, path: string, id: string): ForeignFolderError {
  return new ForeignFolderError(
    `The images of this database are in another folder than ${folder}. All servers on a database need the same images: set DATA_FOLDER to the shared folder. If you moved the images here, write ${id} into the file ${path}.`,
  );
}
