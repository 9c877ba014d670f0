import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns how many bytes a folder takes on disk, in whole blocks. Symbolic links are not followed. */
export function measureFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // POSIX counts blocks in units of 512 bytes, whatever the file system uses.
  return files.reduce((bytes, file) => bytes + lstatSync(path.join(folder, file)).blocks * 512, 0);
}
