import { config, singleton } from '@keystatic/core';
import { pages } from './src/content/pages.ts';
import { editorFields } from './src/editor/fields.ts';
import { toLabel } from './src/editor/labels.ts';

// Configures the copy editor of `npm run edit`. Keystatic expects this file name. The fields are derived from the schemas
// with which the build validates the same files.
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
