import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { closureOf, type Imports } from '../src/rendering/island-files.mjs';
import { root } from './run.ts';

export interface CodeSize {
  files: number;
  /** As sent, compressed with brotli. */
  bytes: number;
}

const clientFolder = path.join(root, 'dist/client');

/**
 * Measures the code of the built site: the React runtime, and each island without the runtime, keyed by name. A file that
 * several islands share counts toward each of them. Code that an island loads on demand does not count.
 */
export function measureIslands(): { runtime: CodeSize; islands: Map<string, CodeSize> } {
  const imports: Imports = JSON.parse(readFileSync(path.join(root, 'dist/server/imports.json'), 'utf8'));
  const filesOf = (name: string) => new Set(closureOf([findFile(imports, name)], imports));
  // `client` is Astro's name for the code that hydrates React components.
  const runtime = filesOf('client');
  const names = globSync('src/islands/*/*.tsx', { cwd: root }).filter(isIsland).map(nameOf).sort();
  const islands = names.map((name) => [name, sizeOf(filesOf(name).difference(runtime))] as const);
  return { runtime: sizeOf(runtime), islands: new Map(islands) };
}

const nameOf = (file: string) => path.basename(file, '.tsx');

/** An island has the name of its folder: `login-form/LoginForm.tsx`. */
const isIsland = (file: string) => nameOf(file).toLowerCase() === path.basename(path.dirname(file)).replaceAll('-', '');

function findFile(imports: Imports, name: string): string {
  const file = Object.keys(imports).find((url) => path.basename(url).split('.')[0] === name);
  if (!file) throw new Error(`The build has no file for ${name}`);
  return file;
}

function sizeOf(urls: Set<string>): CodeSize {
  const bytes = [...urls].reduce((sum, url) => sum + statSync(path.join(clientFolder, `${url}.br`)).size, 0);
  return { files: urls.size, bytes };
}
