// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPrerenderable, speculationRules } from './speculation-rules.mjs';

/**
 * Writes the pages without catalog data as files. `pages.json` lists where each one is, with its content security policy, which the server
 * sends as a header (api/src/site/built-site.ts); `copy-files.json` lists the copy files that each page uses, and `speculation.json`
 * the pages that browsers may prerender: those with catalog data, and some of the others.
 * @returns {import('astro').AstroIntegration}
 */
export function pages() {
  /** @type {import('../rendering/island-files.mjs').Imports} */
  const imports = {};
  /** @type {string[]} */
  let staticPaths = [];
  /** @type {string[]} */
  let pathsWithData = [];
  let publicUrl = '';
  return {
    name: 'pages',
    hooks: {
      'astro:routes:resolved': ({ routes: resolved }) => {
        const own = resolved.filter(({ origin, type }) => origin === 'project' && type !== 'redirect');
        const hasData = (/** @type {{ entrypoint: string }} */ { entrypoint }) => pagesWithData.test(entrypoint);
        staticPaths = own.filter((route) => !hasData(route)).map(({ pattern }) => pattern);
        const withData = own.filter((route) => hasData(route) && route.type === 'page');
        pathsWithData = withData.map(({ pattern }) => pattern.replace(/\[(\w+)\]/g, ':$1'));
      },
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [recordImports(imports)] } }),
      'astro:config:done': ({ config }) => {
        publicUrl = config.site ?? '';
      },
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir);
        const server = join(client, '../server');
        writeJson(join(server, 'imports.json'), imports);
        // The server replaces this URL with its own (api/src/site/public-url.ts).
        writeJson(join(server, 'build.json'), { publicUrl });
        const { manifest, copyFiles, prerenderable } = await writePages(client, staticPaths);
        writeJson(join(client, '../pages.json'), manifest);
        writeJson(join(client, '../copy-files.json'), copyFiles);
        const rules = speculationRules([...pathsWithData, ...prerenderable].sort());
        writeFileSync(join(client, 'speculation.json'), JSON.stringify(rules));
      },
    },
  };
}

/** The pages that show entries of the catalog. A build does not know these entries. */
const pagesWithData =
  /^src\/pages\/(index|about|donation|branddetails\/\[id\]|organizationdetails\/\[id\]|sitemap\.xml)\.(astro|ts)$/;

/**
 * Records the imports of each file of the client build, as the bundler reports them.
 * @param {import('../rendering/island-files.mjs').Imports} imports
 * @returns {import('vite').Plugin}
 */
function recordImports(imports) {
  return {
    name: 'record-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    // In `writeBundle` rather than `generateBundle`, because during the latter Vite drops files that would only import a
    // stylesheet.
    writeBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const pathsOf = (/** @type {string[]} */ names) =>
          names.filter((name) => name in bundle).map((name) => `/${name}`);
        const submitImports = file.dynamicImports.filter((name) => basename(name).startsWith('send-'));
        imports[`/${file.fileName}`] = { imports: pathsOf(file.imports), submitImports: pathsOf(submitImports) };
      }
    },
  };
}

const noCatalog = { brands: [], organizations: [], donationCards: [] };

/**
 * Writes the pages without catalog data as files. The module that the server uses renders them, so that nothing but the copy differs
 * when the server later renders a page with other copy.
 * @param {string} folder
 * @param {string[]} paths
 */
async function writePages(folder, paths) {
  /** @type {Record<string, { file: string, policy: string }>} */
  const manifest = {};
  /** @type {Record<string, string[]>} */
  const copyFiles = {};
  const prerenderable = [];
  /** @type {typeof import('../rendering/entry.ts')} */
  const { renderPage } = await import(pathToFileURL(join(folder, '../server/entry.mjs')).href);
  for (const path of paths) {
    const page = await renderPage(path, noCatalog);
    const file = fileOf(path);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), page.body);
    copyFiles[path] = page.copyFiles;
    if (!page.policy) continue;
    manifest[path] = { file, policy: page.policy };
    if (isPrerenderable(page.body)) prerenderable.push(path);
  }
  return { manifest, copyFiles, prerenderable };
}

/** @param {string} path */
function fileOf(path) {
  if (extname(path)) return path.slice(1);
  return path === '/404' ? '404.html' : `${path.slice(1)}/index.html`;
}

/**
 * @param {string} file
 * @param {object} content
 */
function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
