import { expect, test } from 'vitest';
import { inlineSource } from '../../../../src/layouts/boot/inline-source.ts';

test('the build minifies a boot script', () => {
  expect(inlineSource("// Why.\n(() => {\n  const page = '//not a comment';\n  go(page, page);\n})();\n")).toBe(
    '(()=>{let e=`//not a comment`;go(e,e)})();',
  );
});

test('the build fills in the storage keys of a boot script', () => {
  expect(inlineSource('read(storageKeys.token)')).toBe('read(`token`);');
});

test('the build refuses a storage key that does not exist', () => {
  expect(() => inlineSource('read(storageKeys.tokn)')).toThrow('tokn');
});

test('the build refuses a boot script with a syntax error', () => {
  expect(() => inlineSource('read(')).toThrow('cannot be minified');
});
