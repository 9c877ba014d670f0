import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { evaluateAtBuild } from '../../../src/directives/evaluate-at-build.mjs';
import { receiptEndpoint } from '../../../src/lib/receipt.build.ts';

const { load } = evaluateAtBuild() as unknown as {
  load: { filter: { id: RegExp }; handler: (id: string) => Promise<string> };
};
const file = fileURLToPath(new URL('../../../src/lib/receipt.build.ts', import.meta.url));

test('a browser gets the values of a file that is evaluated at build time, but none of its imports', async () => {
  expect(load.filter.id.test(file)).toBe(true);
  expect(await load.handler(file)).toBe(`export const receiptEndpoint = ${JSON.stringify(receiptEndpoint)};`);
});

test('a file that is not evaluated at build time is left unchanged', () => {
  expect(load.filter.id.test('/src/lib/build.ts')).toBe(false);
  expect(load.filter.id.test('/src/lib/receipt.ts')).toBe(false);
});
