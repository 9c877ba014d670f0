import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bindImageStore } from '../../src/images/bind-image-store.ts';
import { openFolderImageStore } from '../../src/images/folder-image-store.ts';
import type { ImageStore } from '../../src/images/image-store.ts';
import { MoveError, type MoveReport, moveImages, removeMovedImages } from '../../src/images/move-images.ts';
import { openS3ImageStore } from '../../src/images/s3-image-store.ts';
import { addCleanup } from '../support/cleanup.ts';
import { openFaultyS3Proxy } from '../support/faulty-s3-proxy.ts';
import { s3Settings, startS3Server } from '../support/s3-server.ts';
import { openTestApp } from '../support/test-app.ts';

const { database } = (await openTestApp({}, undefined, { withCatalog: false })).data;
const { port } = await startS3Server();
const proxy = await openFaultyS3Proxy(port);
const bucket = openS3ImageStore(s3Settings(proxy.port));
const onProgress = () => {};

let folder: ImageStore;
const leftOver = `${'e'.repeat(32)}.webp`;
const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const files = names.flatMap((name) => [`${name}-400.webp`, `${name}.webp`]);

const list = async (store: ImageStore) => (await Array.fromAsync(store.list())).map(({ fileName }) => fileName).sort();
const moveToBucket = () => moveImages({ database, from: folder, to: bucket, onProgress });
const moveToFolder = () => moveImages({ database, from: bucket, to: folder, onProgress });
const removeOriginals = () => removeMovedImages({ database, from: folder, to: bucket, onProgress });
/** What a server does with its image store when it starts. */
const start = (store: ImageStore) => bindImageStore(database, store);

/** Stores four images and a leftover file in a folder that is bound to the database, and empties the bucket. */
beforeEach(async () => {
  await proxy.recover();
  for (const fileName of await list(bucket)) await bucket.remove(fileName);
  await bucket.remove('store-id');
  await database.deleteFrom('image_store').execute();
  await database.deleteFrom('pictures').execute();
  const path = mkdtempSync(join(tmpdir(), 'kindcrate-move-'));
  addCleanup(() => rmSync(path, { recursive: true }));
  folder = await openFolderImageStore(path);
  await start(folder);
  const row = { width: 1, height: 1, alt: '', has_versions: 0, is_sample: 0, created_at: '2026-01-01' };
  for (const name of names) {
    await database
      .insertInto('pictures')
      .values({ ...row, id: name, name })
      .execute();
  }
  for (const fileName of [...files, leftOver]) await folder.write(fileName, Buffer.from(`bytes of ${fileName}`));
});

test('a move copies and counts every image file that the database refers to, and servers then start only with the new store', async () => {
  const report: MoveReport = { copied: 8, alreadyThere: 0, leftBehind: 1, missing: [] };
  expect(await moveToBucket()).toEqual(report);
  expect(await list(bucket)).toEqual(files);
  for (const fileName of files) expect(await bucket.read(fileName)).toEqual(await folder.read(fileName));
  expect(await list(folder)).toEqual([...files, leftOver]);
  await start(bucket);
  await expect(start(folder)).rejects.toThrow('were moved away from the folder');
  expect(await moveToBucket()).toEqual({ ...report, copied: 0, alreadyThere: 8 });
});

test('a move back includes the images that were stored in the meantime, and leaves out the images that were removed', async () => {
  await moveToBucket();
  const [removed = '', added] = [names[0], 'f'.repeat(32)];
  for (const fileName of [`${removed}.webp`, `${removed}-400.webp`]) await bucket.remove(fileName);
  await database.updateTable('pictures').set({ name: added }).where('name', '=', removed).execute();
  for (const fileName of [`${added}.webp`, `${added}-400.webp`]) await bucket.write(fileName, Buffer.from('new'));
  expect(await moveToFolder()).toEqual({ copied: 2, alreadyThere: 6, leftBehind: 0, missing: [] });
  await start(folder);
  await expect(start(bucket)).rejects.toThrow('were moved away from the bucket');
  expect(await folder.read(`${added}.webp`)).toEqual(Buffer.from('new'));
});

test('a move that fails because the store is full leaves the old store in use, and can be completed by a second attempt', async () => {
  proxy.fillAfter(4);
  await expect(moveToBucket()).rejects.toThrow('XMinioStorageFull');
  expect((await list(bucket)).length).toBeLessThan(8);
  await start(folder);
  await expect(start(bucket)).rejects.toThrow('are being moved to the bucket');
  await proxy.recover();
  const copiedBefore = (await list(bucket)).length;
  expect(await moveToBucket()).toMatchObject({ copied: 8 - copiedBefore, alreadyThere: copiedBefore });
  await start(bucket);
});

test('an image with a missing file is reported, and all other files are moved', async () => {
  await folder.remove(`${names[1]}-400.webp`);
  expect(await moveToBucket()).toEqual({ copied: 7, alreadyThere: 0, leftBehind: 1, missing: [names[1]] });
  await start(bucket);
});

test('a copy that differs from its original ends the move, and the old store stays in use', async () => {
  const corrupting: ImageStore = { ...bucket, write: (name, bytes) => bucket.write(name, bytes.subarray(1)) };
  const moving = moveImages({ database, from: folder, to: corrupting, onProgress });
  await expect(moving).rejects.toThrow(/The copy of \S+ in the bucket pictures \S+ \S+ is missing, or differs/);
  await start(folder);
  await expect(start(bucket)).rejects.toThrow('are being moved');
});

describe('a move is refused', () => {
  test.each([
    ['into a store of another database', () => bucket.writeMark('the id of another database')],
    ['into a store that contains other files', () => bucket.write(leftOver, Buffer.from('other'))],
    ['from a store of another database', () => folder.writeMark('the id of another database')],
  ])('%s, and changes nothing', async (_case, prepare) => {
    await prepare();
    const before = await list(bucket);
    await expect(moveToBucket()).rejects.toThrow(MoveError);
    expect(await list(bucket)).toEqual(before);
    expect(await list(folder)).toEqual([...files, leftOver]);
  });
});

describe('originals', () => {
  test('are removed after the move', async () => {
    await moveToBucket();
    expect(await removeOriginals()).toBe(9);
    expect(await list(folder)).toEqual([]);
    expect(await list(bucket)).toEqual(files);
    await start(bucket);
  });

  test('cannot be removed before the move, or while it is unfinished', async () => {
    await expect(removeOriginals()).rejects.toThrow('have not been moved');
    proxy.fillAfter(4);
    await moveToBucket().catch(() => {});
    await proxy.recover();
    await expect(removeOriginals()).rejects.toThrow('have not been moved');
    expect(await list(folder)).toEqual([...files, leftOver]);
  });

  test.each([
    ['is missing', (fileName: string) => bucket.remove(fileName)],
    ['differs', (fileName: string) => bucket.write(fileName, Buffer.from('damaged'))],
  ])('are kept when a copy %s', async (_case, damage) => {
    await moveToBucket();
    await damage(files[0] ?? '');
    await expect(removeOriginals()).rejects.toThrow(`The copy of ${files[0]}`);
    expect(await list(folder)).toContain(files[0]);
  });
});
