import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { donate } from '../donations.ts';
import { openTestApp } from '../test-app.ts';

const api = await openTestApp();
const { images, database } = api.data;
const files = async () => (await Array.fromAsync(images.list())).map(({ fileName }) => fileName).sort();

async function place(fileName: string, minutesAgo: number): Promise<void> {
  await images.write(fileName, Buffer.from('left behind'));
  const time = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(join(api.folder, 'images', fileName), time, time);
}

test('threat 3: files that no row names are removed after an hour, and all others stay', async () => {
  await donate(api, await api.signUp());
  const named = await files();
  expect(named).toHaveLength(2);
  for (const fileName of named) utimesSync(join(api.folder, 'images', fileName), 0, 0);
  const young = `${'a'.repeat(32)}.webp`;
  await place(young, 59);
  for (const old of [`${'b'.repeat(32)}.webp`, `${'b'.repeat(32)}-400.webp`, 'half-written.tmp']) await place(old, 61);
  expect(await sweepImages(database, images, new Date())).toBe(3);
  expect(await files()).toEqual([...named, young].sort());
});
