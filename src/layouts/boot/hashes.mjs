import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inlineSource } from './inline-source.ts';

/** The hashes by which the content security policy allows the inline scripts of this folder. */
export const bootHashes = ['session.js', 'notice.js', 'detail.js', 'account-data.js'].map((file) => {
  const source = inlineSource(readFileSync(new URL(file, import.meta.url), 'utf8'));
  // The type that Astro's configuration requires.
  return /** @type {const} */ (`sha256-${createHash('sha256').update(source).digest('base64')}`);
});
