import { storageKeys } from '../../lib/storage-keys.ts';

/** Fills the storage keys into the source of a boot script, which is inline and cannot import them. */
export function fillStorageKeys(source: string): string {
  return source.replace(/\bstorageKeys\.(\w+)/g, (_, name: keyof typeof storageKeys) => {
    if (!Object.hasOwn(storageKeys, name)) throw new Error(`A boot script uses an unknown storage key: ${name}`);
    return JSON.stringify(storageKeys[name]);
  });
}
