import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The hashes by which the content security policy lets the inline scripts of this folder through. */
export const bootHashes = ['session.js', 'notice.js', 'detail.js'].map((file) => {
  const source = readFileSync(new URL(file, import.meta.url));
  return /** @type {const} */ (`sha256-${createHash('sha256').update(source).digest('base64')}`);
});
