import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from '../imports/read-imports.ts';
import { resolveImport } from '../imports/resolve-import.ts';

/** Returns the given files and the project's files that they import, directly or indirectly, as paths relative to the project. */
export function filesWithImports(entries: string[], project: string): string[] {
  const files = new Set(entries);
  // The loop also visits what it adds.
  for (const file of files) {
    const source = readFileSync(path.join(project, file), 'utf8');
    for (const written of readImports(file, source)) {
      // Without tracked files, `resolveImport` skips globs and URLs.
      for (const target of resolveImport(file, written, new Set())) if (target.file) files.add(target.file);
    }
  }
  return [...files];
}
