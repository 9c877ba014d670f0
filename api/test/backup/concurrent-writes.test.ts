import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackup } from '../../src/backup/check-backup.ts';
import { type BackupSource, writeBackup } from '../../src/backup/write-backup.ts';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import type { ImageStore } from '../../src/images/image-store.ts';
import { listImageNames } from '../../src/images/repository.ts';
import { donate, sendForm } from '../support/donations.ts';
import { smallPng } from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';
import { createEmptyLocation, createFolder, readAllRows, readImages, run } from './backups.ts';

// The quotas are high because, on a slow machine, the first test donates and uploads many times before the backups are done.
const api = await openTestApp({ QUOTA_OPEN_ORDERS: '10000', QUOTA_UPLOADS_PER_DAY: '10000' });
const location: DatabaseLocation = { folder: api.folder, url: api.databaseUrl };

/** Backs up the data of the running server, with an image store that calls `beforeRead` before it reads a file. */
async function backUp(beforeRead: (fileName: string) => Promise<void>, version = '0.0.0'): Promise<string> {
  const file = join(createFolder(), 'backup.tar');
  const images: ImageStore = {
    ...api.data.images,
    async read(fileName) {
      await beforeRead(fileName);
      return api.data.images.read(fileName);
    },
  };
  const target = { file, mayReplace: false, encryption: undefined, checkSpace: async () => {} };
  const write = (liveConnection: BackupSource['liveConnection']) =>
    withConnection(location, (snapshotConnection) =>
      writeBackup({ liveConnection, snapshotConnection, images, tokenSecret: undefined, id: 'test', version }, target),
    );
  await withConnection(location, write);
  return file;
}

async function uploadPhoto(token: string): Promise<void> {
  const reply = await sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallPng() }, token);
  expect(reply.status).toBe(200);
}

/** Restores a backup and checks that every order has its history, and every image its files. @returns the restored rows. */
async function restoreAndCheck(file: string) {
  const restored = await createEmptyLocation();
  expect(await run('restore', restored, [file])).toMatchObject({ code: 0, errors: '' });
  const [rows, files] = [await readAllRows(restored), await readImages(restored)];
  // Unlike photos, the images of the tests' catalog have text alternatives, and no files.
  const names = rows.pictures?.filter(({ alt }) => alt === '').map(({ name }) => name) ?? [];
  expect(names).not.toEqual([]);
  for (const name of names) expect([files[`${name}.webp`], files[`${name}-400.webp`]]).not.toContain(undefined);
  const { orders = [], order_events: events = [], idempotency_keys: keys = [] } = rows;
  expect(events.map(({ order_id }) => order_id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
  expect(keys.map(({ order_id }) => order_id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
  return rows;
}

test('threat 47: a backup that is made while people donate and change photos contains the data of one moment', async () => {
  const tokens = await Promise.all([1, 2, 3].map(() => api.signUp()));
  const written = new EventEmitter();
  let isDone = false;
  const write = async (token: string) => {
    for (let number = 0; !isDone; number++) {
      expect((await donate(api, token, {}, `${token.slice(-8)}-${number}`)).status).toBe(201);
      await uploadPhoto(token);
      written.emit('write');
    }
  };
  const writers = tokens.map(write);
  const orderCounts: number[] = [];
  for (let round = 0; round < 2; round++) {
    await once(written, 'write');
    // Waits before the first three images only: in reality, nobody replaces photos as fast as a backup copies them.
    let remainingWaits = 3;
    const file = await backUp(async () => void (remainingWaits-- > 0 && (await once(written, 'write'))));
    expect(remainingWaits).toBeLessThan(0);
    orderCounts.push((await restoreAndCheck(file)).orders?.length ?? 0);
  }
  isDone = true;
  await Promise.all(writers);
  expect(orderCounts[0]).toBeGreaterThan(0);
  expect(orderCounts[1]).toBeGreaterThan(orderCounts[0] ?? 0);
});

test('threat 47: a backup takes a newer snapshot when an image was removed before it was copied, so that no image is missing', async () => {
  const token = await api.signUp();
  await uploadPhoto(token);
  let namesBefore = await listImageNames(api.data.database);
  let replacements = 0;
  // Replaces the photo three times before the backup can copy it: once before the first snapshot is taken, and once after each of
  // the first two snapshots. The file of the current photo is the one whose name was not listed before the last replacement.
  const file = await backUp(async (fileName) => {
    const isPhotoFile = replacements === 0 || !namesBefore.has(fileName.slice(0, 32));
    if (replacements === 3 || !isPhotoFile) return;
    replacements++;
    namesBefore = await listImageNames(api.data.database);
    await uploadPhoto(token);
  });
  expect(replacements).toBe(3);
  const { contents } = await checkBackup(file, async () => ({ identities: [] }));
  const rows = await restoreAndCheck(file);
  const withoutFiles = rows.pictures?.filter(({ alt }) => alt !== '').map(({ name }) => name);
  expect(contents.images?.missing.toSorted()).toEqual(withoutFiles?.toSorted());
});

test('a backup whose list of contents is larger than 8 MB is complete', async () => {
  // Checksums are written every 8 MB. In reality, a long list of missing images would make the contents that large.
  const version = 'x'.repeat(9_000_000);
  const file = await backUp(async () => {}, version);
  const { contents } = await checkBackup(file, async () => ({ identities: [] }));
  expect(contents.version).toBe(version);
});
