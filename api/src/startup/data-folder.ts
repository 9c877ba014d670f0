import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/open-database.ts';
import { openDatabase } from '../database/select-engine.ts';
import { openFolderImageStore } from '../images/folder-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';

/** Everything that outlives a restart. */
export interface DataFolder extends OpenDatabase {
  images: ImageStore;
}

/**
 * Opens a data folder, made when it is missing, with the database in it or the PostgreSQL at an address.
 * @throws FolderHeldError when another process has the folder.
 */
export async function openDataFolder(folder: string, databaseAddress?: string): Promise<DataFolder> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = await openDatabase(folder, databaseAddress);
  return { ...database, images: await openFolderImageStore(join(folder, 'images')) };
}
