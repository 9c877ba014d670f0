import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { isUpToDate, migrate } from './migrate.ts';
import type { Database, OpenDatabase } from './open-database.ts';
import { FolderHeldError, lockFolder } from './process-lock.ts';
import type { Schema } from './schema.ts';

/** Its file in a data folder. */
export const embeddedFile = 'kindcrate.sqlite';

/**
 * Opens the embedded database of a data folder, and makes it when it is missing, for this process alone. An
 * acknowledged write survives a power cut (WAL with `synchronous = FULL`).
 * @throws FolderHeldError when another process has the folder.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  const database = connect(folder);
  await migrate(database);
  return {
    database,
    inTurn: (task) => task(),
    async close() {
      await database.destroy();
      unlock();
    },
  };
}

/**
 * Opens the embedded database beside the server that has the folder, for a command that reads and writes a few rows:
 * SQLite lets them write in turn (decision 0007).
 * @throws FolderHeldError when the server has other tables than this program knows.
 */
export async function openBesideServer(folder: string): Promise<OpenDatabase> {
  const database = connect(folder);
  const close = () => database.destroy();
  if (await isUpToDate(database)) return { database, inTurn: (task) => task(), close };
  await close();
  throw new FolderHeldError(
    `The server on the data folder ${folder} is starting, or older than this program. Wait a moment, or start it anew.`,
  );
}

function connect(folder: string): Database {
  const sqlite = new DatabaseSync(join(folder, embeddedFile), { timeout: 5_000, enableForeignKeyConstraints: true });
  // Without recursive triggers, REPLACE deletes a row behind the trigger that forbids it.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA recursive_triggers = ON;');
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqlite) });
}

/** Kysely's SQLite dialect is written for another library; this is what `node:sqlite` does otherwise. */
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

  /** It writes anyway. Had it only read so far while a command beside the server writes, SQLite would refuse its write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite rolls back by itself when the disk is full; a second rollback would hide that error behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can undo changes of the schema, so each run of the migrations is one transaction: a kill leaves no half. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(sqlite: DatabaseSync): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const statement = sqlite.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
