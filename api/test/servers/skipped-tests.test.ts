import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { skippedTests } from './skipped-tests.ts';

/**
 * Whether a test file contains a title. A placeholder in the file, such as `%s`, matches any text, so a file with a test that is
 * titled only `%s` contains every title.
 */
function hasTitle(source: string, title: string): boolean {
  const templates = [...source.matchAll(/(['"])((?:\\.|(?!\1)[^\n\\])*)\1/g)].map(([, , text = '']) =>
    text
      .replaceAll("\\'", "'")
      .split(/%[a-z]/)
      .map(RegExp.escape)
      .join('.*'),
  );
  return templates.some((template) => template !== '' && new RegExp(`^${template}$`).test(title));
}

test.each(Object.entries(skippedTests))(
  'every test of %s that npm run test:servers skips exists',
  (name, titlesByReason) => {
    const source = readFileSync(join(import.meta.dirname, '..', `${name}.test.ts`), 'utf8');
    expect(
      Object.values(titlesByReason)
        .flat()
        .filter((title) => !hasTitle(source, title)),
    ).toEqual([]);
  },
);

test('a skipped test is found by a title with placeholders, and is not found once its title has changed', () => {
  expect(hasTitle("test('replies to %s', run);", 'replies to everyone')).toBe(true);
  expect(hasTitle("test('replies to %s', run);", 'answers everyone')).toBe(false);
});
