import { afterEach, describe, expect, test } from 'vitest';
import { checkImageStore } from '../../src/images/check-image-store.ts';
import { openS3ImageStore } from '../../src/images/s3-image-store.ts';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { countStored, donate, sendForm } from '../support/donations.ts';
import { openFaultyS3Proxy } from '../support/faulty-s3-proxy.ts';
import { smallJpeg } from '../support/photos.ts';
import { s3Settings, s3Variables, startS3Server } from '../support/s3-server.ts';
import { openTestApp } from '../support/test-app.ts';

const { port } = await startS3Server();
const proxy = await openFaultyS3Proxy(port);
const api = await openTestApp(s3Variables(proxy.port));
const { images } = api.data;
/** The same bucket without the proxy, so that it can always be reached. */
const bucket = openS3ImageStore(s3Settings(port));
const token = await api.signUp();
const image = await smallJpeg();

const uploadPhoto = () => sendForm(api, 'PUT', '/api/profile/uploadphoto', { image }, token);
const countAllStored = () => countStored({ ...api, data: { ...api.data, images: bucket } });
const photoUrl = async (): Promise<string> => (await api.get('/api/profile', token)).body.data.profilephoto.url;
const fileOf = (url: string) => /[0-9a-f]{32}\.webp/.exec(url)?.[0] ?? '';
const unavailable = (text: string) => ({
  status: 503,
  body: { success: false, code: 'unavailable', message: expect.stringContaining(text) },
  headers: { 'retry-after': '5', 'cache-control': 'no-store' },
});

afterEach(() => proxy.recover());

// `photoStatus` is the status of the reply to a request for a stored photo while the fault lasts.
describe.each([
  { fault: 'unreachable', state: 'cannot be reached', photoStatus: 503 },
  { fault: 'hanging', state: 'hangs', photoStatus: 503 },
  { fault: 'full', state: 'is full', photoStatus: 200 },
  { fault: 'over its quota', state: 'is over its quota', photoStatus: 200 },
  { fault: 'denying', state: 'denies access', photoStatus: 503 },
  { fault: 'overloaded', state: 'is overloaded', photoStatus: 503 },
  { fault: 'interrupting', state: 'ends connections early', photoStatus: 503 },
] as const)('threat 48: while the image store $state', ({ fault, photoStatus }) => {
  test('uploads of photos are refused with 503 within 5 s, nothing is stored, and everything works again afterward', async () => {
    const key = `donated-while-${fault.replaceAll(' ', '-')}`;
    expect((await uploadPhoto()).status).toBe(200);
    const url = await photoUrl();
    const before = await countAllStored();
    await proxy.fail(fault);
    const start = performance.now();
    // While a store can still be read, /ready fails only after a write was refused, so it is requested later.
    const [photo, ready, ...uploads] = await Promise.all([
      api.get(url),
      photoStatus === 503 && api.get('/ready'),
      donate(api, token, { image }, key),
      uploadPhoto(),
    ]);
    expect(performance.now() - start).toBeLessThan(5_000);
    for (const upload of uploads) expect(upload).toMatchObject(unavailable('nothing was saved'));
    expect(photo).toMatchObject(photoStatus === 200 ? { status: 200 } : unavailable('can’t reach our photos'));
    expect(ready || (await api.get('/ready'))).toMatchObject({ status: 503 });
    expect(await countAllStored()).toEqual(before);
    expect((await api.get('/health')).status).toBe(200);
    expect((await api.get('/api/profile', token)).status).toBe(200);

    await proxy.recover();
    expect((await donate(api, token, { image }, key)).status).toBe(201);
    expect(await countAllStored()).toEqual({
      orders: before.orders + 1,
      pictures: before.pictures + 1,
      files: before.files + 2,
    });
    expect((await api.get('/ready')).status).toBe(200);
    const shown = await api.app.inject(url);
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload).toEqual(await bucket.read(fileOf(url)));
  });
});

test('threat 48: when only one file of a photo fits into the store, neither file is left there', async () => {
  const before = await countAllStored();
  proxy.fillAfter(1);
  expect(await donate(api, token, { image })).toMatchObject(unavailable('nothing was saved'));
  expect(await countAllStored()).toEqual(before);
});

test('threat 48: a photo is replaced even if the store refuses to remove the old one, and the sweep removes it later', async () => {
  await uploadPhoto();
  const before = await countAllStored();
  await proxy.fail('denying removals');
  expect((await uploadPhoto()).status).toBe(200);
  expect(await countAllStored()).toEqual({ ...before, files: before.files + 2 });
  const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
  await expect(sweepImages(api.data.database, images, later)).rejects.toThrow('AccessDenied');
  await proxy.recover();
  expect(await sweepImages(api.data.database, images, later)).toBe(2);
  expect(await countAllStored()).toEqual(before);
});

test.each([
  ['cannot be reached', 'unreachable', 'IMAGES_S3_ENDPOINT'],
  ['is full', 'full', 'Make room'],
  ['is over its quota', 'over its quota', 'quota'],
  ['denies access', 'denying', 'read, write and delete'],
] as const)('the check of an image store that %s reports what to do', async (_state, fault, advice) => {
  await proxy.fail(fault);
  const found = await checkImageStore(images);
  expect(found?.problem).toContain(images.location.name);
  expect(found?.advice).toContain(advice);
});
