import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import type { RenderedImage } from '../../src/images/render-image.ts';
import { drawPictures } from '../../src/seed/draw-pictures.ts';

const picture = 'brands/thimbleloaf-bakery';
const folder = mkdtempSync(join(tmpdir(), 'kindcrate-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function draw(pictures: string[], cache?: string): Promise<Map<string, RenderedImage>> {
  const drawn = new Map<string, RenderedImage>();
  await drawPictures(pictures, cache, async (name, image) => void drawn.set(name, image));
  return drawn;
}

test('with a cache folder, a sample picture is rendered once, and read from the folder afterward', async () => {
  const rendered = await draw([picture]);
  expect(await draw([picture], folder)).toEqual(rendered);
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const file = join(folder, name);
  writeFileSync(file, serialize({ ...deserialize(readFileSync(file)), width: 1 }));
  expect((await draw([picture], folder)).get(picture)?.width).toBe(1);
});

test('a cache folder has one file for each sample picture, and no unfinished files', async () => {
  const others = ['brands/turnip-hollow', 'brands/moth-and-margin'];
  await Promise.all([draw(others, folder), draw(others, folder)]);
  expect(readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(3);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('sample pictures are stored one after another, and an error that occurs while one is stored is thrown', async () => {
  const pictures = [picture, 'brands/turnip-hollow', 'brands/moth-and-margin'];
  let running = 0;
  const counts: number[] = [];
  await drawPictures(pictures, folder, async () => {
    counts.push(++running);
    await delay(100);
    running--;
  });
  expect(counts).toEqual([1, 1, 1]);
  const fail = async () => {
    throw new Error('The disk is full');
  };
  await expect(drawPictures(pictures, folder, fail)).rejects.toThrow('The disk is full');
});

test('a sample picture that does not exist is reported', async () => {
  await expect(draw(['brands/nothing'], folder)).rejects.toThrow('could not be rendered (exit code 1)');
});
