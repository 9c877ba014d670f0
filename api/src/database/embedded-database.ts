import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { FolderLockedError, lockFolder } from './folder-lock.ts';
import { type BeforeMigration, isUpToDate, migrate, needsUpgrade } from './migrate.ts';
import type { Schema } from './schema.ts';

/** The name of the database file in the data folder. */
export const embeddedFileName = 'kindcrate.sqlite';

/**
 * Opens the embedded database of a data folder with exclusive access, creating it if it is missing. An acknowledged
 * write survives a power failure (WAL with `synchronous = FULL`).
 * @throws FolderLockedError when another process uses the folder.
 */
export async function openEmbeddedDatabase(folder: string, beforeMigration?: BeforeMigration): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  const database = connectEmbedded(folder);
  const close = async () => {
    await database.destroy();
    unlock();
  };
  try {
    if (await needsUpgrade(database)) await beforeMigration?.();
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, runExclusively: (task) => task(), close };
}

/**
 * Opens the embedded database while a server has the folder locked, for a command that reads and writes a few rows.
 * SQLite lets only one of the two processes write at a time (docs/decisions/0007).
 * @throws FolderLockedError unless every migration of this version has run.
 */
export async function openAlongsideServer(folder: string): Promise<OpenDatabase> {
  const database = connectEmbedded(folder);
  const close = () => database.destroy();
  if (await isUpToDate(database)) return { database, runExclusively: (task) => task(), close };
  await close();
  throw new FolderLockedError(
    `The server that uses the data folder ${folder} is still starting, or runs an older version. Wait a moment, or restart the server.`,
  );
}

/** Opens the embedded database as it is, without migrating it and without the lock. */
export function connectEmbedded(folder: string): Database {
  const sqlite = new DatabaseSync(join(folder, embeddedFileName), {
    // Milliseconds to wait while another process writes.
    timeout: 5_000,
    enableForeignKeyConstraints: true,
  });
  // Without recursive triggers, REPLACE would delete rows of append-only tables without firing their delete trigger.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA recursive_triggers = ON;');
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqlite) });
}

/** Kysely's SQLite dialect is made for better-sqlite3; this adapts it to `node:sqlite`. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    super({ database: adapt(sqlite) });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    super({ database: adapt(sqlite) });
    this.#sqlite = sqlite;
  }

  /**
   * Takes the write lock at the start. Otherwise, a transaction that reads before it writes would fail with SQLITE_BUSY
   * when another process, such as a staff command, has written in the meantime.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has already rolled back when the disk is full, and a second rollback would replace that error with its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back schema changes, so all pending migrations run in one transaction, completely or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Statements are cached, because preparing a small query takes longer than running it. The API has a few hundred of them. */
const maxPreparedStatements = 500;

function adapt(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptStatement(sqlite.prepare(sql));
      const [oldest] = prepared.keys();
      if (prepared.size >= maxPreparedStatements && oldest !== undefined) prepared.delete(oldest);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** Reads rows as arrays: `node:sqlite` makes objects that take twice as long to create and to read (Node 24). */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const columns = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  const toRow = (values: unknown) => toObject(columns, values as unknown[]);
  const inputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...inputs(parameters)).map(toRow),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)).map(toRow),
  };
}

function toObject(names: string[], values: unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index];
  return row;
}
