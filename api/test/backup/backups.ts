import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { openArchive } from '../../src/backup/archive-writer.ts';
import { entryNames, formatVersion, type Header, toJson } from '../../src/backup/contents.ts';
import { projectFolder, readEnvironment } from '../../src/config/environment.ts';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { listTables, type Row, readRows } from '../../src/database/tables.ts';
import { insertImage } from '../../src/images/repository.ts';
import { explainFailure } from '../../src/startup/command-line.ts';
import { openImages } from '../../src/startup/data-folder.ts';
import { runBackup } from '../../src/startup/run-backup.ts';
import { runDatabaseMove } from '../../src/startup/run-database-move.ts';
import { runRestore } from '../../src/startup/run-restore.ts';
import { loadRelease } from '../database/releases/load-release.ts';
import { addCleanup } from '../support/cleanup.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-backup-'));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates an empty data folder, and an empty database if the tests run on PostgreSQL. */
export async function createEmptyLocation(): Promise<DatabaseLocation> {
  return { folder: createFolder(), url: inject('postgres') && (await createEmptyDatabase()) };
}

/** Creates a location with the data of a release as that release stored it: no newer migration has run. */
export async function createLocationWithData(): Promise<DatabaseLocation> {
  const { folder, databaseUrl } = await loadRelease('2026-11-22');
  return { folder, url: databaseUrl };
}

/** Creates a location with the data of a release, migrated to the current version. */
export async function createMigratedLocation(): Promise<DatabaseLocation> {
  const location = await createLocationWithData();
  await withConnection(location, migrate);
  return location;
}

/** The settings of a server whose data is at the location. */
export function settingsOf({ folder, url }: DatabaseLocation): Record<string, string> {
  const postgresSettings = url && { DATABASE_URL: url, JWT_SECRET: 'a secret for the commands, long enough' };
  return { DATA_FOLDER: folder, ...postgresSettings };
}

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

const commands = { backup: runBackup, restore: runRestore, move: runDatabaseMove };

/** Runs a command as its script does, but in this process, which is quicker. */
export async function run(
  command: keyof typeof commands,
  location: DatabaseLocation,
  parameters: string[],
  settings: Record<string, string> = {},
): Promise<CommandResult> {
  try {
    const environment = readEnvironment({ ...settingsOf(location), ...settings });
    return { code: 0, output: `${await commands[command](environment, parameters)}\n`, errors: '' };
  } catch (error) {
    return { code: 1, output: '', errors: `${explainFailure(error as Error)}\n` };
  }
}

/** Runs the script of a command in its own process. */
export async function runScript(
  command: keyof typeof commands,
  location: DatabaseLocation,
  parameters: string[],
  settings: Record<string, string> = {},
): Promise<CommandResult> {
  const child = startScript(command, location, parameters, settings);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, errors };
}

export function startScript(
  command: keyof typeof commands,
  location: DatabaseLocation,
  parameters: string[],
  settings: Record<string, string> = {},
) {
  return spawn(process.execPath, [join(projectFolder, `scripts/${command}.ts`), ...parameters], {
    env: { PATH: process.env.PATH, ...settingsOf(location), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Writes an archive as `npm run backup` does, but with any header and any image names. @returns its path */
export async function forgeArchive(changes: Partial<Header>, images: string[] = []): Promise<string> {
  const path = join(createFolder(), 'forged.tar');
  const written = { entries: 0, checksums: [] };
  const archive = await openArchive(path, { encrypt: undefined, offset: 0, written, beforeCheckpoint: async () => {} });
  const takenAt = new Date().toISOString();
  const header: Header = {
    application: 'kindcrate',
    format: formatVersion,
    startedAt: takenAt,
    source: 'forged',
    encryption: null,
  };
  await archive.add(entryNames.header, toJson({ ...header, ...changes }));
  for (const image of images) await archive.add(entryNames.image(image), Buffer.from('an image'));
  await archive.writeCheckpoint();
  const contents = { takenAt, version: '0.0.0', migrations: [], tables: [], images: null, ...archive.summary() };
  await archive.finish(entryNames.contents, toJson(contents));
  await archive.close();
  return path;
}

export type Rows = Record<string, Row[]>;

/** Reads all rows of all tables. */
export async function readAllRows(location: DatabaseLocation): Promise<Rows> {
  return withConnection(location, readTables);
}

async function readTables(database: Database): Promise<Rows> {
  const rows: Rows = {};
  // `readRows` uses a database cursor, which PostgreSQL allows only in a transaction.
  await database.transaction().execute(async (transaction) => {
    for (const table of await listTables(transaction)) {
      const all = (await Array.fromAsync(readRows(transaction, table))).flat();
      rows[table.name] = all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
  });
  return rows;
}

/** Reads all image files, as hex. */
export async function readImages({ folder }: DatabaseLocation): Promise<Record<string, string>> {
  const store = await openImages(folder);
  const files: Record<string, string> = {};
  for await (const { fileName } of store.list()) files[fileName] = (await store.read(fileName))?.toString('hex') ?? '';
  return files;
}

/** Adds images, each with two files of 200 kB. */
export async function addImages(target: DatabaseLocation, count: number): Promise<void> {
  const folder = join(target.folder, 'images');
  await withConnection(target, async (database) => {
    for (let index = 0; index < count; index++) {
      const name = randomBytes(16).toString('hex');
      for (const suffix of ['.webp', '-400.webp']) writeFileSync(join(folder, name + suffix), randomBytes(200_000));
      const created_at = new Date().toISOString();
      const row = { id: randomUUID(), name, width: 1, height: 1, alt: '', has_versions: 0, is_sample: 0, created_at };
      await insertImage(database, row);
    }
  });
}
