// @ts-check

const fetchCode = `${import.meta.dirname}/../lib/fetch-code.ts`;
const preloadExport = 'export const __vitePreload =';

/**
 * Makes every `import()` of the built site fetch its files first, because a failed fetch can be retried, but a failed import cannot
 * (src/lib/fetch-code.ts). Vite already passes the list of files to its function that preloads them.
 * @returns {import('vite').Plugin}
 */
export function fetchBeforeImport() {
  return {
    name: 'fetch-before-import',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { modulePreload: { resolveDependencies: listOwnFile } } }),
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
 * Vite leaves the list empty for a file without imports, which it need not preload.
 * @param {string} file
 * @param {string[]} listed
 */
const listOwnFile = (file, listed) => (listed.length ? listed : [file]);
