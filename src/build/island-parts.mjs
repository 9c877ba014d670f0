// @ts-check
import { basename } from 'node:path';

/** Records the static imports of each file of the client build, as the bundler reports them. */
export class ImportRecord {
  /** @type {Map<string, string[]>} */
  #imports = new Map();

  /** @returns {import('vite').Plugin} */
  plugin() {
    return {
      name: 'record-imports',
      applyToEnvironment: ({ name }) => name === 'client',
      // Not `generateBundle`, in which Vite drops the files that would contain only the import of a style sheet.
      writeBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk')
            this.#imports.set(
              `/${file.fileName}`,
              file.imports.filter((name) => name in bundle).map((name) => `/${name}`),
            );
        }
      },
    };
  }

  /**
   * Returns the given files and all files that they import, directly or through others. Does not follow `import()`.
   * @param {string[]} entries
   */
  closureOf(entries) {
    const files = new Set(entries);
    // The loop also visits what it adds.
    for (const file of files) {
      const imports = this.#imports.get(file);
      if (!imports) throw new Error(`A page uses ${file}, which the client build did not write`);
      for (const imported of imports) files.add(imported);
    }
    return [...files];
  }
}

/**
 * Returns the attribute `data-parts` for an island's tag: the names of all files that its code consists of. A browser
 * learns what a module imports only when the module has arrived, so a chain of imports costs a round trip per link. With
 * the list, src/directives/fetch-parts.ts fetches all files at once.
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
