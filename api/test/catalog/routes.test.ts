import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { getDonationCardEndpoint, listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
afterEach(() => vi.useRealTimers());

const lists = [
  ['/api/brands', listBrandsEndpoint, 'result', 'Brand'],
  ['/api/organizations', listOrganizationsEndpoint, 'result', 'Organization'],
  ['/api/donationcard', listDonationCardsEndpoint, 'data', 'Card'],
] as const;

describe.each(lists)('GET %s', (url, endpoint, key, title) => {
  test('lists all entries by position, in the shape of the contract', async () => {
    const { status, body } = await api.get(url);
    expect(status).toBe(200);
    expect(endpoint.reply.is(body)).toBe(true);
    expect(body[key].map((entry: { title: string }) => entry.title)).toEqual([`${title} 1`, `${title} 2`]);
  });

  test('replies with 304 when the browser already has the list', async () => {
    const { headers } = await api.get(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[\w-]+"$/) });
    const unchanged = await api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const changed = await api.app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(changed.statusCode).toBe(200);
  });

  test('accepts its path in any letter case, with a trailing slash or with an unknown query parameter', async () => {
    for (const spelling of [url.toUpperCase(), `${url}/`, `${url}?x=1`])
      expect((await api.get(spelling)).status).toBe(200);
  });

  test('has a HEAD counterpart, which replies without a body', async () => {
    const reply = await api.app.inject({ method: 'HEAD', url });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });
});

test('GET /api/brands shows an edit made by another server within 5 seconds', async () => {
  const first = await api.get('/api/brands');
  await api.data.database.updateTable('brands').set({ title: 'Renamed' }).where('id', '=', 'brand-2').execute();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 });
  const second = await api.get('/api/brands');
  expect(second.body.result[1].title).toBe('Renamed');
  expect(second.headers.etag).not.toBe(first.headers.etag);
});

const details = [
  ['/api/brands/', getBrandEndpoint, 'brand-1'],
  ['/api/organizations/', getOrganizationEndpoint, 'organization-1'],
  ['/api/donationcard/', getDonationCardEndpoint, 'card-1'],
] as const;

describe.each(details)('GET %s{id}', (url, endpoint, id) => {
  test('returns one entry in the shape of the contract', async () => {
    const { status, body } = await api.get(url + id);
    expect(status).toBe(200);
    expect(endpoint.reply.is(body)).toBe(true);
    expect(body.data._id).toBe(id);
  });

  test('replies with 404 to an unknown id', async () => {
    const unknown = [
      'unknown',
      id.toUpperCase(),
      "'%20OR%201=1--",
      '%00',
      '..%2F..%2Fetc%2Fpasswd',
      'x'.repeat(500),
      '%F0%9F%93%A6',
    ];
    for (const unknownId of unknown) {
      const { status, body } = await api.get(url + unknownId);
      expect({ unknownId, status, code: body.code }).toEqual({ unknownId, status: 404, code: 'not_found' });
    }
  });
});

test("an organization's images start with its card image, followed by its gallery", async () => {
  const { images } = (await api.get('/api/organizations/organization-1')).body.data;
  expect(images.map(({ _id }: { _id: string }) => _id)).toEqual([
    'organization-1-1',
    'organization-1-2',
    'organization-1-3',
  ]);
  expect(images[0]).toEqual({
    _id: 'organization-1-1',
    url: expect.stringMatching(/^\/api\/images\/[0-9a-f]{32}\.webp$/),
    thumbnailUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f]{32}-400\.webp$/),
    width: 800,
    height: 600,
    alt: 'organization-1-1',
  });
});

test('an organization without images is served with an empty list of images', async () => {
  const bare = { id: 'bare', title: 'Bare', information: '', position: 9, is_sample: 0 };
  await api.data.database.insertInto('organizations').values(bare).execute();
  expect((await api.get('/api/organizations/bare')).body.data.images).toEqual([]);
});
