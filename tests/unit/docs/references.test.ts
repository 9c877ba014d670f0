import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  anchorsOf,
  decisionMentions,
  foreignMentions,
  type RowKind,
  relativeLinks,
  rowMentions,
  rowProblems,
  rowsOf,
  sectionMentions,
  sectionsOf,
} from './reference-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const extensions = ['.ts', '.tsx', '.astro', '.mjs', '.js', '.scss', '.md', '.yaml', '.yml'];
/** This folder is skipped, because its tests mention sections, threats, findings and decisions that do not exist. */
const ownFolder = 'tests/unit/docs/';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => existsSync(path.join(root, file));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => extensions.includes(path.extname(file)) && !file.startsWith(ownFolder) && exists(file))
  .map((name) => ({ name, text: read(name) }));

const sections = sectionsOf(read('docs/specification.md'));
const security = read('docs/security.md');
/** The kinds of rows in security.md, each with its minimum number of rows. */
const rowKinds: [RowKind, number][] = [
  ['threat', 49],
  ['finding', 16],
];
const decisions = files.flatMap(({ name }) => /^docs\/decisions\/(\d{4})-/.exec(name)?.[1] ?? []);

/** Lists the mentions that are not among the known ones, each with the name of its file. */
function unknownMentions<T>(mentionsIn: (text: string) => T[], known: T[]): string[] {
  return files.flatMap(({ name, text }) =>
    mentionsIn(text)
      .filter((mention) => !known.includes(mention))
      .map((mention) => `${name}: ${mention}`),
  );
}

test('the specification has sections 1 to 9, and nothing refers to any other section', () => {
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(files.flatMap(({ text }) => sectionMentions(text)).length).toBeGreaterThan(20);
  expect(unknownMentions(sectionMentions, sections)).toEqual([]);
});

describe.each(rowKinds)('every %s of security.md', (kind, minimum) => {
  const rows = rowsOf(kind, security);

  test('is numbered consecutively, and nothing refers to a number without a row', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(minimum);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(unknownMentions((text) => rowMentions(kind, text), numbers)).toEqual([]);
  });

  test('that is not open lists tests whose titles mention it', () => {
    expect(rowProblems(rows, (file) => (exists(file) ? read(file) : undefined))).toEqual([]);
  });

  test('lists in its row every test file that mentions it', () => {
    const testFiles = files.filter(({ name }) => /\.(?:test|faults|timed)\.tsx?$/.test(name));
    const missing = testFiles.flatMap(({ name, text }) =>
      rows
        .filter(({ number, tests }) => rowMentions(kind, text).includes(number) && !tests.includes(name))
        .map(({ number }) => `${kind} ${number}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

test('nothing refers to a decision that docs/decisions does not contain', () => {
  expect(unknownMentions(decisionMentions, decisions)).toEqual([]);
});

test('nothing refers to sections of a document outside the repository', () => {
  expect(unknownMentions(foreignMentions, [])).toEqual([]);
});

test('every relative link in a Markdown file points to an existing file and heading', () => {
  const documents = files.filter(({ name }) => name.endsWith('.md'));
  const broken = documents.flatMap(({ name, text }) =>
    relativeLinks(text)
      .filter((link) => !isFound(name, link))
      .map((link) => `${name}: ${link}`),
  );
  expect(broken).toEqual([]);
});

function isFound(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file ? path.posix.join(path.posix.dirname(document), decodeURIComponent(file)) : document;
  return exists(target) && (!anchor || !target.endsWith('.md') || anchorsOf(read(target)).includes(anchor));
}
