// @ts-check
import { basename } from 'node:path';

/** Records which files each file of the client build imports when it starts, as the bundler knows it. */
export class ImportRecord {
  /** @type {Map<string, string[]>} */
  #imports = new Map();

  /** @returns {import('vite').Plugin} */
  plugin() {
    return {
      name: 'record-imports',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk')
            this.#imports.set(
              `/${file.fileName}`,
              file.imports.map((name) => `/${name}`),
            );
        }
      },
    };
  }

  /**
   * Lists some files with everything that they import, directly or through others, without `import()`.
   * @param {string[]} entries
   */
  closureOf(entries) {
    const files = new Set(entries);
    // The loop also visits what it adds.
    for (const file of files) {
      const imports = this.#imports.get(file);
      if (!imports) throw new Error(`A page uses ${file}, which the client build did not write`);
      for (const next of imports) files.add(next);
    }
    return [...files];
  }
}

/**
 * Writes into an island's tag which files its code consists of, in `data-parts`. Modules name what they import only once
 * they have arrived, one round trip after another; src/directives/fetch-parts.ts fetches them all at once.
 * @param {import('ultrahtml').ElementNode} island
 * @param {ImportRecord} record
 */
export function partsAttribute({ attributes }, record) {
  const entries = [attributes['component-url'], attributes['renderer-url']].filter((url) => url !== undefined);
  return `data-parts="${record
    .closureOf(entries)
    .map((file) => basename(file))
    .join(' ')}" `;
}
