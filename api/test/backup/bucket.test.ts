import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openS3ImageStore } from '../../src/images/s3-image-store.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { s3Settings, s3Variables, startS3Server } from '../support/s3-server.ts';
import { createEmptyLocation, createFolder, createMigratedLocation, readAllRows, readImages, run } from './backups.ts';

test('threat 47: a backup of images in a folder is restored into a bucket, and a backup of the bucket into a folder', async () => {
  const { port } = await startS3Server();
  const location = await createMigratedLocation();
  const [first, second] = [join(createFolder(), 'backup.tar'), join(createFolder(), 'backup.tar')];
  expect(await run('backup', location, [first])).toMatchObject({ code: 0 });
  const [withBucket, withFolder] = [await createEmptyLocation(), await createEmptyLocation()];
  expect(await run('restore', withBucket, [first], s3Variables(port))).toMatchObject({ code: 0, errors: '' });
  const bucket = await openS3ImageStore(s3Settings(port));
  const names = (await Array.fromAsync(bucket.list())).map(({ fileName }) => fileName);
  expect(names.toSorted()).toEqual(Object.keys(await readImages(location)).toSorted());
  await (await openDataFolder(withBucket.folder, withBucket.url, s3Settings(port))).close();

  expect(await run('backup', withBucket, [second], s3Variables(port))).toMatchObject({ code: 0 });
  expect(await run('restore', withFolder, [second])).toMatchObject({ code: 0, errors: '' });
  expect(await readImages(withFolder)).toEqual(await readImages(location));
  expect(await readAllRows(withFolder)).toEqual(await readAllRows(location));
});
