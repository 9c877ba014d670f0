import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageName } from '../../../src/content/desk/overrides.ts';
import { pages } from '../../../src/content/pages.ts';
import { group } from '../../../src/content/schemas/structure.ts';
import { createDeskCopy, type DeskCopy } from '../../../src/rendering/desk-copy.ts';

/** What the built site knows about copy, without building it. Vite has to load this, because the schemas list files with it. */
export function createCopy(): DeskCopy {
  return createDeskCopy(async (name: PageName) => {
    const file = join(import.meta.dirname, '../../../src/content/en', `${name}.yaml`);
    return group(pages[name]).parse(parse(readFileSync(file, 'utf8')));
  });
}
