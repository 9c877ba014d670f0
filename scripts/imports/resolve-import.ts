import { posix } from 'node:path';
import type { WrittenImport } from './read-imports.ts';

/** The contract is imported like a package, but its modules are files of this project. */
const workspace = { prefix: '@kindcrate/contract/', folder: 'contract/src/' };

/** What an import refers to: has either `file` or `package`. */
export interface Target {
  /** A path relative to the root. */
  file?: string;
  /** The name of a package without the path inside it, or a whole specifier with a scheme, such as `node:fs/promises`. */
  package?: string;
}

/**
 * Finds what an import refers to. A glob may refer to several files; a URL that does not refer to a tracked file is ignored.
 * @param from the file that contains the import
 */
export function resolveImport(from: string, { specifier, kind }: WrittenImport, tracked: Set<string>): Target[] {
  // Drops Vite's query, such as ?raw.
  const path = specifier.replace(/\?.*/, '');
  const resolved = posix.join(posix.dirname(from), path);
  if (kind === 'style') return [resolveStyle(path, resolved, tracked)];
  if (kind === 'glob') return filesMatching(resolved, tracked);
  if (kind === 'url') return tracked.has(resolved) ? [{ file: resolved }] : [];
  if (path.startsWith('.')) return [{ file: resolved }];
  // Vite resolves a path that begins with / from the root.
  if (path.startsWith('/')) return [{ file: path.slice(1) }];
  if (path.startsWith(workspace.prefix)) return [{ file: `${path.replace(workspace.prefix, workspace.folder)}.ts` }];
  return [{ package: packageName(path) }];
}

/** Sass finds `_name.scss` and `name/_index.scss` by `name`, and looks in the file's own folder before it looks for a package. */
function resolveStyle(path: string, resolved: string, tracked: Set<string>): Target {
  const { dir, name } = posix.parse(resolved.replace(/\.scss$/, ''));
  const candidates = [`${dir}/_${name}.scss`, `${dir}/${name}.scss`, `${dir}/${name}/_index.scss`];
  const file = candidates.find((candidate) => tracked.has(candidate));
  return file || path.startsWith('.') ? { file: file ?? resolved } : { package: packageName(path) };
}

function filesMatching(glob: string, tracked: Set<string>): Target[] {
  return [...tracked].filter((file) => posix.matchesGlob(file, glob)).map((file) => ({ file }));
}

function packageName(path: string): string {
  if (/^\w+:/.test(path)) return path;
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}
