import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './database/migrate.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { lockFolder } from './database/process-lock.ts';
import { openFolderImageStore } from './images/folder-image-store.ts';
import type { ImageStore } from './images/image-store.ts';

/** Everything that outlives a restart. */
export interface DataFolder {
  database: Database;
  images: ImageStore;
  close(): Promise<void>;
}

/**
 * Opens a data folder for this process alone, makes it when it is missing, and brings its tables up to date.
 * @throws FolderHeldError when another process has it.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const database = openDatabase(join(folder, 'kindcrate.sqlite'));
  await migrate(database);
  const images = await openFolderImageStore(join(folder, 'images'));
  return {
    database,
    images,
    async close() {
      await database.destroy();
      unlock();
    },
  };
}
