import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addCleanup } from './cleanup.ts';

/** The `PUBLIC_URL` of the build; the default of a server too. */
export const builtUrl = 'http://localhost:4321';

interface StaticPage {
  /** Path inside `client/`. */
  file: string;
  content: string;
  policy?: string;
}

export interface BuiltSite {
  /** What the server serves. */
  folder: string;
  /** Adds a file; the path is relative to the parent of the folder. */
  addFile: (path: string, content: string | Buffer) => void;
}

/** Renders a page as its number among all pages, its path and its data, in place of the module that the build writes. */
const rendererModule = `
let count = 0;
export async function renderPage(path, catalog) {
  const data = JSON.stringify(catalog);
  if (data.includes('cannot be rendered')) throw new Error('This is a test.');
  count += 1;
  return { policy: "default-src 'self'", contentType: 'text/html; charset=utf-8', body: \`render \${count} of \${path}: \${data}\` };
}
`;

/** Writes the files of a small built site into a temporary folder, which is removed after the file's tests. */
export function createBuiltSite(pages: Record<string, StaticPage>): BuiltSite {
  const root = mkdtempSync(join(tmpdir(), 'kindcrate-site-'));
  addCleanup(() => rmSync(root, { recursive: true }));
  const addFile: BuiltSite['addFile'] = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const manifest: Record<string, object> = {};
  for (const [path, { file, content, policy = "default-src 'self'" }] of Object.entries(pages)) {
    addFile(`dist/client/${file}`, content);
    manifest[path] = { file, policy };
  }
  addFile('dist/pages.json', JSON.stringify(manifest));
  addFile('dist/client/speculation.json', '{}');
  addFile('dist/client/robots.txt', `Sitemap: ${builtUrl}/sitemap.xml`);
  addFile('dist/server/build.json', JSON.stringify({ publicUrl: builtUrl }));
  addFile('dist/server/entry.mjs', rendererModule);
  return { folder: join(root, 'dist'), addFile };
}
