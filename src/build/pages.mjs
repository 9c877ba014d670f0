// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completePage } from '../rendering/complete-page.mjs';
import { isPrerenderable, speculationRules } from './speculation-rules.mjs';

const policyTag = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/**
 * Completes each static page (src/rendering/complete-page.mjs), and moves its policy to `pages.json`, because the server sends it
 * as a header. That file also lists where each page is (api/src/site/built-site.ts). Lists in `speculation.json` the pages that
 * browsers may prerender: those that the server renders on request, and some of the static ones. Astro's `isPrerendered` means
 * something else: that a page is rendered during the build.
 * @returns {import('astro').AstroIntegration}
 */
export function pages() {
  /** @type {import('../rendering/island-files.mjs').Imports} */
  const imports = {};
  /** @type {string[]} */
  let pagesWithData = [];
  let publicUrl = '';
  return {
    name: 'pages',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        const onRequest = routes.filter(
          ({ type, origin, isPrerendered }) => type === 'page' && origin === 'project' && !isPrerendered,
        );
        pagesWithData = onRequest.map(({ pattern }) => pattern.replace(/\[(\w+)\]/g, ':$1'));
      },
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [recordImports(imports)] } }),
      'astro:config:done': ({ config }) => {
        publicUrl = config.site ?? '';
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const { manifest, prerenderable } = completePages(folder, imports);
        writeJson(join(folder, '../pages.json'), manifest);
        const rules = speculationRules([...pagesWithData, ...prerenderable].sort());
        writeFileSync(join(folder, 'speculation.json'), JSON.stringify(rules));
        writeJson(join(folder, '../server/imports.json'), imports);
        // The server replaces this URL with its own (api/src/site/public-url.ts).
        writeJson(join(folder, '../server/build.json'), { publicUrl });
      },
    },
  };
}

/**
 * Records the imports of each file of the client build, as the bundler reports them.
 * @param {import('../rendering/island-files.mjs').Imports} imports
 * @returns {import('vite').Plugin}
 */
function recordImports(imports) {
  return {
    name: 'record-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    // In `writeBundle` rather than `generateBundle`, because during the latter Vite drops files that would only import a style
    // sheet.
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

/**
 * @param {string} folder
 * @param {import('../rendering/island-files.mjs').Imports} imports
 */
function completePages(folder, imports) {
  /** @type {Record<string, { file: string, policy: string }>} */
  const manifest = {};
  const prerenderable = [];
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = entry.replaceAll('\\', '/');
    if (!file.endsWith('.html')) continue;
    const built = readFileSync(join(folder, file), 'utf8');
    const given = built.match(policyTag)?.[1];
    // A character reference would have to be decoded first.
    if (!given || given.includes('&')) throw new Error(`${file} has no readable content security policy: ${given}`);
    const { html, policy } = completePage(built, given, imports);
    manifest[pathOf(file)] = { file, policy };
    if (isPrerenderable(html)) prerenderable.push(pathOf(file));
    writeFileSync(join(folder, file), html.replace(policyTag, ''));
  }
  return { manifest, prerenderable };
}

/** @param {string} file */
const pathOf = (file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`.toLowerCase();

/**
 * @param {string} file
 * @param {object} content
 */
function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
