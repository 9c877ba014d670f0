import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatabaseLocation,
  NoDatabaseError,
  withReplaceableDatabase,
  withSnapshot,
} from '../database/connections.ts';
import type { Database } from '../database/database.ts';
import { embeddedFileName } from '../database/embedded-database.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { type ExpectedTable, loadTables, type TableLoader } from '../database/load-tables.ts';
import { readMigrations } from '../database/migrate.ts';
import { markPostgresFolder, unmarkPostgresFolder } from '../database/open-database.ts';
import { createRowDigest } from '../database/row-digest.ts';
import { listTables, readRows } from '../database/tables.ts';
import { findBinding, rebindImageStore } from '../images/bind-image-store.ts';
import { findMissingImages, type ImageStore } from '../images/image-store.ts';
import { listImageNames } from '../images/repository.ts';
import { describeStored } from './describe-stored.ts';

export interface MoveResult {
  tables: number;
  rows: number;
  images: number;
  /** How many of the images have no file. */
  missing: number;
  /** The new path of the embedded database's file, which is kept. */
  kept?: string;
}

interface Move {
  folder: string;
  url: string;
  images: ImageStore;
  /** Called when the target has data; throws if that data must not be replaced. */
  confirmReplacement(stored: string): Promise<void>;
}

/** Moves the embedded database to PostgreSQL, and keeps the old file under another name. The images stay in the folder. */
export async function moveToPostgres({ folder, url, images, confirmReplacement }: Move): Promise<MoveResult> {
  const file = join(folder, embeddedFileName);
  if (!existsSync(file)) throw new NoDatabaseError(`There is no database in the data folder ${folder}.`);
  const moved = await move({ folder, url: undefined }, { folder, url }, { images, confirmReplacement });
  // The folder is marked before the file is renamed: otherwise a server could create an empty database here, and its sweep would
  // delete the images.
  markPostgresFolder(folder, url);
  const kept = `${file}.moved-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(file, kept);
  return { ...moved, kept };
}

/**
 * Moves a PostgreSQL database into the data folder that has its images.
 * @throws FolderLockedError when a server uses an embedded database in the folder
 */
export async function moveToEmbeddedDatabase(options: Move): Promise<MoveResult> {
  const unlock = lockFolder(options.folder);
  try {
    return await moveIntoFolder(options);
  } finally {
    unlock();
  }
}

async function moveIntoFolder({ folder, url, images, confirmReplacement }: Move): Promise<MoveResult> {
  const file = join(folder, embeddedFileName);
  if (existsSync(file)) await confirmReplacement(`a database, ${file}`);
  // The rows are copied in a separate folder, because a server that starts with an incomplete database would report a
  // misleading error.
  const unfinished = join(folder, 'kindcrate.moving');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const moved = await move({ folder, url }, { folder: unfinished, url: undefined }, { images, confirmReplacement });
  // If a server was killed, the write-ahead log of the old database is still here, and SQLite would apply it to the new one.
  for (const log of [`${file}-wal`, `${file}-shm`]) rmSync(log, { force: true });
  renameSync(join(unfinished, embeddedFileName), file);
  rmSync(unfinished, { recursive: true });
  unmarkPostgresFolder(folder);
  return moved;
}

async function move(
  from: DatabaseLocation,
  to: DatabaseLocation,
  { images, confirmReplacement }: Pick<Move, 'images' | 'confirmReplacement'>,
): Promise<MoveResult> {
  return withReplaceableDatabase(from, (source) =>
    withSnapshot(source, (snapshot) =>
      withReplaceableDatabase(to, async (target) => {
        const stored = await describeStored(target, undefined);
        if (stored) await confirmReplacement(stored);
        const tables: ExpectedTable[] = [];
        const migrations = await readMigrations(snapshot);
        await loadTables(target, migrations, async (loader) => {
          for (const table of await listTables(snapshot)) tables.push(await copyTable(snapshot, table, loader));
          return tables;
        });
        // The images and the mark of their store stay in place, so the target takes over the id in that mark. If the source has no
        // id, for example because it is older than migration 0018, the target gets a new one, and the store is marked again.
        const binding = migrations.includes('0018-image-store') && (await findBinding(snapshot));
        if (binding) await target.insertInto('image_store').values(binding).execute();
        else await rebindImageStore(target, images);
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        return { tables: tables.length, rows, ...(await countImages(snapshot, images)) };
      }),
    ),
  );
}

type Table = Awaited<ReturnType<typeof listTables>>[number];

async function copyTable(snapshot: Database, table: Table, loader: TableLoader): Promise<ExpectedTable> {
  const digest = createRowDigest(table.columns);
  for await (const rows of readRows(snapshot, table)) {
    for (const row of rows) digest.add(row);
    await loader.add(table.name, rows);
  }
  return { name: table.name, columns: table.columns, rows: digest.count(), digest: digest.sum() };
}

async function countImages(snapshot: Database, images: ImageStore): Promise<Pick<MoveResult, 'images' | 'missing'>> {
  const names = await listImageNames(snapshot);
  return { images: names.size, missing: (await findMissingImages(images, names)).length };
}
