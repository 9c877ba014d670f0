import type { Image } from '@kindcrate/contract/images';
import { expect, test } from 'vitest';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { countStored, donate, sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { s3Variables, startS3Server } from '../support/s3-server.ts';
import { openTestApp } from '../support/test-app.ts';

const { port } = await startS3Server();
const api = await openTestApp(s3Variables(port));
const token = await api.signUp();

const uploadPhoto = async () => sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallJpeg() }, token);
const readPhoto = async (): Promise<Image> => (await api.get('/api/profile', token)).body.data.profilephoto;

test('threat 45: a private photo in a bucket is served only at its signed address, by the API itself and not by a redirect', async () => {
  await uploadPhoto();
  const { url, thumbnailUrl } = await readPhoto();
  for (const address of [url, thumbnailUrl]) {
    const shown = await api.app.inject(address);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600, must-revalidate',
    });
    const [path = ''] = address.split('?');
    for (const forged of [path, address.replace(/expires=\d/, 'expires=9')])
      expect((await api.app.inject(forged)).statusCode).toBe(404);
  }
});

test('a replaced photo is removed from the bucket', async () => {
  await uploadPhoto();
  const { url } = await readPhoto();
  const before = await countStored(api);
  await uploadPhoto();
  expect(await countStored(api)).toEqual(before);
  expect((await api.app.inject(url)).statusCode).toBe(404);
});

test('threat 3: in a bucket, the sweep removes old files that no row refers to, and keeps all others', async () => {
  const { database, images } = api.data;
  expect((await donate(api, token)).status).toBe(201);
  const before = await countStored(api);
  await images.write(`${'b'.repeat(32)}.webp`, Buffer.from('left behind'));
  expect(await sweepImages(database, images, new Date())).toBe(0);
  expect(await sweepImages(database, images, new Date(Date.now() + 2 * 60 * 60 * 1000))).toBe(1);
  expect(await countStored(api)).toEqual(before);
});
