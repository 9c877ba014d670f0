import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/run.ts';

// Prints the rows of the size table in docs/islands.md. Build the site first: the numbers are those of dist/.

const dist = path.join(root, 'dist');
const pages = globSync('**/*.html', { cwd: dist });
if (!pages.length) throw new Error('dist/ contains no page: run npm run build first');

/**
 * The files that each island downloads, by the name of the island: src/build/island-parts.mjs lists them in `data-parts`.
 * A light element is an `astro-island` without a `renderer-url`.
 */
const islands = new Map<string, { parts: Set<string>; usesReact: boolean }>();
for (const page of pages) {
  for (const [tag] of readFileSync(path.join(dist, page), 'utf8').matchAll(/<astro-island [^>]*>/g)) {
    const name = /component-url="[^"]*\/([^/."]+)\.[^"]*"/.exec(tag)?.[1];
    const parts = new Set(/data-parts="([^"]*)"/.exec(tag)?.[1]?.split(' '));
    if (name) islands.set(name, { parts, usesReact: /renderer-url="[^"]+"/.test(tag) });
  }
}

const withReact = [...islands.values()].filter(({ usesReact }) => usesReact).map(({ parts }) => parts);
const runtime = withReact.reduce((common, parts) => common.intersection(parts));

/** The total size of some files as a browser receives them: compressed with brotli where the build did so. */
function bytesOf(parts: Set<string>): number {
  const files = [...parts].map((name) => path.join(dist, 'client/static/js', name));
  return files.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

row('code', 'files', 'bytes, brotli');
row('---', '---:', '---:');
row('React runtime, once for all islands', runtime.size, bytesOf(runtime));
for (const [name, { parts }] of [...islands].sort(([a], [b]) => a.localeCompare(b))) {
  const own = parts.difference(runtime);
  row(name, own.size, bytesOf(own));
}
