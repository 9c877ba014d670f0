import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageName } from '../../../src/content/desk/overrides.ts';
import { pages } from '../../../src/content/pages.ts';
import { group } from '../../../src/content/schemas/structure.ts';
import { createDeskCopy, type DeskCopy } from '../../../src/rendering/desk-copy.ts';

/** Reads a copy file as the build does. */
export function readCopy(name: PageName): object {
  const file = join(import.meta.dirname, '../../../src/content/en', `${name}.yaml`);
  return group(pages[name]).parse(parse(readFileSync(file, 'utf8')));
}

/**
 * Creates, without a build, the functions that the built site provides for its copy. The API tests use them too
 * (api/test/support/built-site.ts). Vite has to load this file, because the schemas list files with `import.meta.glob`.
 */
export const createCopy = (): DeskCopy =>
  createDeskCopy(
    async (name) => readCopy(name),
    async (picture) => `/_astro/${picture}.svg`,
  );
