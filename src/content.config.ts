import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { pages } from './content/pages.ts';
import { group } from './content/schemas/structure.ts';

/** The copy of one page, one file per locale. `src/content/en/<file>.yaml` has the id `en`. */
function defineCopy<File extends keyof typeof pages>(file: File) {
  return defineCollection({
    loader: glob({
      base: './src/content',
      pattern: `*/${file}.yaml`,
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: group(pages[file]),
  });
}

/** One collection for each copy file, with the file's name. */
export const collections = Object.fromEntries(
  Object.keys(pages).map((file) => [file, defineCopy(file as keyof typeof pages)]),
) as { [File in keyof typeof pages]: ReturnType<typeof defineCopy<File>> };
