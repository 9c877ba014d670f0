import { limits } from '@kindcrate/contract/limits';
import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { countStored, sendForm } from '../support/donations.ts';
import { userIdOf } from '../support/log-in.ts';
import { addPhoto, deletePhoto, severalItems, uploadPhoto } from '../support/order-items.ts';
import { smallTiff } from '../support/photos.ts';
import { inDays, removeOldData } from '../support/retention.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, placeOrder } = await setUpDesk(
  await openTestApp({ QUOTA_UPLOADS_PER_DAY: '1000', QUOTA_OPEN_ORDERS: '1000' }),
);
const { database } = api.data;

test('a photo can be uploaded before its order is placed, and is shown only at its signed addresses', async () => {
  const { status, body } = await uploadPhoto(api, donor);
  expect(status).toBe(201);
  expect(uploadPhotoEndpoint.reply.is(body)).toBe(true);
  const { image } = body.data;
  expect(image).toMatchObject({ width: 64, height: 48 });
  for (const url of [image.url, image.thumbnailUrl]) {
    expect((await api.get(url)).status).toBe(200);
    expect((await api.get(url.split('?')[0])).status).toBe(404);
  }
});

test.each([
  ['no image', undefined, 400],
  ['an empty file', Buffer.alloc(0), 400],
  ['a text file', Buffer.from('not an image'), 415],
  ['a TIFF image', await smallTiff(), 415],
])('an upload with %s is refused, and stores nothing', async (_what, image, status) => {
  const before = await countStored(api);
  const reply = await sendForm(api, 'POST', '/api/photos', { image }, donor);
  expect(reply).toMatchObject({ status, body: { fields: { image: expect.any(String) } } });
  expect(await countStored(api)).toEqual(before);
});

test('uploading and deleting a photo require a login', async () => {
  expect((await uploadPhoto(api, undefined)).status).toBe(401);
  expect((await deletePhoto(api, undefined, 'x')).status).toBe(401);
});

test('the owner of a waiting photo can delete it together with its files, but only once', async () => {
  const before = await countStored(api);
  const id = await addPhoto(api, donor);
  expect((await deletePhoto(api, donor, id)).status).toBe(200);
  expect(await countStored(api)).toEqual(before);
  expect((await deletePhoto(api, donor, id)).body).toMatchObject({ code: 'not_found' });
});

test('threat 15: nobody can delete someone else’s photo, a photo of an order, or an image of the catalog', async () => {
  const id = await addPhoto(api, donor);
  const otherDonor = await api.signUp();
  expect((await deletePhoto(api, otherDonor, id)).status).toBe(404);
  await placeOrder('submitted', severalItems([{ name: 'Coats', quantity: 1, photos: [id] }]));
  expect((await deletePhoto(api, donor, id)).status).toBe(404);
  for (const other of ['brand-1', 'removed-photo', 'nothing', "' or 1=1"])
    expect((await deletePhoto(api, donor, encodeURIComponent(other))).status, other).toBe(404);
});

test('photos that are not part of an order after two days are removed with their files, and no others are', async () => {
  const owner = await api.signUp();
  const usedPhoto = await addPhoto(api, owner);
  const order = await placeOrder(
    'submitted',
    severalItems([{ name: 'Coats', quantity: 1, photos: [usedPhoto] }]),
    owner,
  );
  const before = await countStored(api);
  const waiting = [await addPhoto(api, owner), await addPhoto(api, owner)];
  await removeOldData(api, 'photos', inDays(1.9));
  const kept = await database.selectFrom('photo_uploads').select('image_id').where('image_id', 'in', waiting).execute();
  expect(kept).toHaveLength(2);
  const otherCount = (await database.selectFrom('photo_uploads').select('image_id').execute()).length - 2;
  expect(await removeOldData(api, 'photos', inDays(2.1))).toBe(2 + otherCount);
  expect(await countStored(api)).toEqual({
    ...before,
    pictures: before.pictures - otherCount,
    files: before.files - 2 * otherCount,
  });
  const { orders } = (await api.get('/api/profile', owner)).body.data;
  expect(orders[0]).toMatchObject({ _id: order, image: { width: 64 } });
  expect((await api.get(orders[0].image.url)).status).toBe(200);
});

test('threat 43: an account can have at most 60 waiting photos, even when fifty arrive simultaneously', async () => {
  const owner = await api.signUp();
  const user_id = userIdOf(owner);
  const created_at = new Date().toISOString();
  const ids = Array.from({ length: limits.waitingPhotos - 10 }, () => crypto.randomUUID());
  for (const id of ids) {
    const picture = { id, name: id.replaceAll('-', ''), width: 1, height: 1, alt: '', has_versions: 0, is_sample: 0 };
    await database
      .insertInto('pictures')
      .values({ ...picture, created_at })
      .execute();
    await database.insertInto('photo_uploads').values({ image_id: id, user_id, created_at }).execute();
  }
  const before = await countStored(api);
  const replies = await Promise.all(Array.from({ length: 50 }, () => uploadPhoto(api, owner)));
  const accepted = replies.filter(({ status }) => status === 201);
  // The others are refused by this limit, or because too many uploads of the account are already waiting.
  expect(accepted.length).toBeLessThanOrEqual(10);
  for (const { status } of replies) expect([201, 409, 503]).toContain(status);
  for (let count = accepted.length; count < 10; count++) expect((await uploadPhoto(api, owner)).status).toBe(201);
  const refused = await uploadPhoto(api, owner);
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', message: expect.stringContaining('60') } });
  expect(await countStored(api)).toEqual({ ...before, pictures: before.pictures + 10, files: before.files + 20 });
});
