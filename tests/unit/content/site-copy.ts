import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageName } from '../../../src/content/desk/overrides.ts';
import { pages } from '../../../src/content/pages.ts';
import { group } from '../../../src/content/schemas/structure.ts';
import { createDeskCopy, type DeskCopy } from '../../../src/rendering/desk-copy.ts';

/** The copy of a file as the build reads it. */
export function readCopy(name: PageName): object {
  const file = join(import.meta.dirname, '../../../src/content/en', `${name}.yaml`);
  return group(pages[name]).parse(parse(readFileSync(file, 'utf8')));
}

/**
 * What the built site knows about copy, without building it. The API tests use it too (api/test/support/built-site.ts). Vite has to load
 * this file, because the schemas list files with it.
 */
export const createCopy = (): DeskCopy =>
  createDeskCopy(
    async (name) => readCopy(name),
    async (picture) => `/_astro/${picture}.svg`,
  );
