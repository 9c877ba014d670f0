import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import {
  addImages,
  createEmptyLocation,
  createFolder,
  createMigratedLocation,
  readAllRows,
  run,
  startScript,
} from './backups.ts';

test('threat 47: a server does not start with a data folder after a restore into it was killed, and repeating the command completes the restore', async () => {
  const location = await createMigratedLocation();
  await addImages(location, 50);
  const file = join(createFolder(), 'backup.tar');
  expect(await run('backup', location, [file])).toMatchObject({ code: 0 });
  const target = await createEmptyLocation();
  const marker = join(target.folder, 'kindcrate.restoring');
  const child = startScript('restore', target, [file]);
  const ended = once(child, 'exit');
  while (!existsSync(marker) && child.exitCode === null) await sleep(1);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await expect(openDataFolder(target.folder, target.url)).rejects.toThrow(
    `A restore into the data folder ${target.folder} was interrupted. Run "npm run restore" again, with the same file.`,
  );
  expect(await run('restore', target, [file])).toMatchObject({ code: 0, errors: '' });
  expect(await readAllRows(target)).toEqual(await readAllRows(location));
  expect(existsSync(marker)).toBe(false);
});
