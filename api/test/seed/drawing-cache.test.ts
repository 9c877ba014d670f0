import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { drawPictures } from '../../src/seed/draw-pictures.ts';

const picture = 'brands/thimbleloaf-bakery';
const folder = mkdtempSync(join(tmpdir(), 'kindcrate-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('with a cache folder, a sample picture is rendered once, and read from the folder afterward', async () => {
  const rendered = await drawPictures([picture]);
  expect(await drawPictures([picture], folder)).toEqual(rendered);
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const file = join(folder, name);
  writeFileSync(file, serialize({ ...deserialize(readFileSync(file)), width: 1 }));
  expect((await drawPictures([picture], folder)).get(picture)?.width).toBe(1);
});

test('a cache folder has one file for each sample picture, and no unfinished files', async () => {
  const others = ['brands/turnip-hollow', 'brands/moth-and-margin'];
  await Promise.all([drawPictures(others, folder), drawPictures(others, folder)]);
  expect(readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(3);
  expect(readdirSync(folder)).toHaveLength(3);
});
