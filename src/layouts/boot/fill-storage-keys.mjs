// @ts-check
import { storageKeys } from '../../lib/storage-keys.ts';

/**
 * The source of a boot script with its storage keys filled in: inline scripts cannot import them.
 * Apart from boot-scripts.mjs, whose file reads must not end up in a page's bundle.
 * @param {string} source
 */
export function fillStorageKeys(source) {
  return source.replace(/\bstorageKeys\.(\w+)/g, (_, name) => {
    if (!Object.hasOwn(storageKeys, name)) throw new Error(`A boot script uses an unknown storage key: ${name}`);
    return JSON.stringify(storageKeys[/** @type {keyof typeof storageKeys} */ (name)]);
  });
}
