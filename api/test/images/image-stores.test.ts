import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkImageStore } from '../../src/images/check-image-store.ts';
import { openFolderImageStore } from '../../src/images/folder-image-store.ts';
import { type ImageStore, removeImage, removeImages, storeImage } from '../../src/images/image-store.ts';
import type { RenderedImage } from '../../src/images/render-image.ts';
import { openS3ImageStore } from '../../src/images/s3-image-store.ts';
import { addCleanup } from '../support/cleanup.ts';
import { s3Settings, startS3Server } from '../support/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindcrate-images-'));
addCleanup(() => rmSync(folder, { recursive: true }));
const { port } = await startS3Server(['pictures', 'crowded']);

const stores = {
  folder: await openFolderImageStore(folder),
  bucket: openS3ImageStore(s3Settings(port)),
};

const listNames = async (store: (typeof stores)['folder']) =>
  (await Array.fromAsync(store.list())).map(({ fileName }) => fileName).sort();
const image: RenderedImage = {
  width: 2,
  height: 1,
  full: Buffer.from('full'),
  thumbnail: Buffer.from('thumbnail'),
  versions: [{ width: 200, format: 'avif', bytes: Buffer.from('version') }],
};

describe.each(Object.entries(stores))('an image store in a %s', (_kind, store) => {
  test('returns the bytes that were stored last, and nothing for a file that it does not have', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await store.write('a.webp', Buffer.from('first'));
    await store.write('a.webp', bytes);
    expect((await store.read('a.webp'))?.equals(bytes)).toBe(true);
    expect(await store.read('b.webp')).toBeUndefined();
    await store.remove('a.webp');
    expect(await store.read('a.webp')).toBeUndefined();
  });

  test('reports no error when a file to remove does not exist', async () => {
    await store.remove('missing.webp');
  });

  test('lists every file with the time of its last change, and leaves out its own mark', async () => {
    const before = Date.now() - 2_000;
    expect(await store.readMark()).toBeUndefined();
    await store.writeMark('an id');
    await store.write('c.webp', Buffer.from('c'));
    expect(await store.readMark()).toBe('an id');
    const files = await Array.fromAsync(store.list());
    expect(files.map(({ fileName }) => fileName)).toEqual(['c.webp']);
    expect(files[0]?.changedAt).toBeGreaterThan(before);
    expect(files[0]?.changedAt).toBeLessThan(Date.now() + 2_000);
    await store.remove('c.webp');
  });

  test('keeps all files of an image until the image is removed', async () => {
    const names = [await storeImage(store, image), await storeImage(store, image)];
    const files = names.flatMap((name) => [`${name}-200w.avif`, `${name}-400.webp`, `${name}.webp`]);
    expect(await listNames(store)).toEqual(files.sort());
    expect(await removeImage(store, names[0] ?? '')).toBe(true);
    await removeImages(store, names);
    expect(await listNames(store)).toEqual([]);
  });

  test('is ready, and passes the check that npm run doctor makes, which leaves no file behind', async () => {
    expect(await store.isReady()).toBe(true);
    expect(await checkImageStore(store)).toBeUndefined();
    expect(await listNames(store)).toEqual([]);
  });
});

test.each<[string, Partial<ImageStore>, string]>([
  ['returns different bytes', { read: async () => Buffer.from('others') }, 'returns different bytes than were stored'],
  ['fails to read', { read: async () => Promise.reject(new Error('no read')) }, 'no read'],
  ['omits files from its list', { async *list() {} }, 'does not list a file that it stores'],
  [
    'fails to list',
    {
      // biome-ignore lint/correctness/useYield: it fails first.
      async *list() {
        throw new Error('no list');
      },
    },
    'no list',
  ],
])('the check of an image store that %s reports the problem, and removes its test file', async (_, faulty, problem) => {
  const found = await checkImageStore({ ...stores.folder, ...faulty });
  expect(found?.problem).toContain(problem);
  expect(await listNames(stores.folder)).toEqual([]);
});

test('a bucket lists more files than fit on one page, and leaves out objects that are not named like image files', async () => {
  const settings = s3Settings(port, { bucket: 'crowded' });
  const store = openS3ImageStore(settings, { timeout: 30_000 });
  const names = Array.from({ length: 1_005 }, (_, index) => `${String(index).padStart(32, '0')}.webp`);
  await Promise.all(names.map((name) => store.write(name, Buffer.from('.'))));
  await store.write('another one.txt', Buffer.from('.'));
  await store.write('../outside.webp', Buffer.from('.'));
  expect(await listNames(store)).toEqual(names);
});

test('the name of a bucket can be in the host of its URLs instead of the path', async () => {
  const requested: string[] = [];
  // s3rver cannot check the signature of such a request.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requested.push(String(url));
    return new Response('bytes');
  });
  const settings = s3Settings(443, { endpoint: 'https://s3.example.com', usesPathStyle: false });
  expect(await openS3ImageStore(settings).read('a.webp')).toEqual(Buffer.from('bytes'));
  expect(requested).toEqual(['https://pictures.s3.example.com/images/a.webp']);
});
