// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { storageKeys } from '../../lib/storage-keys.ts';

/**
 * The source of a boot script with its storage keys filled in: inline scripts cannot import them.
 * @param {string} source
 */
export function fillStorageKeys(source) {
  return source.replace(/\bstorageKeys\.(\w+)/g, (_, name) => {
    if (!Object.hasOwn(storageKeys, name)) throw new Error(`A boot script uses an unknown storage key: ${name}`);
    return JSON.stringify(storageKeys[/** @type {keyof typeof storageKeys} */ (name)]);
  });
}

/** The hashes by which the content security policy allows the inline scripts of this folder. */
export const bootHashes = ['session.js', 'notice.js', 'detail.js'].map((file) => {
  const source = fillStorageKeys(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return /** @type {const} */ (`sha256-${createHash('sha256').update(source).digest('base64')}`);
});
