import { beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../src/database/errors.ts';
import { storeImage } from '../src/images/image-store.ts';
import { insertImage } from '../src/images/repository.ts';
import { transact, transactWithImage } from '../src/transact.ts';
import { smallJpeg } from './support/photos.ts';
import { openTestApp } from './support/test-app.ts';

const { services } = await openTestApp();
const { database, images, catalogVersion } = services;
const bytes = Buffer.from('an image');
const upload = async () => ({ accountId: 'donor', bytes: await smallJpeg() });
const failure = new Error('refused');

let wakeUpCount = 0;
services.mailWakeUp.onWake(() => {
  wakeUpCount++;
});

const listStoredFiles = async () => (await Array.fromAsync(images.list())).map(({ fileName }) => fileName).sort();
const countImageRows = async () => (await database.selectFrom('pictures').selectAll().execute()).length;

beforeEach(() => {
  wakeUpCount = 0;
  catalogVersion.count = 0;
});

test('an effect that a rule requests twice happens once, after the transaction has ended', async () => {
  const name = await storeImage(images, { full: bytes, thumbnail: bytes, width: 1, height: 1, versions: [] });
  const result = await transact(services, async (_transaction, effects) => {
    effects.wakeMail();
    effects.wakeMail();
    effects.invalidateCatalog();
    effects.invalidateCatalog();
    effects.removeImages([name]);
    expect([wakeUpCount, catalogVersion.count]).toEqual([0, 0]);
    expect(await listStoredFiles()).toEqual([`${name}-400.webp`, `${name}.webp`]);
    return 'done';
  });
  expect([result, wakeUpCount, catalogVersion.count]).toEqual(['done', 1, 1]);
  expect(await listStoredFiles()).toEqual([]);
});

test('a rule that requests no effects has none', async () => {
  await transact(services, async () => {});
  expect([wakeUpCount, catalogVersion.count]).toEqual([0, 0]);
});

test('a failed rule writes nothing and removes no image, but still invalidates the catalog', async () => {
  const name = await storeImage(images, { full: bytes, thumbnail: bytes, width: 1, height: 1, versions: [] });
  const files = await listStoredFiles();
  const rows = await countImageRows();
  const run = transact(services, async (transaction, effects) => {
    await insertImage(transaction, {
      id: 'x',
      name,
      width: 1,
      height: 1,
      alt: '',
      has_versions: 0,
      is_sample: 0,
      created_at: '',
    });
    effects.invalidateCatalog();
    effects.removeImages([name]);
    throw failure;
  });
  await expect(run).rejects.toBe(failure);
  expect([await listStoredFiles(), await countImageRows(), catalogVersion.count]).toEqual([files, rows, 1]);
});

test('an uploaded image is stored for the rule, and removed when the rule fails', async () => {
  const files = await listStoredFiles();
  const rows = await countImageRows();
  const run = transactWithImage(services, await upload(), async (transaction, _effects, image) => {
    await insertImage(transaction, image);
    expect(await listStoredFiles()).toContain(`${image.name}.webp`);
    throw failure;
  });
  await expect(run).rejects.toBe(failure);
  expect([await listStoredFiles(), await countImageRows()]).toEqual([files, rows]);
});

test('an uploaded image is kept when the database does not reply, because its row may exist', async () => {
  const files = await listStoredFiles();
  const run = transactWithImage(services, await upload(), async () => {
    throw new DatabaseUnavailableError('no reply');
  });
  await expect(run).rejects.toThrow('no reply');
  expect((await listStoredFiles()).length).toBe(files.length + 2);
});
