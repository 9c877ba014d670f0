import { expect, test } from 'vitest';
import { checkImports, type Rule } from '../../../../scripts/imports/check-imports.ts';

const rules: Rule[] = [
  { files: 'src/lib/*', imports: [], packages: ['superstruct'], because: 'lib is pure' },
  { files: 'src/stores/*', imports: ['src/lib/*'], packages: ['node:*'], because: 'a store imports no view' },
  {
    files: 'src/islands/*/**',
    imports: ['src/stores/*'],
    packages: ['react'],
    because: 'an island imports no other island',
  },
];

/** A file for each rule: a rule without files would be reported. */
const filler = { 'src/lib/api.ts': '', 'src/stores/session.ts': '', 'src/islands/login/Login.tsx': '' };

function check(sources: Record<string, string>) {
  const all: Record<string, string> = { ...filler, ...sources };
  return checkImports({ files: Object.keys(all), read: (file) => all[file] ?? '' }, rules);
}

test('the import check accepts the imports that the rules allow, and counts them', () => {
  const report = check({
    'src/stores/session.ts': "import { request } from '../lib/api.ts';\nimport fs from 'node:fs/promises';",
    'src/islands/login/Login.tsx': "import { useState } from 'react';\nimport './login.scss';",
    'src/islands/login/login.scss': '',
    'src/lib/api.ts': "import { object } from 'superstruct/anything';",
  });
  expect(report).toEqual({ problems: [], importCount: 5, folderCount: 3, cycleCount: 0 });
});

test('the report of a refused import contains its file and line, the import and the reason', () => {
  const { problems } = check({ 'src/lib/api.ts': "\nimport { $session } from '../stores/session.ts';" });
  expect(problems).toEqual([
    'src/lib/api.ts:2 imports src/stores/session.ts, which src/lib/* may not import: lib is pure',
  ]);
});

test.each([
  ['a type import', "import type { Session } from '../stores/session.ts';"],
  ['an inline type', "let session: import('../stores/session.ts').Session;"],
  ['a dynamic import', "const load = () => import('../stores/session.ts');"],
  ['a re-export', "export { $session } from '../stores/session.ts';"],
  ['an import with a query', "import source from '../stores/session.ts?raw';"],
  ['the URL of a module', "const file = new URL('../stores/session.ts', import.meta.url);"],
  ['an import by glob pattern', "const stores = import.meta.glob('../stores/*.ts');"],
])('the import check refuses %s like any other import', (_, source) => {
  expect(check({ 'src/lib/api.ts': source }).problems).toEqual([
    expect.stringContaining('src/lib/api.ts:1 imports src/stores/session.ts, which'),
  ]);
});

test('the import check refuses a package that the folder may not use', () => {
  const { problems } = check({ 'src/lib/api.ts': "import { useState } from 'react';" });
  expect(problems).toEqual(['src/lib/api.ts:1 imports react, which src/lib/* may not import: lib is pure']);
});

test('the import check refuses a package whose name merely begins like that of an allowed one', () => {
  const { problems } = check({ 'src/islands/login/Login.tsx': "import 'react-dom';" });
  expect(problems).toHaveLength(1);
});

test('the import check finds a Sass partial by the name under which it is used', () => {
  const { problems } = check({
    'src/islands/login/login.scss': "@use '../../lib/tokens';",
    'src/lib/_tokens.scss': '',
  });
  expect(problems).toEqual([expect.stringContaining('login.scss:1 imports src/lib/_tokens.scss, which')]);
});

test('the import check refuses an import from another folder, even if the same rule covers both', () => {
  const { problems } = check({
    'src/islands/login/Login.tsx': "import '../register/Register.tsx';\nimport './parts/Field.tsx';",
    'src/islands/login/parts/Field.tsx': '',
    'src/islands/register/Register.tsx': '',
  });
  expect(problems).toEqual([expect.stringContaining('Login.tsx:1 imports src/islands/register/Register.tsx, which')]);
});

test('the import check reports a new folder that no rule covers', () => {
  const { problems } = check({ 'src/widgets/clock.ts': '', 'src/lib/time/zone.ts': '', 'docs/picture.svg': '' });
  expect(problems).toEqual([
    'No rule says what the files of src/widgets/ may import',
    'No rule says what the files of src/lib/time/ may import',
  ]);
});

test('the import check refuses an import of a file that does not exist', () => {
  const { problems } = check({ 'src/stores/session.ts': "import '../lib/gone.ts';" });
  expect(problems).toEqual([expect.stringMatching(/imports src\/lib\/gone\.ts, which does not exist/)]);
});

test('the import check finds files that import each other, even if only for a type', () => {
  const { problems, cycleCount } = check({
    'src/lib/api.ts': "import type { Reply } from './reply.ts';",
    'src/lib/reply.ts': "\nimport { limits } from './limits.ts';",
    'src/lib/limits.ts': "import { request } from './api.ts';",
  });
  expect(cycleCount).toBe(1);
  expect(problems).toEqual([
    'These files import each other: src/lib/api.ts:1 → src/lib/reply.ts:2 → src/lib/limits.ts:1 → src/lib/api.ts',
  ]);
});

test('the import check finds folders that import each other, even if no file does', () => {
  const mutual: Rule[] = [
    { files: 'a/*', imports: ['b/*'], packages: [], because: '' },
    { files: 'b/*', imports: ['a/*'], packages: [], because: '' },
  ];
  const sources: Record<string, string> = { 'a/one.ts': "import '../b/one.ts';", 'a/two.ts': '', 'b/one.ts': '' };
  sources['b/two.ts'] = "import '../a/two.ts';";
  const { problems } = checkImports({ files: Object.keys(sources), read: (file) => sources[file] ?? '' }, mutual);
  expect(problems).toEqual(['These folders import each other: a/* → b/* → a/*']);
});

test('the import check finds rules whose folder no longer exists', () => {
  const unusedRule: Rule = { files: 'old/*', imports: ['older/*'], packages: [], because: '' };
  const { problems } = checkImports({ files: [], read: () => '' }, [unusedRule]);
  expect(problems).toEqual([
    'The rule for old/* matches no file',
    'The rule for old/* allows older/*, which has no rule',
  ]);
});
