import { storageKeys } from '../../lib/storage-keys.ts';

/**
 * Prepares the source of a boot script for its page, where every byte delays the first paint: drops indentation and comment
 * lines, and fills in the storage keys, which an inline script cannot import.
 */
export function inlineSource(source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  const code = lines.filter((line) => line && !line.startsWith('//')).join('\n');
  return code.replace(/\bstorageKeys\.(\w+)/g, (_, name: keyof typeof storageKeys) => {
    if (!Object.hasOwn(storageKeys, name)) throw new Error(`A boot script uses an unknown storage key: ${name}`);
    return JSON.stringify(storageKeys[name]);
  });
}
