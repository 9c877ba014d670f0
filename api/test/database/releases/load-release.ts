import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import type { Database } from '../../../src/database/database.ts';
import { connectEmbedded, embeddedFileName } from '../../../src/database/embedded-database.ts';
import { migrateTo } from '../../../src/database/migrate.ts';
import { withMaintenanceConnection } from '../../../src/database/postgres-database.ts';
import { runStatement } from '../../postgres/cluster.ts';
import { addCleanup } from '../../support/cleanup.ts';
import { createEmptyDatabase } from '../../support/test-database.ts';
import type { Accounts } from './release-data.ts';
import type { RecordedReply } from './release-replies.ts';

/** The releases whose data is recorded. */
export const releases = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The data of a release in a new data folder and database, on which no migration newer than the release has run. */
export interface LoadedRelease {
  folder: string;
  databaseUrl: string | undefined;
  accounts: Accounts;
  /** When the data was recorded, as an ISO 8601 time. */
  recordedAt: string;
  replies: RecordedReply[];
  /** The last migration of the release. */
  lastMigration: string;
}

/**
 * Loads the data of a release into a new data folder and database.
 * @param isEmbedded whether to load it into the embedded database; by default, the engine of the test run is used
 */
export async function loadRelease(name: string, isEmbedded = !inject('postgres')): Promise<LoadedRelease> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, name, file), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-release-'));
  addCleanup(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'images'));
  for (const [fileName, bytes] of Object.entries<string>(JSON.parse(read('images.json'))))
    writeFileSync(join(folder, 'images', fileName), Buffer.from(bytes, 'base64'));

  const schema = read('schema.sql');
  const lastMigration = [...schema.matchAll(/^ {2}\('(\d{4}-[\w-]+)'/gm)].at(-1)?.[1] ?? '';
  const databaseUrl = isEmbedded ? undefined : await createEmptyDatabase();
  const loaded = { folder, databaseUrl, lastMigration };
  if (databaseUrl) {
    await withDatabase(loaded, (database) => migrateTo(database, lastMigration));
    await runStatement(databaseUrl, read('data.sql'));
  } else {
    const sqlite = new DatabaseSync(join(folder, embeddedFileName));
    sqlite.exec(`${schema}${read('data.sql')}`);
    sqlite.close();
  }
  const { recordedAt, ...accounts } = JSON.parse(read('accounts.json'));
  return { ...loaded, accounts, recordedAt, replies: JSON.parse(read('replies.json')) };
}

/** Runs a task on the database as it is, without migrating it. */
export async function withDatabase<T>(
  { folder, databaseUrl }: Pick<LoadedRelease, 'folder' | 'databaseUrl'>,
  task: (database: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return withMaintenanceConnection(databaseUrl, task);
  const database = connectEmbedded(folder);
  return task(database).finally(() => database.destroy());
}
