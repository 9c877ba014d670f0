import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { fullFile } from '../../src/images/image-store.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { addCatalog } from '../support/catalog.ts';
import { addCleanup } from '../support/cleanup.ts';
import { s3Settings, s3Variables, startS3Server } from '../support/s3-server.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

const { port } = await startS3Server(['pictures', 'second']);
const variables = s3Variables(port);

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-bucket-'));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Adds the catalog, and stores the bytes in the bucket as the image of the first brand. */
async function addCatalogWithImage(folder: string, bytes: Buffer): Promise<void> {
  const { database, images, close } = await openDataFolder(folder, undefined, s3Settings(port));
  await addCatalog(database);
  const image = await database
    .selectFrom('pictures')
    .innerJoin('brands', 'brands.picture_id', 'pictures.id')
    .select('pictures.name')
    .where('brands.position', '=', 1)
    .executeTakeFirstOrThrow();
  await images.write(fullFile(image.name), bytes);
  await close();
}

test('a server with a bucket serves the images in it, has none in the data folder, and refuses to start without the bucket or with another database', async () => {
  const folder = createFolder();
  const bytes = Buffer.from('the image of a brand');
  await addCatalogWithImage(folder, bytes);
  const server = await startServerProcess(folder, variables);
  expect(server.output()).toContain(`and images in the bucket pictures at http://127.0.0.1:${port}\n`);
  const { result } = (await (await fetch(`${server.origin}/api/brands`)).json()) as {
    result: { image: { url: string } }[];
  };
  const shown = await fetch(`${server.origin}${result[0]?.image.url}`, { redirect: 'error' });
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
  expect(readdirSync(folder)).not.toContain('images');
  expect((await fetch(`${server.origin}/ready`)).status).toBe(200);
  expect((await server.stop('SIGTERM')).code).toBe(0);

  const withoutBucket = await startServerProcess(folder);
  expect(withoutBucket.errors()).toMatch(/^The images of this database are not in the folder \S+images\. /);
  const otherDatabase = await startServerProcess(createFolder(), variables);
  expect(otherDatabase.errors()).toMatch(/^There are images of another database in the bucket pictures /);
  for (const refused of [withoutBucket, otherDatabase]) expect(refused.process.exitCode).toBe(1);
});

test('a server whose images are in its data folder refuses an empty bucket, and starts again without it', async () => {
  const folder = await createDataFolder();
  const refused = await startServerProcess(folder, s3Variables(port, 'second'));
  expect(refused.errors()).toContain('or move them with "npm run move-images"');
  expect(refused.process.exitCode).toBe(1);
  const server = await startServerProcess(folder);
  expect(server.errors()).toBe('');
  await server.stop('SIGTERM');
});

test.each([
  ['a wrong key', { IMAGES_S3_SECRET_ACCESS_KEY: 'not the secret' }, 'Check IMAGES_S3_ACCESS_KEY_ID and'],
  ['a bucket that does not exist', { IMAGES_S3_BUCKET: 'missing' }, 'Create the bucket'],
  [
    'an endpoint where no store answers',
    { IMAGES_S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}` },
    'Check IMAGES_S3_ENDPOINT',
  ],
])(
  'threat 48: a server with %s exits with one line that says what to do and does not contain the secret',
  async (_case, wrong, advice) => {
    const server = await startServerProcess(createFolder(), { ...variables, ...wrong });
    expect(server.errors()).toMatch(/^The image store cannot be used: GET images\/store-id: [^\n]+\n$/);
    expect(server.errors()).toContain(advice);
    expect(server.errors()).not.toMatch(/not the secret|S3RVER/);
    expect(server.process.exitCode).toBe(1);
  },
);
