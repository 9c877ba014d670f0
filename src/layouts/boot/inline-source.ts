import { minifySync } from 'vite';
import { storageKeys } from '../../lib/storage-keys.ts';

/**
 * Prepares the source of a boot script for its page, where every byte delays the first paint: fills in the storage keys, which
 * an inline script cannot import, and minifies the source.
 */
export function inlineSource(source: string): string {
  const filledIn = source.replace(/\bstorageKeys\.(\w+)/g, (_, name: keyof typeof storageKeys) => {
    if (!Object.hasOwn(storageKeys, name)) throw new Error(`A boot script uses an unknown storage key: ${name}`);
    return JSON.stringify(storageKeys[name]);
  });
  const { code, errors } = minifySync('boot-script.js', filledIn);
  if (errors.length > 0) throw new Error(`A boot script cannot be minified: ${errors[0]?.message}`);
  return code;
}
