import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/run.ts';

// Prints the rows of the size table in docs/islands.md. Build the site first: the numbers are those of dist/.

const dist = path.join(root, 'dist');
const entry = pathToFileURL(path.join(dist, 'server/entry.mjs')).href;
const { renderPage }: typeof import('../src/rendering/entry.ts') = await import(entry);

const image = { url: '/picture.webp', thumbnailUrl: '/picture.webp', width: 4, height: 3, alt: '' };
const images = ['1', '2', '3'].map((_id) => ({ _id, ...image }));
const organization = { _id: 'sample', title: 'Sample', organizationInfo: 'Sample', images };
const catalog = { brands: [], organizations: [organization], donationCards: [] };

/** The files that each island downloads, by the name of the island: src/rendering/island-files.mjs lists them in `data-parts`. */
const islands = new Map<string, Set<string>>();
for (const html of await readPages()) {
  for (const [tag] of html.matchAll(/<astro-island [^>]*>/g)) {
    const name = /component-url="[^"]*\/([^/."]+)\.[^"]*"/.exec(tag)?.[1];
    const parts = new Set(/data-parts="([^"]*)"/.exec(tag)?.[1]?.split(' '));
    if (name) islands.set(name, parts);
  }
}

async function readPages(): Promise<string[]> {
  const folder = path.join(dist, 'client');
  const files = globSync('**/*.html', { cwd: folder });
  const rendered = ['/', '/organizationdetails/sample'].map((page) => renderPage(page, catalog));
  return [
    ...files.map((file) => readFileSync(path.join(folder, file), 'utf8')),
    ...(await Promise.all(rendered)).map(({ body }) => body),
  ];
}

const runtime = [...islands.values()].reduce((common, parts) => common.intersection(parts));

/** The total size of some files as a browser receives them: compressed with brotli where the build did so. */
function bytesOf(parts: Set<string>): number {
  const files = [...parts].map((name) => path.join(dist, 'client/static/js', name));
  return files.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

row('code', 'files', 'bytes, brotli');
row('---', '---:', '---:');
row('React runtime, once for all islands', runtime.size, bytesOf(runtime));
for (const [name, parts] of [...islands].sort(([a], [b]) => a.localeCompare(b))) {
  const own = parts.difference(runtime);
  row(name, own.size, bytesOf(own));
}
