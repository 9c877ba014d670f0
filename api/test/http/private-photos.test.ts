import type { Image } from '@kindcrate/contract/images';
import type { Order } from '@kindcrate/contract/orders';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { storeImage } from '../../src/images/image-store.ts';
import { createPhotoAddresses } from '../../src/images/photo-addresses.ts';
import { renderImage } from '../../src/images/render-image.ts';
import { donate, sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const hour = 60 * 60 * 1000;

let donor: string;
let staff: string;
/** The photo of an order and the photo of a person, as the donor's profile shows them. */
let photos: { order: Image; person: Image };

const profileOf = async (token: string) => (await api.get('/api/profile', token)).body.data;
const statusOf = async (url: string) => (await api.app.inject(url)).statusCode;
const pathOf = (url: string) => url.split('?')[0] ?? '';
const nameOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? '';
const queryOf = (url: string) => new URLSearchParams(url.split('?')[1]);
/** Returns the URL with changed query parameters. An empty value removes its parameter. */
const withQuery = (url: string, changes: Record<string, string>) => {
  const query = Object.entries({ ...Object.fromEntries(queryOf(url)), ...changes }).filter(([, value]) => value);
  return `${pathOf(url)}?${new URLSearchParams(query)}`;
};
const advanceClock = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

beforeAll(async () => {
  donor = await api.signUp();
  ({ token: staff } = await signUpWithRole(api, 'staff'));
  await donate(api, donor);
  await sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallJpeg() }, donor);
  const { orders, profilephoto } = await profileOf(donor);
  photos = { order: orders[0].image, person: profilephoto };
});

afterEach(() => {
  vi.useRealTimers();
});

