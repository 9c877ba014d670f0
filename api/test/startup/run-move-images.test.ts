import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { projectFolder } from '../../src/config/environment.ts';
import { openS3ImageStore } from '../../src/images/s3-image-store.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { createLocationWithData, settingsOf } from '../backup/backups.ts';
import { s3Settings, s3Variables, startS3Server } from '../support/s3-server.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

const { port } = await startS3Server(['pictures', 'second']);
const bucket = openS3ImageStore(s3Settings(port));
const folder = await createDataFolder();

/** Starts the script of `npm run move-images`. `ended` resolves when the script has ended or was killed. */
function startCommand(args: string[], settings: Record<string, string> = s3Variables(port)) {
  const child = spawn(process.execPath, ['scripts/move-images.ts', ...args], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, DATA_FOLDER: folder, ...settings },
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([output, errors, [code]]) => ({ output, errors, code }),
  );
  return { child, ended };
}

const runCommand = (...args: string[]) => startCommand(args).ended;
const countFiles = async () => (await Array.fromAsync(bucket.list())).length;

/** Adds images to the data folder. Each has two files. */
async function addImages(count: number): Promise<void> {
  const { database, images, close } = await openDataFolder(folder);
  for (let number = 0; number < count; number++) {
    const name = String(number).padStart(32, 'a');
    for (const fileName of [`${name}.webp`, `${name}-400.webp`])
      await images.write(fileName, Buffer.alloc(50_000, number));
    const row = {
      id: name,
      name,
      width: 1,
      height: 1,
      alt: '',
      has_versions: 0,
      is_sample: 0,
      created_at: '2026-01-01',
    };
    await database.insertInto('pictures').values(row).execute();
  }
  await close();
}

test('a killed move of images is completed by the next move, after which a server starts with the bucket and the copied files can be removed', async () => {
  await addImages(60);
  const first = startCommand(['bucket']);
  while ((await countFiles()) < 10) await wait(5);
  first.child.kill('SIGKILL');
  await first.ended;
  const copied = await countFiles();
  expect(copied).toBeLessThan(120);
  const refused = await startServerProcess(folder, s3Variables(port));
  expect(refused.errors()).toContain('Finish the move with "npm run move-images"');

  const second = await runCommand('bucket');
  expect(second).toMatchObject({ errors: '', code: 0 });
  const [, newlyCopied, alreadyThere] =
    /^Copied (\d+) files from .*; (\d+) were there already/m.exec(second.output) ?? [];
  expect(Number(newlyCopied) + Number(alreadyThere)).toBe(120);
  expect(Number(alreadyThere)).toBeGreaterThanOrEqual(10);
  const server = await startServerProcess(folder, s3Variables(port));
  expect(server.errors()).toBe('');
  expect(await runCommand('folder')).toMatchObject({ errors: expect.stringContaining(folder), code: 1 });
  await server.stop('SIGTERM');
  expect(await runCommand('bucket', '--remove')).toMatchObject({
    output: expect.stringMatching(/^Removed 120 files/),
    code: 0,
  });
});

test.each([
  ['with an unknown option', ['bucket', '--delete'], s3Variables(port), /^Usage: npm run move-images/],
  ['without the settings of a bucket', ['bucket'], {}, /^Set IMAGES_S3_ENDPOINT/],
  [
    'to a bucket that does not exist',
    ['bucket'],
    s3Variables(port, 'missing'),
    /^Nothing was moved: .*Create the bucket/,
  ],
  [
    'to a store that cannot be reached',
    ['bucket'],
    s3Variables(await findFreePort()),
    /^Nothing was moved: .*Check IMAGES_S3_ENDPOINT/,
  ],
])('npm run move-images %s explains what is wrong', async (_case, args, settings, message) => {
  const { code, output, errors } = await startCommand(args, settings).ended;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(message);
});

test('threat 47: a move of images that has to migrate the database backs it up first', async () => {
  const location = await createLocationWithData();
  const settings = { ...s3Variables(port, 'second'), ...settingsOf(location) };
  const { code, errors } = await startCommand(['bucket'], settings).ended;
  expect([code, errors]).toEqual([0, expect.stringMatching(/^Backed up \d+ rows of \d+ tables, /)]);
  expect(readdirSync(join(location.folder, 'backups'))).toEqual([expect.stringMatching(/^before-upgrade-.+\.tar$/)]);
});
