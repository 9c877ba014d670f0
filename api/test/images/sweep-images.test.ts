import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ImageStore, storeImage } from '../../src/images/image-store.ts';
import { renderImage } from '../../src/images/render-image.ts';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { donate } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { images, database } = api.data;
const listFiles = async () => (await Array.fromAsync(images.list())).map(({ fileName }) => fileName).sort();

/** Writes a file that no row refers to. */
async function writeUnreferencedFile(fileName: string, ageInMinutes: number): Promise<void> {
  await images.write(fileName, Buffer.from('left behind'));
  const time = new Date(Date.now() - ageInMinutes * 60_000);
  utimesSync(join(api.folder, 'images', fileName), time, time);
}

test('threat 3: the sweep removes files older than an hour that no row refers to, and keeps all others', async () => {
  await donate(api, await api.signUp());
  const referenced = await listFiles();
  expect(referenced).toHaveLength(2);
  for (const fileName of referenced) utimesSync(join(api.folder, 'images', fileName), 0, 0);
  const young = `${'a'.repeat(32)}.webp`;
  await writeUnreferencedFile(young, 59);
  for (const old of [`${'b'.repeat(32)}.webp`, `${'b'.repeat(32)}-400.webp`, 'half-written.tmp'])
    await writeUnreferencedFile(old, 61);
  expect(await sweepImages(database, images, new Date())).toBe(3);
  expect(await listFiles()).toEqual([...referenced, young].sort());
});

test('the sweep removes all old files that no row refers to, and no others, even when there are more than it looks up at a time', async () => {
  const before = await listFiles();
  const unreferenced = Array.from({ length: 2_500 }, (_, index) => `${String(index).padStart(32, 'e')}.webp`);
  for (const fileName of unreferenced) {
    const path = join(api.folder, 'images', fileName);
    writeFileSync(path, 'left behind');
    utimesSync(path, 0, 0);
  }
  expect(await sweepImages(database, images, new Date())).toBe(2_500);
  expect(await listFiles()).toEqual(before);
});

test('an image leaves no file behind when one of its sizes cannot be stored', async () => {
  const filesBefore = await listFiles();
  const failingStore: ImageStore = {
    ...images,
    async write(fileName, bytes) {
      if (!fileName.includes('-400')) throw new Error('no room');
      await images.write(fileName, bytes);
    },
  };
  const rendered = await renderImage(await smallJpeg());
  await expect(storeImage(failingStore, rendered)).rejects.toThrow('no room');
  expect(await listFiles()).toEqual(filesBefore);
});