describe('threat 45: a private photo', () => {
  test('is served at a signed address, and only the browser may cache it, for at most ten minutes', async () => {
    for (const { url, thumbnailUrl } of Object.values(photos)) {
      for (const address of [url, thumbnailUrl]) {
        const reply = await api.app.inject(address);
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-type']).toBe('image/webp');
        expect(reply.headers['cache-control']).toBe('private, max-age=600, must-revalidate');
      }
    }
  });

  test("is shown to staff in the list of orders and in the order's details", async () => {
    const { result } = (await api.get('/api/staff/orders', staff)).body as { result: Order[] };
    const { data } = (await api.get(`/api/staff/orders/${result[0]?._id}`, staff)).body as { data: Order };
    for (const image of [result[0]?.image, data.image]) {
      expect(await statusOf(image?.url ?? '')).toBe(200);
      expect(await statusOf(image?.thumbnailUrl ?? '')).toBe(200);
    }
  });

  test('keeps its address when the profile is read again, so that browsers can cache it', async () => {
    const { orders, profilephoto } = await profileOf(donor);
    expect({ order: orders[0].image, person: profilephoto }).toEqual(photos);
  });

  test('is not found without the right signature, just like an image that does not exist', async () => {
    const { url, thumbnailUrl } = photos.order;
    const { expires = '', signature = '' } = Object.fromEntries(queryOf(url));
    const missing = await api.app.inject(`/api/images/${'f'.repeat(32)}.webp?${queryOf(url)}`);
    expect(missing.statusCode).toBe(404);
    const signedWithOtherSecret = createPhotoAddresses('another secret that is long enough').sign(nameOf(url));
    const refused = [
      pathOf(url),
      pathOf(thumbnailUrl),
      withQuery(url, { signature: '' }),
      withQuery(url, { expires: '' }),
      withQuery(url, { signature: signature.slice(1) }),
      withQuery(url, { signature: `${signature.slice(0, -1)}${signature.endsWith('A') ? 'Q' : 'A'}` }),
      withQuery(url, { signature: `${signature}=` }),
      withQuery(url, { signature: 'é'.repeat(signature.length) }),
      withQuery(url, { signature: queryOf(photos.person.url).get('signature') ?? '' }),
      withQuery(url, { expires: String(Number(expires) + 1) }),
      withQuery(url, { expires: `${expires}.0` }),
      withQuery(url, { expires: 'Infinity' }),
      withQuery(url, { expires: '9'.repeat(400) }),
      withQuery(url, { expires: '-1' }),
      `${url}&signature=${signature}`,
      `${url}&expires=${expires}`,
      `${pathOf(url)}?expires[]=${expires}&signature[]=${signature}`,
      `${pathOf(url)}${signedWithOtherSecret}`,
    ];
    for (const address of refused) {
      const reply = await api.app.inject(address);
      expect([address, reply.statusCode, reply.headers['cache-control']]).toEqual([address, 404, 'no-store']);
      expect(reply.json()).toEqual(missing.json());
    }
  });

  test('is not found with the token of staff or of its donor instead of a signature', async () => {
    for (const token of [staff, donor]) {
      expect(await api.get(pathOf(photos.order.url), token)).toMatchObject({ status: 404 });
    }
  });

  test('is no longer found when its address has expired, and no cache keeps it longer', async () => {
    const expires = Number(queryOf(photos.order.url).get('expires')) * 1000;
    const lifetime = expires - Date.now();
    expect(lifetime).toBeGreaterThan(4 * hour);
    expect(lifetime).toBeLessThanOrEqual(5 * hour);
    advanceClock(expires - Date.now() - 5_000);
    const { statusCode, headers } = await api.app.inject(photos.order.url);
    const fewSeconds = /^private, max-age=[1-5], must-revalidate$/;
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringMatching(fewSeconds)]);
    advanceClock(6_000);
    expect(await statusOf(photos.order.url)).toBe(404);
    expect(await statusOf(photos.order.thumbnailUrl)).toBe(404);
    expect(await statusOf((await profileOf(donor)).orders[0].image.url)).toBe(200);
  });

  test('is no longer found after the person has replaced it', async () => {
    const token = await api.signUp();
    const upload = async () => sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallJpeg() }, token);
    await upload();
    const { url } = (await profileOf(token)).profilephoto;
    expect(await statusOf(url)).toBe(200);
    await upload();
    expect(await statusOf(url)).toBe(404);
  });

  test('has an address that no reply to other people contains', async () => {
    const { token: partner } = await signUpWithRole(api, 'partner', 'brand-1');
    const paths = ['/api/brands', '/api/organizations', '/api/donationcard', '/api/profile', '/api/coins'];
    for (const token of [undefined, partner, await api.signUp()]) {
      for (const path of paths) {
        const text = JSON.stringify((await api.get(path, token)).body);
        for (const { url } of Object.values(photos)) expect(text).not.toContain(nameOf(url));
      }
    }
  });
});

describe('an image of the catalog', () => {
  const addImage = async () => storeImage(api.data.images, await renderImage(await smallJpeg()));
  const publicCaching = 'public, max-age=31536000, immutable';

  test.each(['brand-1', 'card-1', 'organization-1-1'])(
    'is public, and caches may keep it for a year: %s',
    async (id) => {
      const name = await addImage();
      await api.data.database.updateTable('pictures').set({ name }).where('id', '=', id).execute();
      for (const file of [`${name}.webp`, `${name}-400.webp`, `${name}.webp?expires=1&signature=x`]) {
        const { statusCode, headers } = await api.app.inject(`/api/images/${file}`);
        expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, publicCaching]);
      }
    },
  );

  test('is not found once its file is removed, although it was public before', async () => {
    const name = await addImage();
    await api.data.database.updateTable('pictures').set({ name }).where('id', '=', 'brand-2').execute();
    expect(await statusOf(`/api/images/${name}.webp`)).toBe(200);
    await api.data.images.remove(`${name}.webp`);
    expect(await statusOf(`/api/images/${name}.webp`)).toBe(404);
  });

  test('is private as long as no row of the catalog refers to it', async () => {
    expect(await statusOf(`/api/images/${await addImage()}.webp`)).toBe(404);
  });
});
