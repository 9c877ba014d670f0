// @ts-check

const fetchCode = `${import.meta.dirname}/../lib/fetch-code.ts`;
const preloadExport = 'export const __vitePreload =';

/**
 * Makes every `import()` of the built site fetch its files first, because a failed fetch can be retried, but a failed import cannot
 * (src/lib/fetch-code.ts). Vite already passes the list of files to its function that preloads them.
 * @returns {import('vite').Plugin}
 */
export function fetchBeforeImport() {
  /** @type {import('vite').Rolldown.OutputBundle} */
  let bundle = {};

  /**
   * Lists the files that an `import()` has to fetch. Vite's own list is empty for a file without imports, because Vite preloads nothing
   * for it. Files that the importing file has already loaded are left out, because listing their names made up as much as a tenth of
   * an island's code.
   * @param {string} file
   * @param {string[]} listed
   * @param {{ hostId: string }} importer
   */
  const listMissingFiles = (file, listed, { hostId }) => {
    const loaded = staticImportsOf(hostId, bundle);
    return listed.length ? listed.filter((name) => !loaded.has(name)) : [file];
  };

  return {
    name: 'fetch-before-import',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { modulePreload: { resolveDependencies: listMissingFiles } } }),
    generateBundle: {
      // Runs before Vite writes the lists.
      order: 'pre',
      handler(_, written) {
        bundle = written;
      },
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(preloadExport)) throw new Error('Vite has changed the function that preloads files');
        return `import { fetchAllCode } from ${JSON.stringify(fetchCode)};
          ${code.replace(preloadExport, 'const preload =')};
          export const __vitePreload = async (load, files, importer) => {
            await fetchAllCode(files.map((file) => assetsURL(file, importer)));
            return preload(load, files, importer);
          };`;
      },
    },
  };
}

/**
 * Returns the names of a file and of all files that it imports statically, directly or through other files.
 * @param {string} file
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function staticImportsOf(file, bundle) {
  const files = new Set([file]);
  // The loop also visits the names that it adds.
  for (const name of files) {
    const output = bundle[name];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return files;
}
