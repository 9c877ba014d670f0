import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { type ImageStore, storeImage } from '../../src/images/image-store.ts';
import { renderImage } from '../../src/images/render-image.ts';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { startImageSweep } from '../../src/jobs/image-sweep.ts';
import { donate } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';

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

test('a picture of which one size cannot be stored leaves no other behind', async () => {
  const before = await files();
  const halfFull: ImageStore = {
    ...images,
    async write(fileName, bytes) {
      if (!fileName.includes('-400')) throw new Error('no room');
      await images.write(fileName, bytes);
    },
  };
  const rendered = await renderImage(await smallJpeg());
  await expect(storeImage(halfFull, rendered)).rejects.toThrow('no room');
  expect(await files()).toEqual(before);
});

test('is done again every hour until the server ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  const list = vi.spyOn(images, 'list');
  startImageSweep(app, database, images);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await app.close();
  expect(list).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  vi.useRealTimers();
  expect(list).toHaveBeenCalledTimes(1);
});
