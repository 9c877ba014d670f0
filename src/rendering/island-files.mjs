// @ts-check
import { basename } from 'node:path';

/** The static imports of each file of the client build, keyed by URL path. */
/** @typedef {Record<string, string[]>} Imports */

/**
 * Returns the given files and all files that they import, directly or through others. Does not follow `import()`.
 * @param {string[]} entries
 * @param {Imports} imports
 */
export function closureOf(entries, imports) {
  const files = new Set(entries);
  // The loop also visits what it adds.
  for (const file of files) {
    const imported = imports[file];
    if (!imported) throw new Error(`A page uses ${file}, which the client build did not write`);
    for (const name of imported) files.add(name);
  }
  return [...files];
}

/**
 * Returns the attribute `data-parts` for an island's tag: the names of all files that its code consists of. A browser
 * learns what a module imports only when the module has arrived, so a chain of imports costs a round trip per link. With
 * the list, src/directives/fetch-parts.ts fetches all files at once.
 * @param {import('ultrahtml').ElementNode} island
 * @param {Imports} imports
 */
export function partsAttribute({ attributes }, imports) {
  const entries = [attributes['renderer-url'], attributes['component-url']].filter((url) => url !== undefined);
  return `data-parts="${closureOf(entries, imports)
    .map((file) => basename(file))
    .join(' ')}" `;
}
