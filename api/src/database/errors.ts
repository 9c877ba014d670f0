/** Thrown when the database cannot be reached, or did not answer in time. A write may or may not have taken effect. */
export class DatabaseUnavailableError extends Error {}

/** Thrown when other processes are using a database that a command needs for itself. */
export class DatabaseInUseError extends Error {}

/** Thrown when a newer version has migrated the database, so that this one cannot use it. */
export class NewerDatabaseError extends Error {}

/** SQLITE_FULL. */
const sqliteFull = 13;
/** Error codes of the file system, and of PostgreSQL (`disk_full`). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** SQLITE_CONSTRAINT_UNIQUE. */
const sqliteUnique = 2067;
/** PostgreSQL's `unique_violation`. */
const postgresUnique = '23505';

/** Checks whether an error means that a write violated a unique constraint. */
export function isUniqueViolation(error: Error): boolean {
  if ('errcode' in error && error.errcode === sqliteUnique) return true;
  return 'code' in error && error.code === postgresUnique;
}

/** Checks whether an error of the database or the file system means that no space is left. */
export function isStorageFull(error: Error): boolean {
  if ('errcode' in error && error.errcode === sqliteFull) return true;
  return 'code' in error && fullCodes.has(String(error.code));
}
