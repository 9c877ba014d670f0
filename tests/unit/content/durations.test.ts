import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** The copy files of the pages that people see before and after a donation. */
const files = ['all-forms', 'contact', 'donation-form', 'donation-info', 'login', 'register', 'thanks'];

const duration =
  /\b(\d+|an?|one|two|three|four|five|few|about) (or \w+ )?(minute|hour|day|week|month)s?\b|fortnight|takes long/i;

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
}

// Only the computed figures may state how long a gift takes (specification, section 1), and those are not in these files.
test.each(files)('the copy file "%s" promises no duration', (name) => {
  const file = new URL(`../../../src/content/en/${name}.yaml`, import.meta.url);
  const strings = collectStrings(parse(readFileSync(file, 'utf8')));
  expect(strings.length).toBeGreaterThan(5);
  expect(strings.filter((string) => duration.test(string))).toEqual([]);
});
