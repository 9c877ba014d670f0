import { type ImageFormat, versionUrl } from '@kindcrate/contract/image-versions';
import type { Image } from '@kindcrate/contract/images';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sendForm } from '../support/donations.ts';
import { plainJpeg, smallJpeg } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token } = await signUpWithRole(api, 'staff');

const addBrand = async (image: Buffer): Promise<{ _id: string; image: Image }> => {
  const form = { title: 'Pennytyre', info: 'Bicycles and tea', alt: 'A bicycle', image };
  return (await sendForm(api, 'POST', '/api/staff/brands', form, token)).body.data;
};

const formats: ImageFormat[] = ['avif', 'webp'];

async function readVersion({ versions }: Image, width: number | undefined, format: ImageFormat) {
  if (!versions) return expect.unreachable('the image has no versions');
  const { statusCode, headers, rawPayload } = await api.app.inject(versionUrl(versions, width, format));
  if (statusCode !== 200) return statusCode;
  const { width: measured, format: decoded } = await sharp(rawPayload).metadata();
  return { type: headers['content-type'], caching: headers['cache-control'], measured, decoded };
}

test('a catalog image has versions in its own width and in each smaller standard width, as AVIF and WebP', async () => {
  const { image } = await addBrand(await plainJpeg(700, 500));
  const caching = 'public, max-age=31536000, immutable';
  const avif = { type: 'image/avif', caching, decoded: 'heif' };
  const webp = { type: 'image/webp', caching, decoded: 'webp' };
  for (const [width, measured] of [
    [undefined, 700],
    [200, 200],
    [400, 400],
  ] as const) {
    expect(await readVersion(image, width, 'avif')).toEqual({ ...avif, measured });
    expect(await readVersion(image, width, 'webp')).toEqual({ ...webp, measured });
  }
  for (const format of formats) expect(await readVersion(image, 800, format)).toBe(404);
});

test('the versions of an image are removed when the image is replaced', async () => {
  const { _id, image } = await addBrand(await plainJpeg(900, 500));
  for (const format of formats) {
    for (const width of [undefined, 200, 400, 800])
      expect(await readVersion(image, width, format)).toMatchObject({ decoded: expect.anything() });
  }
  await sendForm(api, 'PUT', `/api/staff/brands/${_id}`, { image: await smallJpeg(), alt: 'A blue bicycle' }, token);
  for (const format of formats) {
    for (const width of [undefined, 200, 400, 800]) expect(await readVersion(image, width, format)).toBe(404);
  }
});

test('an image that was stored before there were versions is sent without versions', async () => {
  const { _id, image } = await addBrand(await smallJpeg());
  const [, name = ''] = /([0-9a-f]{32})/.exec(image.url) ?? [];
  await api.data.database.updateTable('pictures').set({ has_versions: 0 }).where('name', '=', name).execute();
  const { versions, ...rest } = image;
  expect(versions).toBeDefined();
  expect((await api.get(`/api/brands/${_id}`)).body.data.image).toEqual(rest);
});
