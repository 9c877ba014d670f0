const sqliteFull = 13;
const fileCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error of the database or the file system says that there is no room left. */
export function isStorageFull(error: Error): boolean {
  if ('errcode' in error && error.errcode === sqliteFull) return true;
  return 'code' in error && fileCodes.has(String(error.code));
}
