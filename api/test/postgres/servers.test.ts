import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplePicturesFolder } from '../../../scripts/test-server.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { addCleanup } from '../support/cleanup.ts';
import { s3Variables, startS3Server } from '../support/s3-server.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { runStatement } from './cluster.ts';

const secret = { JWT_SECRET: 'the same in every server of these tests' };

/** Adds a password to the URL of a database. The test cluster ignores it, and no output may contain it. */
function withPassword(url: string): string {
  return url.replace('kindcrate@', 'kindcrate:hidden@');
}

/** Returns the location of a database as messages show it: the folder of its Unix socket, and its name. */
function locationOf(url: string): string {
  const { searchParams, pathname } = new URL(url);
  return `${searchParams.get('host')}${pathname}`;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-servers-'));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('threat 2: servers that start at the same time on an empty database seed it once, even when one of them is killed', async () => {
  const url = withPassword(await createEmptyDatabase());
  const folder = makeFolder();
  const settings = { ...secret, DATABASE_URL: url, SAMPLE_DATA: 'true' };
  // The first server is killed after 1.5 seconds, while it is still seeding: it has to render the pictures, which takes 14 seconds.
  // The others read them from a cache.
  const withCachedPictures = { ...settings, SAMPLE_PICTURES_FOLDER: samplePicturesFolder };
  const [, ...servers] = await Promise.all([
    startServerProcess(folder, settings, 1500),
    startServerProcess(folder, withCachedPictures),
    startServerProcess(folder, withCachedPictures),
  ]);
  expect(servers.map(({ errors }) => errors())).toEqual(['', '']);
  const outputs = servers.map(({ output }) => output());
  for (const output of outputs) {
    expect(output).toContain(`Data is stored in PostgreSQL at ${locationOf(url)}, and images in ${folder}\n`);
    expect(output).not.toContain('hidden');
  }
  const printedLogins = [...outputs.join('').matchAll(/^Staff login, .*: (\S+) with the password (\S+)$/gm)];
  expect(printedLogins).toHaveLength(1);
  const [, email, password] = printedLogins[0] ?? [];
  const [first, second] = servers.map(({ origin }) => origin);
  const loginReply = await fetch(`${first}/api/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await loginReply.json()) as { token: string };
  const profile = await fetch(`${second}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect(profile.status).toBe(200);
  const { result } = (await (await fetch(`${second}/api/brands`)).json()) as { result: { image: { url: string } }[] };
  for (const { image } of result) expect((await fetch(first + image.url)).status).toBe(200);
  expect(await runStatement(url, 'select name from seeds')).toEqual([{ name: 'sample-data' }]);
  for (const server of servers) expect((await server.stop('SIGTERM')).code).toBe(0);
});

test('a server that cannot reach PostgreSQL exits with a one-line error that leaves out the password', async () => {
  const server = await startServerProcess(makeFolder(), {
    ...secret,
    DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/b',
  });
  expect(server.errors()).toBe(
    'PostgreSQL cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check that it is running, and that DATABASE_URL is right.\n',
  );
  expect(server.process.exitCode).toBe(1);
});

test('a server with DATABASE_URL refuses a data folder that contains an embedded database', async () => {
  const folder = await createDataFolder();
  const server = await startServerProcess(folder, { ...secret, DATABASE_URL: await createEmptyDatabase() });
  expect(server.errors()).toBe(
    `The data folder ${folder} belongs to the embedded database in it. Set DATA_FOLDER to another folder, or leave DATABASE_URL out.\n`,
  );
  expect(server.process.exitCode).toBe(1);
});

test('threat 3: a server that is started without DATABASE_URL removes no images that belong to a PostgreSQL database', async () => {
  const folder = makeFolder();
  const url = await createEmptyDatabase();
  const { images, close } = await openDataFolder(folder, withPassword(url));
  await images.write(`${'a'.repeat(32)}.webp`, Buffer.from('a picture'));
  await close();
  const filesBefore = readdirSync(folder, { recursive: true });
  const server = await startServerProcess(folder);
  expect(server.errors()).toBe(
    `The images in the data folder ${folder} belong to PostgreSQL at ${locationOf(url)}. Set DATABASE_URL to the URL of that database, or DATA_FOLDER to another folder.\n`,
  );
  expect(server.process.exitCode).toBe(1);
  expect(readdirSync(folder, { recursive: true })).toEqual(filesBefore);
});

test('finding 10: a second server on the same database starts with the same image folder, and is refused with another folder', async () => {
  const url = withPassword(await createEmptyDatabase());
  const settings = { ...secret, DATABASE_URL: url };
  const [folder, otherFolder] = [makeFolder(), makeFolder()];
  const first = await startServerProcess(folder, settings);
  const refused = await startServerProcess(otherFolder, settings);
  expect(refused.process.exitCode).toBe(1);
  const [, namedFolder] =
    /^The images of this database are not in the folder (\S+)\. .*write [0-9a-f-]{36} into the file \S+\/store-id\.\n$/.exec(
      refused.errors(),
    ) ?? [];
  expect(namedFolder).toBe(join(otherFolder, 'images'));
  const second = await startServerProcess(folder, settings);
  expect(second.errors()).toBe('');
  for (const server of [first, second]) await server.stop('SIGTERM');
});

test('finding 10: a server refuses the image folder of another PostgreSQL database before it removes any image from it', async () => {
  const folder = makeFolder();
  const first = await openDataFolder(folder, await createEmptyDatabase());
  await first.images.write('left-over.webp', Buffer.from('an image'));
  await first.close();
  const server = await startServerProcess(folder, { ...secret, DATABASE_URL: await createEmptyDatabase() });
  expect(server.errors()).toContain('images of another database');
  expect(server.process.exitCode).toBe(1);
  expect(readdirSync(join(folder, 'images'))).toContain('left-over.webp');
});

test('finding 10: a second server on the same database starts with the same bucket, and is refused with another bucket or a folder', async () => {
  const { port } = await startS3Server(['pictures', 'other']);
  const settings = { ...secret, DATABASE_URL: await createEmptyDatabase() };
  const first = await startServerProcess(makeFolder(), { ...settings, ...s3Variables(port) });
  const inFolder = await startServerProcess(makeFolder(), settings);
  const inOtherBucket = await startServerProcess(makeFolder(), { ...settings, ...s3Variables(port, 'other') });
  expect(inFolder.errors()).toMatch(/^The images of this database are not in the folder /);
  expect(inOtherBucket.errors()).toMatch(/^The images of this database are not in the bucket other at /);
  for (const refused of [inFolder, inOtherBucket]) expect(refused.process.exitCode).toBe(1);
  const second = await startServerProcess(makeFolder(), { ...settings, ...s3Variables(port) });
  expect(second.errors()).toBe('');
  for (const server of [first, second]) await server.stop('SIGTERM');
});

test('when a server dies before its database has recorded the mark of the image folder, the next start records it', async () => {
  const url = await createEmptyDatabase();
  const folder = makeFolder();
  await (await openDataFolder(folder, url)).close();
  const deleteMark = () => rmSync(join(folder, 'images/store-id'));
  const emptyMark = () => writeFileSync(join(folder, 'images/store-id'), '');
  const keepMark = () => {};
  for (const changeMark of [deleteMark, emptyMark, keepMark]) {
    await runStatement(url, 'update image_store set is_marked = 0');
    changeMark();
    const { images, close } = await openDataFolder(folder, url);
    expect(await Array.fromAsync(images.list())).toEqual([]);
    await close();
    expect(await runStatement(url, 'select is_marked from image_store')).toEqual([{ is_marked: 1 }]);
  }
});
