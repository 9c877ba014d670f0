import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formatVersion } from '../../src/backup/contents.ts';
import { readPartial } from '../../src/backup/partial-backup.ts';
import type { DatabaseLocation } from '../../src/database/connections.ts';
import {
  addImages,
  createEmptyLocation,
  createFolder,
  createLocationWithData,
  createMigratedLocation,
  forgeArchive,
  readAllRows,
  readImages,
  run,
  startScript,
} from './backups.ts';

let location: DatabaseLocation;

beforeAll(async () => {
  location = await createMigratedLocation();
  await addImages(location, 50);
});

/**
 * Starts a backup of 100 files of 200 kB, and some small ones, and kills it after 18 MB. Checksums are written every 8 MB,
 * so the partial file then has two sets of them.
 */
async function killBackup(file: string): Promise<void> {
  const child = startScript('backup', location, [file], {
    NODE_OPTIONS: `--import=${new URL('./kill-after-bytes.ts', import.meta.url).pathname}`,
    KILL_AFTER_BYTES: '18000000',
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

const sizeOf = (file: string) => statSync(file).size;

async function expectRestored(file: string): Promise<void> {
  const empty = await createEmptyLocation();
  expect(await run('restore', empty, [file])).toMatchObject({ code: 0, errors: '' });
  expect(await readAllRows(empty)).toEqual(await readAllRows(location));
  expect(await readImages(empty)).toEqual(await readImages(location));
}

test('threat 47: a backup that was killed halfway leaves no file under its final name, and the next run continues it', async () => {
  const file = join(createFolder(), 'backup.tar');
  await killBackup(file);
  expect(existsSync(file)).toBe(false);
  const partial = await run('restore', await createEmptyLocation(), [`${file}.partial`]);
  expect(partial).toEqual({
    code: 1,
    output: '',
    errors: `${file}.partial is incomplete: the backup was interrupted, or its end is cut off.\n`,
  });
  await addImages(location, 1);
  const { code, output } = await run('backup', location, [file]);
  expect(code).toBe(0);
  const alreadyCopied = Number(/Continued an interrupted backup, which had (\d+) image files\.\n$/.exec(output)?.[1]);
  expect(alreadyCopied).toBeGreaterThan(70);
  expect(alreadyCopied).toBeLessThan(110);
  await expectRestored(file);
});

test('threat 47: an interrupted backup that was damaged is continued after the last checksums that match', async () => {
  const file = join(createFolder(), 'backup.tar');
  await killBackup(file);
  // As after a power failure, the first 8 MB are undamaged, and the next 8 MB are not.
  const damaged = openSync(`${file}.partial`, 'r+');
  writeSync(damaged, Buffer.alloc(4_096), 0, 4_096, 12_000_000);
  closeSync(damaged);
  const { output } = await run('backup', location, [file]);
  const alreadyCopied = Number(/which had (\d+) image files\.\n$/.exec(output)?.[1]);
  expect(alreadyCopied).toBeGreaterThan(30);
  expect(alreadyCopied).toBeLessThan(70);
  await expectRestored(file);
});

test('an interrupted backup of other data is not continued', async () => {
  const file = join(createFolder(), 'backup.tar');
  await killBackup(file);
  const { code, output } = await run('backup', await createLocationWithData(), [file]);
  expect([code, output]).toEqual([0, expect.not.stringContaining('Continued')]);
  expect(sizeOf(file)).toBeLessThan(5_000_000);
});

test('an interrupted backup in another format is not continued', async () => {
  const requested = { source: 'forged', encryption: undefined, now: new Date() };
  expect(await readPartial(await forgeArchive({}), requested)).toBeDefined();
  expect(await readPartial(await forgeArchive({ format: formatVersion + 1 }), requested)).toBeUndefined();
});

test('two simultaneous backups to the same file do not mix: one of them is refused', async () => {
  const file = join(createFolder(), 'backup.tar');
  const [first, second] = await Promise.all([run('backup', location, [file]), run('backup', location, [file])]);
  const failed = [first, second].filter(({ code }) => code !== 0);
  expect(failed).toEqual([{ code: 1, output: '', errors: `Another backup to ${file} is running.\n` }]);
  expect(await run('restore', location, [file, '--check'])).toMatchObject({ code: 0 });
});

test('a backup stops when its disk is nearly full, and leaves the remaining space to the server', async () => {
  const folder = createFolder();
  const { code, errors } = await run('backup', location, [join(folder, 'backup.tar')], {
    MIN_FREE_MEGABYTES: '1000000',
  });
  expect([code, errors]).toEqual([1, `Less than 1000000 MB is free on the disk of ${folder} (MIN_FREE_MEGABYTES).\n`]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup into a folder that does not exist, or of a data folder without a database, is refused with a one-line error', async () => {
  const { errors } = await run('backup', location, ['/nowhere/backup.tar']);
  expect(errors).toMatch(/^The folder \/nowhere cannot be written to: .+\.\n$/);
  const folder = createFolder();
  expect((await run('backup', { folder, url: undefined }, [join(folder, 'backup.tar')])).errors).toBe(
    `There is no database in the data folder ${folder}.\n`,
  );
  expect(readdirSync(folder)).toEqual([]);
});
