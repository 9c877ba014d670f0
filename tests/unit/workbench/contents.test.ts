import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleNames } from '../../../src/workbench/contents.ts';

const folder = new URL('../../../src/workbench/', import.meta.url);

test('the workbench shows every listed example exactly once', () => {
  const sources = globSync('*.astro', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const anchors = sources.flatMap((source) => [...source.matchAll(/<Example\s+id="([\w-]+)"/g)].map(([, id]) => id));
  expect(anchors.sort()).toEqual(Object.keys(exampleNames).sort());
});
