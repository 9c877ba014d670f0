import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { loadTables, RowsDifferError, type TableLoader } from '../database/load-tables.ts';
import type { Row } from '../database/tables.ts';
import { rebindImageStore } from '../images/bind-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import { BackupError } from './backup-error.ts';
import type { CheckedBackup } from './check-backup.ts';
import { entryNames } from './contents.ts';
import { isRestoreUnfinished, restoreMarker } from './restore-marker.ts';

/** Where a backup is restored to. Nothing else may use the folder, the database or the images during the restore. */
export interface RestoreTarget {
  folder: string;
  database: Database;
  images: ImageStore;
}

/**
 * Restores a backup: adds its images, replaces all tables in one transaction, and then replaces the key that signs tokens.
 * After an interruption, another call completes the restore.
 * @throws BackupError when the restored rows differ from those of the backup; the database is then unchanged.
 */
export async function restoreBackup(backup: CheckedBackup, { folder, database, images }: RestoreTarget): Promise<void> {
  const marker = join(folder, restoreMarker);
  const isContinued = isRestoreUnfinished(folder);
  await writeSynced(marker, `${backup.file}\n`);
  const tokenSecret = await restoreData(backup, { database, images }).catch(async (error) => {
    // The failed load left the rows as they were. The marker stays only if an earlier, interrupted run may have replaced them.
    if (!isContinued) await rm(marker);
    if (!(error instanceof RowsDifferError)) throw error;
    throw new BackupError(`${error.message} The database was left as it was; images may have been added.`, {
      cause: error,
    });
  });
  if (tokenSecret) await replaceFile(join(folder, 'jwt-secret'), tokenSecret);
  await rebindImageStore(database, images);
  await rm(marker);
}

/** @returns the key that signs tokens, if the backup has it. */
async function restoreData(
  backup: CheckedBackup,
  { database, images }: Omit<RestoreTarget, 'folder'>,
): Promise<Uint8Array | undefined> {
  const { migrations, tables } = backup.contents;
  const entries = backup.read();
  let next = await entries.next();
  for (; !next.done && next.value.name.startsWith('images/'); next = await entries.next())
    await images.write(next.value.name.slice('images/'.length), Buffer.from(next.value.bytes));
  let tokenSecret: Uint8Array | undefined;
  const load = async (loader: TableLoader) => {
    for (; !next.done; next = await entries.next()) {
      const { name, bytes } = next.value;
      if (name === entryNames.tokenSecret) tokenSecret = bytes;
      else await addRows(loader, name, bytes);
    }
    return tables;
  };
  await loadTables(database, migrations, load);
  return tokenSecret;
}

async function addRows(loader: TableLoader, name: string, bytes: Uint8Array): Promise<void> {
  const table = name.split('/')[1] ?? '';
  const lines = Buffer.from(bytes).toString().split('\n').filter(Boolean);
  const batchSize = 500;
  for (let start = 0; start < lines.length; start += batchSize) {
    const rows: Row[] = lines.slice(start, start + batchSize).map((line) => JSON.parse(line));
    await loader.add(table, rows);
  }
}

async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  await writeSynced(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flush: true });
}
