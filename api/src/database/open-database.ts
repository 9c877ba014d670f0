import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  database: Database;
  /** Runs what servers that share the database may do one after the other only. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
