import { config, singleton } from '@keystatic/core';
import { pages } from './src/content/pages.ts';
import { editorFields } from './src/editor/fields.ts';
import { toLabel } from './src/editor/labels.ts';

// The copy editor of `npm run edit`; a file of this name is where Keystatic looks for it. The fields come from the
// schemas that the build checks the same files with.
export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Kindcrate' }, navigation: { Pages: Object.keys(pages) } },
  singletons: Object.fromEntries(
    Object.entries(pages).map(([name, shape]) => [
      name,
      singleton({
        label: toLabel(name),
        path: `src/content/en/${name}`,
        format: 'yaml',
        schema: editorFields(shape),
      }),
    ]),
  ),
});
