import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { isRestoreUnfinished } from '../backup/restore-marker.ts';
import type { Environment } from '../config/environment.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { BeforeMigration } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { bindImageStore, findBinding } from '../images/bind-image-store.ts';
import { openFolderImageStore } from '../images/folder-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { S3Settings } from '../images/s3-client.ts';

/** Everything that survives a restart. */
export interface DataFolder extends OpenDatabase {
  images: ImageStore;
}

/**
 * Opens the images and the database, creating them if they are missing.
 * @param databaseUrl the URL of a PostgreSQL database; without it, the embedded database in the folder is opened
 * @param s3 the bucket of the images; without it, they are in the folder
 * @param beforeMigration called when a database with data is about to be migrated
 * @throws FolderLockedError when another process uses the folder; WrongImageStoreError when the images belong to another
 * database; ImageStoreUnavailableError; BackupError when a restore into the folder was interrupted.
 */
export async function openDataFolder(
  folder: string,
  databaseUrl?: string,
  s3?: S3Settings,
  beforeMigration?: BeforeMigration,
): Promise<DataFolder> {
  const open = await openDatabaseOf(folder, databaseUrl, beforeMigration);
  try {
    const images = await openImages(folder, s3);
    // The images of an embedded database are beside it, unless they are, or were, in a bucket.
    const needsBinding = databaseUrl || s3 || (await findBinding(open.database));
    if (needsBinding) await open.runExclusively(() => bindImageStore(open.database, images));
    return { ...open, images };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Opens the database without the images, for a command that needs none. */
export async function openDatabaseOf(
  folder: string,
  databaseUrl?: string,
  beforeMigration?: BeforeMigration,
): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRestoreUnfinished(folder)) throw unfinishedRestoreError(folder);
  return openDatabase(folder, databaseUrl, beforeMigration);
}

/** Opens the images in the data folder or in a bucket. */
export async function openImages(folder: string, s3?: S3Settings): Promise<ImageStore> {
  return s3 ? openBucket(s3) : openFolderImageStore(imageFolderOf(folder));
}

function unfinishedRestoreError(folder: string): BackupError {
  return new BackupError(
    `A restore into the data folder ${folder} was interrupted. Run "npm run restore" again, with the same file.`,
  );
}

export const imageFolderOf = (folder: string) => join(folder, 'images');

/** Imports the S3 client here, so that an installation without a bucket does not load it. */
async function openBucket(s3: S3Settings): Promise<ImageStore> {
  const { openS3ImageStore } = await import('../images/s3-image-store.ts');
  return openS3ImageStore(s3);
}

/** The settings of the bucket; undefined when images are stored in the data folder. */
export function s3SettingsOf(environment: Environment): S3Settings | undefined {
  const { IMAGES_S3_ENDPOINT, IMAGES_S3_BUCKET, IMAGES_S3_ACCESS_KEY_ID, IMAGES_S3_SECRET_ACCESS_KEY } = environment;
  if (!IMAGES_S3_ENDPOINT || !IMAGES_S3_BUCKET || !IMAGES_S3_ACCESS_KEY_ID || !IMAGES_S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: IMAGES_S3_ENDPOINT,
    bucket: IMAGES_S3_BUCKET,
    region: environment.IMAGES_S3_REGION,
    accessKeyId: IMAGES_S3_ACCESS_KEY_ID,
    secretAccessKey: IMAGES_S3_SECRET_ACCESS_KEY,
    usesPathStyle: environment.IMAGES_S3_PATH_STYLE,
  };
}
