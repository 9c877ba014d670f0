import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineSource } from '../../../../src/layouts/boot/inline-source.ts';

test('drops indentation, blank lines and comment lines of a boot script', () => {
  expect(inlineSource("// Why.\n(() => {\n  // How.\n  go('//not a comment');\n\n})();\n")).toBe(
    "(() => {\ngo('//not a comment');\n})();",
  );
});

test('fills in the storage keys of a boot script', () => {
  expect(inlineSource('read(storageKeys.token)')).toBe('read("token")');
});

test('refuses a storage key that does not exist', () => {
  expect(() => inlineSource('read(storageKeys.tokn)')).toThrow('tokn');
});

test.each(['session.js', 'notice.js', 'detail.js', 'account-data.js'])(
  'leaves %s without a template literal that trimming would change',
  (file) => {
    const source = readFileSync(new URL(`../../../../src/layouts/boot/${file}`, import.meta.url), 'utf8');
    for (const [literal] of source.matchAll(/`[^`]*`/g)) expect(literal).not.toContain('\n');
  },
);
