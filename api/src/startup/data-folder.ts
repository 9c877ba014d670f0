import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { isRestoreUnfinished } from '../backup/restore-marker.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { BeforeMigration } from '../database/migrate.ts';
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
 * @param beforeMigration called when a database with data is about to be migrated
 * @throws FolderLockedError when another process uses the folder; ForeignFolderError when its images belong to another
 * database; BackupError when a restore into the folder was interrupted.
 */
export async function openDataFolder(
  folder: string,
  databaseUrl?: string,
  beforeMigration?: BeforeMigration,
): Promise<DataFolder> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRestoreUnfinished(folder)) throw unfinishedRestoreError(folder);
  const open = await openDatabase(folder, databaseUrl, beforeMigration);
  const imageFolder = imageFolderOf(folder);
  const images = await openImages(folder);
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

export const imageFolderOf = (folder: string): string => join(folder, 'images');

export const openImages = (folder: string): Promise<ImageStore> => openFolderImageStore(imageFolderOf(folder));

function unfinishedRestoreError(folder: string): BackupError {
  return new BackupError(
    `A restore into the data folder ${folder} was interrupted. Run "npm run restore" again, with the same file.`,
  );
}
