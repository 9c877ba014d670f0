import { type DeleteResult, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** How many connections are open, how many of them are idle, and how many requests wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  database: Database;
  /** Undefined for the embedded database, which has no pool. */
  readPoolState?: () => PoolState;
  /** Runs a task that servers sharing the database must not run at the same time. */
  runExclusively<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Checks whether the database answers a query. */
export async function isDatabaseReady(database: Database): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a query lock its rows and skip those that another transaction has locked: two servers that clean up at the same
 * time share the work, and neither waits for the other. The embedded database has a single writer, so it needs no row locks.
 */
export function lockAvailableRows<DB, TB extends keyof DB, O>(
  database: Database,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isPostgres(database) ? query.forUpdate().skipLocked() : query;
}

/** Makes a query lock its rows until the transaction ends, and wait for those that another transaction has locked. */
export function lockRows<DB, TB extends keyof DB, O>(
  database: Database,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isPostgres(database) ? query.forUpdate() : query;
}

/** Makes a query keep its rows from being deleted until the transaction ends; they can still be edited. */
export function lockRowsAgainstDeletion<DB, TB extends keyof DB, O>(
  database: Database,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isPostgres(database) ? query.forKeyShare() : query;
}

/** Runs a delete query. @returns the number of rows that it deleted. */
export async function countDeleted(query: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

/** Describes a PostgreSQL URL for log lines by its host and database, without user and password. */
export function describePostgresUrl(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`;
}
