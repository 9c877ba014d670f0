import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleNames } from '../../../src/workbench/contents.ts';

const room = new URL('../../../src/workbench/', import.meta.url);

test('shows every example of the list exactly once', () => {
  const sources = globSync('*.astro', { cwd: room }).map((file) => readFileSync(new URL(file, room), 'utf8'));
  const anchors = sources.flatMap((source) => [...source.matchAll(/<Example\s+id="([\w-]+)"/g)].map(([, id]) => id));
  expect(anchors.sort()).toEqual(Object.keys(exampleNames).sort());
});
