import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { bindImageFolder } from '../images/bind-image-folder.ts';
import { openFolderImageStore } from '../images/folder-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';

/** Everything that survives a restart. */
export interface DataFolder extends OpenDatabase {
  images: ImageStore;
}

/**
 * Opens the image folder and the database, creating them if they are missing.
 * @param databaseUrl the URL of a PostgreSQL database; without it, the embedded database in the folder is opened
 * @throws FolderLockedError when another process uses the folder; ForeignFolderError when its images belong to another
 * database.
 */
export async function openDataFolder(folder: string, databaseUrl?: string): Promise<DataFolder> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const open = await openDatabase(folder, databaseUrl);
  const imageFolder = join(folder, 'images');
  const images = await openFolderImageStore(imageFolder);
  if (databaseUrl) {
    await open
      .runExclusively(() => bindImageFolder(open.database, imageFolder))
      .catch(async (error) => {
        await open.close();
        throw error;
      });
  }
  return { ...open, images };
}
