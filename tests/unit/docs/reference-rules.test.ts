import { describe, expect, test } from 'vitest';
import {
  anchorsOf,
  decisionMentions,
  foreignMentions,
  relativeLinks,
  rowMentions,
  rowProblems,
  rowsOf,
  sectionMentions,
  sectionsOf,
  testTitles,
} from './reference-rules.ts';

test('the reference check finds the numbered sections of a document', () => {
  expect(sectionsOf('# Title\n\n## 1. One\n\n### 1.1 Part\n\n## 12. Twelve\n\n## Other\n')).toEqual([1, 12]);
});

test.each([
  ['(specification, section 7)', [7]],
  ['Specification, section 9: a timeout', [9]],
  ["The specification's table of calls (section 7), verbatim", [7]],
  ['(spec, sections 2 and 6)', [2, 6]],
  ['/**\n * Named in the log, as the specification requires\n * (section 8).\n */', [8]],
  ['// the specification,\n// section 3', [3]],
  ['The specification ends here. See section 4 of the manual.', []],
  ['inspection, section 7', []],
])('the reference check reads the sections that %j refers to', (text, expected) => {
  expect(sectionMentions(text)).toEqual(expected);
});

test.each([
  ['refuses a forged token (threat 12)', [12]],
  ['Threats 2 and 6', [2, 6]],
  ['threats 1, 2, and 3', [1, 2, 3]],
  ['threats 28 and 33, finding 1: an upload', [28, 33]],
  ['three threats of 5 kinds', []],
])('the reference check reads the threats that %j refers to', (text, expected) => {
  expect(rowMentions('threat', text)).toEqual(expected);
});

test.each([
  ['threats 28 and 33, finding 1: an upload', [1]],
  ['findings 2 and 6', [2, 6]],
  ['threat 12: refuses it', []],
])('the reference check reads the findings that %j refers to', (text, expected) => {
  expect(rowMentions('finding', text)).toEqual(expected);
});

test('the reference check reads references to decisions by number or path', () => {
  expect(decisionMentions('see decision 0007 and docs/decisions/0012.md, on 2026-11-20')).toEqual(['0007', '0012']);
});

test('the reference check finds references to documents that are not in the repository', () => {
  expect(foreignMentions('as drawn (design, section 4), by design in 4 sections')).toEqual(['design, section 4']);
});

test('the reference check finds the titles of tests and groups in every form, and nothing in comments', () => {
  const source = [
    "// test('in a comment (threat 1)', run);",
    "describe('a group (threat 2)', () => {",
    "  test.each([['row (threat 3)']])('each row %s', run);",
    `  describe.concurrent('another group', () => test(\`with \${name} (threat 4)\`, run));`,
    '});',
    "expect('no title (threat 5)').toBe(true);",
  ].join('\n');
  expect(testTitles('a.test.ts', source)).toEqual([
    'a group (threat 2)',
    'each row %s',
    'another group',
    `with \${name} (threat 4)`,
  ]);
});

test('the reference check finds the titles of tests that contain JSX', () => {
  expect(testTitles('a.test.tsx', "test('shows it', () => mount(<p>{text}</p>));")).toEqual(['shows it']);
});

describe.each(['threat', 'finding'] as const)('a table of %ss', (kind) => {
  const files: Record<string, string> = {
    'a.test.ts': `test('refuses it (${kind} 1)', run);`,
    'b.test.ts': `// ${kind} 1\ntest('refuses it (${kind} 11)', run);`,
  };
  const tableOf = (...rows: string[]) =>
    [`| # | ${kind} | what we do | tests |`, '|---|---|---|---|', ...rows].join('\n');
  const problemsOf = (...rows: string[]) => rowProblems(rowsOf(kind, tableOf(...rows)), (file) => files[file]);

  test('is valid when each row lists a test whose title has its number', () => {
    expect(problemsOf()).toEqual([]);
    expect(problemsOf('| 1 | A | We refuse | `a.test.ts` |', '| 2 | B | **open**: refuse | |')).toEqual([]);
  });

  test.each([
    ['| 1 | A | We refuse | |', '1 lists no test'],
    ['| 1 | A | We refuse | `c.test.ts` |', '1: c.test.ts does not exist'],
    ['| 1 | A | We refuse | `a.test.ts`, `b.test.ts` |', '1: no title in b.test.ts mentions it'],
    ['| 2 | A | **open**: refuse | `a.test.ts` |', '2 is open but lists a test'],
  ])('with the row %s is invalid', (row, problem) => {
    expect(problemsOf(row)).toEqual([`${kind} ${problem}`]);
  });

  test('is read without the rows of the other kind', () => {
    const [own, other] = ['| 1 | A | We refuse | `a.test.ts` |', '| 2 | B | We refuse | `b.test.ts` |'];
    const otherTable = tableOf(other).replace(kind, kind === 'threat' ? 'finding' : 'threat');
    const markdown = `# Security\n\n${otherTable}\n\n## More\n\n${tableOf(own)}\n`;
    expect(rowsOf(kind, markdown)).toEqual([{ kind, number: 1, isOpen: false, tests: ['a.test.ts'] }]);
  });
});

test('the reference check finds relative links and images, but neither absolute URLs nor links in code', () => {
  const markdown = [
    '[a](a.md), ![b](../b.png), [c](https://example.com), [d](mailto:d@example.com), [e](#e), `[f](f.md)`',
    '```md',
    '[g](g.md)',
    '```',
  ].join('\n');
  expect(relativeLinks(markdown)).toEqual(['a.md', '../b.png', '#e']);
});

test('the reference check derives the anchors of headings as GitHub does', () => {
  expect(anchorsOf('# Kindcrate\n\n## 7. API calls\n\n```sh\n# no heading\n```\n\n### `npm` & more')).toEqual([
    'kindcrate',
    '7-api-calls',
    'npm--more',
  ]);
});
