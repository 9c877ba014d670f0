const sqliteFull = 13;
/** Of the file system, and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error of the database or the file system says that there is no room left. */
export function isStorageFull(error: Error): boolean {
  if ('errcode' in error && error.errcode === sqliteFull) return true;
  return 'code' in error && codes.has(String(error.code));
}
