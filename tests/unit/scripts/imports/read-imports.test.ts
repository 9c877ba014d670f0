import { expect, test } from 'vitest';
import { readImports } from '../../../../scripts/imports/read-imports.ts';

const read = (file: string, ...lines: string[]) =>
  readImports(file, lines.join('\n')).map(({ specifier, line }) => `${line} ${specifier}`);

test('the import check reads the frontmatter, the scripts and the styles of an Astro file, with line numbers', () => {
  expect(
    read(
      'Page.astro',
      '---',
      "import Layout from './Layout.astro';",
      '---',
      "<p>Don't import('./text.ts')</p>",
      '<script is:inline src="./inline.js" />',
      "<script>\n  import { start } from './start.ts';\n</script>",
      '<style lang="scss">\n  @use \'./page\';\n</style>',
    ),
  ).toEqual(['2 ./Layout.astro', '7 ./start.ts', '10 ./page']);
});

test('the import check reads Sass modules, but not comments about them', () => {
  expect(
    read('page.scss', "@use 'layers';", "// @use 'old';", "/* @use 'older';", "*/ @forward './tokens' show $red;"),
  ).toEqual(['1 layers', '4 ./tokens']);
});

test('the import check does not mistake text for an import', () => {
  expect(
    read('Note.tsx', "// import './comment.ts';", "const text = `import './text.ts'`;", '<p>import "./jsx.ts"</p>;'),
  ).toEqual([]);
});

test('the import check reads an import after an apostrophe in JSX', () => {
  expect(read('Note.tsx', "const a = <p>Don't</p>;", "const load = () => import('./late.ts');")).toEqual([
    '2 ./late.ts',
  ]);
});
