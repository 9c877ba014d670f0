import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  anchorsOf,
  decisionMentions,
  foreignMentions,
  relativeLinks,
  sectionMentions,
  sectionsOf,
  threatMentions,
  threatProblems,
  threatsOf,
} from './reference-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const extensions = ['.ts', '.tsx', '.astro', '.mjs', '.js', '.scss', '.md', '.yaml', '.yml'];
/** Left out, because the tests of these rules mention sections, threats and decisions that do not exist. */
const ownFolder = 'tests/unit/docs/';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => existsSync(path.join(root, file));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => extensions.includes(path.extname(file)) && !file.startsWith(ownFolder) && exists(file))
  .map((name) => ({ name, text: read(name) }));

const sections = sectionsOf(read('docs/specification.md'));
const threats = threatsOf(read('docs/security.md'));
const decisions = files.flatMap(({ name }) => /^docs\/decisions\/(\d{4})-/.exec(name)?.[1] ?? []);

/** Lists the mentions of something that is not known, each with the name of its file. */
function unknownMentions<T>(mentionsIn: (text: string) => T[], known: T[]): string[] {
  return files.flatMap(({ name, text }) =>
    mentionsIn(text)
      .filter((mention) => !known.includes(mention))
      .map((mention) => `${name}: ${mention}`),
  );
}

test('the specification has sections 1 to 9, and nothing refers to another one', () => {
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(files.flatMap(({ text }) => sectionMentions(text)).length).toBeGreaterThan(20);
  expect(unknownMentions(sectionMentions, sections)).toEqual([]);
});

test('security.md numbers its threats without a gap, and nothing refers to another one', () => {
  const numbers = threats.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThanOrEqual(49);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(unknownMentions(threatMentions, numbers)).toEqual([]);
});

test('every threat of security.md that is not open names tests whose titles mention it', () => {
  expect(threatProblems(threats, (file) => (exists(file) ? read(file) : undefined))).toEqual([]);
});

test('every test file that mentions a threat is listed in the row of that threat', () => {
  const testFiles = files.filter(({ name }) => /\.test\.tsx?$/.test(name));
  const missing = testFiles.flatMap(({ name, text }) =>
    threats
      .filter(({ number, tests }) => threatMentions(text).includes(number) && !tests.includes(name))
      .map(({ number }) => `threat ${number}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('nothing refers to a decision that docs/decisions does not have', () => {
  expect(unknownMentions(decisionMentions, decisions)).toEqual([]);
});

test('nothing refers to sections of a document outside the repository', () => {
  expect(unknownMentions(foreignMentions, [])).toEqual([]);
});

test('every relative link of a Markdown file leads to a file, and to a heading where it names one', () => {
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
