import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the key that signs tokens, and makes it at the first start: a file beside the data that only its owner reads.
 * It gets its name when it is whole, so a start that is killed leaves none behind.
 */
export function readTokenSecret(dataFolder: string): string {
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
