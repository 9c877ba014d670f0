// @ts-check
import { basename } from 'node:path';

/**
 * What each file of the client build imports, keyed by URL path: `imports` statically, `submitImports` by an `import()` when a form
 * is submitted. By convention, only the names of files that send a form begin with `send-`.
 * @typedef {Record<string, { imports: string[], submitImports: string[] }>} Imports
 */

/**
 * Returns the given files and all files that they import, directly or indirectly. Does not follow `import()`.
 * @param {string[]} entries
 * @param {Imports} imports
 */
export function closureOf(entries, imports) {
  const files = new Set(entries);
  // A loop over a set also visits the entries that it adds.
  for (const file of files) {
    const imported = imports[file]?.imports;
    if (!imported) throw new Error(`A page uses ${file}, which the client build did not write`);
    for (const name of imported) files.add(name);
  }
  return [...files];
}

/**
 * Returns attributes for an island's tag: `data-scripts` with the names of all files that its code consists of, and for a form
 * `data-send-scripts` with the additional files that send it. A browser learns what a module imports only when the module has arrived,
 * so a chain of imports costs a round trip per link. With the lists, src/directives/fetch-scripts.ts fetches all files in parallel.
 * @param {import('ultrahtml').ElementNode} island
 * @param {Imports} imports
 */
export function scriptsAttributes({ attributes }, imports) {
  const entries = [attributes['renderer-url'], attributes['component-url']].filter((url) => url !== undefined);
  const scripts = closureOf(entries, imports);
  const submitImports = scripts.flatMap((file) => imports[file]?.submitImports ?? []);
  const sendScripts = closureOf(submitImports, imports).filter((file) => !scripts.includes(file));
  return `data-scripts="${namesOf(scripts)}" ${sendScripts.length ? `data-send-scripts="${namesOf(sendScripts)}" ` : ''}`;
}

/** @param {string[]} files */
const namesOf = (files) => files.map((file) => basename(file)).join(' ');
