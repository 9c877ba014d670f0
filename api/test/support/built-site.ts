import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addCleanup } from './cleanup.ts';

/** The `PUBLIC_URL` of the build, which is also the default of a server. */
export const builtUrl = 'http://localhost:4321';

interface StaticPage {
  /** Path inside `client/`. */
  file: string;
  content: string;
  policy?: string;
  /** The copy files that the page shows. */
  copyFiles?: string[];
}

export interface BuiltSite {
  /** The folder of the site, from which the server serves it. */
  folder: string;
  /** Adds a file; the path is relative to the parent of `folder`. */
  addFile: (path: string, content: string | Buffer) => void;
}

const root = join(import.meta.dirname, '../../..');

/**
 * The code of a module that replaces the one that the build writes. The new module renders a page as the number of pages rendered so
 * far, the path and the data. What the module returns about copy comes from the real schemas and files, which Vite loads when they are
 * needed.
 */
const siteModule = `
let count = 0;
export async function renderPage(path, catalog, copy) {
  const data = JSON.stringify({ ...catalog, ...(Object.keys(copy).length && { copy }) });
  if (data.includes('cannot be rendered')) throw new Error('This is a test.');
  count += 1;
  return { policy: "default-src 'self'", contentType: 'text/html; charset=utf-8', body: \`render \${count} of \${path}: \${data}\` };
}

let loading;
async function load() {
  const { runnerImport } = await import(${JSON.stringify(import.meta.resolve('vite'))});
  const { module } = await runnerImport(${JSON.stringify(join(root, 'tests/unit/content/site-copy.ts'))}, { root: ${JSON.stringify(root)}, logLevel: 'silent' });
  return module.createCopy();
}
const copy = () => (loading ??= load());
export const listCopy = async (...args) => (await copy()).listCopy(...args);
export const describeCopy = async (...args) => (await copy()).describeCopy(...args);
export const checkCopy = async (...args) => (await copy()).checkCopy(...args);
`;

/** Writes the files of a small built site into a temporary folder, which is removed after the tests of the file. */
export function createBuiltSite(pages: Record<string, StaticPage>): BuiltSite {
  const parent = mkdtempSync(join(tmpdir(), 'kindcrate-site-'));
  addCleanup(() => rmSync(parent, { recursive: true }));
  const addFile: BuiltSite['addFile'] = (path, content) => {
    mkdirSync(dirname(join(parent, path)), { recursive: true });
    writeFileSync(join(parent, path), content);
  };
  const manifest: Record<string, object> = {};
  const copyFiles: Record<string, string[]> = {};
  for (const [path, { file, content, policy = "default-src 'self'", copyFiles: own }] of Object.entries(pages)) {
    addFile(`dist/client/${file}`, content);
    manifest[path] = { file, policy };
    if (own) copyFiles[path] = own;
  }
  addFile('dist/pages.json', JSON.stringify(manifest));
  addFile('dist/copy-files.json', JSON.stringify(copyFiles));
  addFile('dist/client/speculation.json', '{}');
  addFile('dist/client/robots.txt', `Sitemap: ${builtUrl}/sitemap.xml`);
  addFile('dist/server/build.json', JSON.stringify({ publicUrl: builtUrl }));
  addFile('dist/server/entry.mjs', siteModule);
  return { folder: join(parent, 'dist'), addFile };
}
