import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the key that signs tokens from a file in the data folder. Only the owner of the file can read it. The first start
 * creates the file under a temporary name and renames it, so that a start that is killed leaves no half-written key.
 */
export function ensureTokenSecret(dataFolder: string): string {
  const path = join(dataFolder, 'jwt-secret');
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(`${path}.new`, secret, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secret;
}
