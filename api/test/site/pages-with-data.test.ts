import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createBuiltSite } from '../support/built-site.ts';
import { donate, sendForm } from '../support/donations.ts';
import { addNeed } from '../support/needs.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { folder } = createBuiltSite({ '/404': { file: '404.html', content: 'page not found' } });
const api = await openTestApp({}, folder);
const { token } = await signUpWithRole(api, 'staff');
// The sample entries were added after the server had read the catalog, so the server has to read the catalog again.
api.services.catalogVersion.count += 1;

const get = (url: string, headers = {}) => api.app.inject({ url, headers });
/** Returns the data that a page was rendered with, and how many pages had been rendered by then, including this one. */
const read = async (url: string) => {
  const { body } = await get(url);
  const [, count, path, data = ''] = /^render (\d+) of (\S+): (.*)$/s.exec(body) ?? [];
  return { count: Number(count), path, ...JSON.parse(data) };
};
const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);
const editBrand = (id: string, changes: Record<string, string>) =>
  sendForm(api, 'PUT', `/api/staff/brands/${id}`, changes, token);

describe('a page with data', () => {
  test('is rendered with only the lists that it shows, whatever the letter case of its path', async () => {
    expect(titles((await read('/')).brands)).toEqual(['Brand 1', 'Brand 2']);
    expect(await read('/About/')).toMatchObject({ path: '/about', brands: [], donationCards: [{}, {}] });
    expect(titles((await read('/DONATION?x=1')).organizations)).toEqual(['Organization 1', 'Organization 2']);
  });

  test('contains a single brand or organization at the path that ends with its id', async () => {
    const brand = await read('/brandDetails/brand-2');
    expect(brand).toMatchObject({ path: '/branddetails/brand-2', organizations: [], donationCards: [] });
    expect(titles(brand.brands)).toEqual(['Brand 2']);
    expect(titles((await read('/organizationdetails/organization-1/')).organizations)).toEqual(['Organization 1']);
  });

  test.each([
    '/branddetails',
    '/branddetails/brand-9',
    '/branddetails/BRAND-1',
    '/branddetails/brand-1/more',
    '/branddetails/organization-1',
    '/branddetails/__proto__',
    '/constructor',
    '/constructor/brand-1',
    '/organizationdetails/%00',
    '/about/brand-1',
  ])('is not found at %s', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([404, 'page not found']);
  });

  test('has its own content security policy and a strong ETag, and may be kept by a shared cache for a few seconds', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      vary: 'accept-encoding, available-dictionary, sec-ch-ua',
      etag: expect.stringMatching(/^"[\w-]{22}-identity"$/),
    });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br;q=0.5, gzip', gunzipSync],
  ] as const)('is compressed for a client that accepts %s, with its own ETag', async (accepted, decompress) => {
    const plain = await get('/');
    const reply = await get('/', { 'accept-encoding': accepted });
    expect(decompress(reply.rawPayload).toString()).toBe(plain.body);
    expect(reply.headers.etag).not.toBe(plain.headers.etag);
    expect(reply.headers['content-length']).toBe(`${reply.rawPayload.length}`);
    for (const known of [`${reply.headers.etag}`, `"other", W/${reply.headers.etag}`]) {
      const again = await get('/', { 'accept-encoding': accepted, 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await get('/', { 'if-none-match': `${reply.headers.etag}` })).statusCode).toBe(200);
  });
});

describe('rendering', () => {
  test('happens once for many requests, and again only when the data of the page has changed', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => read('/branddetails/brand-1')));
    expect(new Set(many.map(({ count }) => count)).size).toBe(1);
    const about = await read('/about');
    await editBrand('brand-1', { title: 'Copper Wren' });
    const changed = await read('/branddetails/brand-1');
    expect(titles(changed.brands)).toEqual(['Copper Wren']);
    expect(changed.count).toBeGreaterThan(about.count);
    expect(titles((await read('/')).brands)).toEqual(['Copper Wren', 'Brand 2']);
    expect((await read('/about')).count).toBe(about.count);
  });

  test('leaves out a brand as soon as staff hide it, and its page is no longer found', async () => {
    expect((await get('/branddetails/brand-2')).statusCode).toBe(200);
    await editBrand('brand-2', { hidden: 'true' });
    expect((await get('/branddetails/brand-2')).statusCode).toBe(404);
    expect((await get('/')).body).not.toContain('brand-2');
    await editBrand('brand-2', { hidden: 'false' });
    expect((await get('/branddetails/brand-2')).statusCode).toBe(200);
  });

  test('that fails keeps the previous version of a page, and leads to a 500 when there is none', async () => {
    const before = (await get('/branddetails/brand-1')).body;
    await editBrand('brand-1', { info: 'This cannot be rendered.' });
    expect((await get('/branddetails/brand-1')).body).toBe(before);
    const otherApi = await openTestApp({}, folder);
    await otherApi.data.database.updateTable('brands').set({ info: 'This cannot be rendered.' }).execute();
    otherApi.services.catalogVersion.count += 1;
    expect((await otherApi.get('/branddetails/brand-1')).status).toBe(500);
    await editBrand('brand-1', { info: 'Takes coins again' });
    expect((await get('/branddetails/brand-1')).body).toContain('Takes coins again');
  });
});

test('the sitemap gets the time of the latest change of each brand and organization that has been changed', async () => {
  const before = new Date().toISOString();
  await editBrand('brand-1', { title: 'Brand 1' });
  const { changeTimes } = await read('/sitemap.xml');
  expect(Object.keys(changeTimes)).not.toContain('organization-1');
  expect(changeTimes['brand-1'] >= before).toBe(true);
});

test('a change of the catalog that another server made is visible after four seconds', async () => {
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  api.services.catalogVersion.count += 1;
  await read('/organizationdetails/organization-1');
  await api.data.database
    .updateTable('organizations')
    .set({ title: 'Mantle & Mitten' })
    .where('id', '=', 'organization-1')
    .execute();
  clock.mockReturnValue(now + 3_900);
  expect(titles((await read('/organizationdetails/organization-1')).organizations)).toEqual(['Organization 1']);
  clock.mockReturnValue(now + 8_000);
  expect(titles((await read('/organizationdetails/organization-1')).organizations)).toEqual(['Mantle & Mitten']);
  clock.mockRestore();
});

describe('a page with needs', async () => {
  const { database } = api.data;
  for (let number = 1; number <= 7; number++)
    await addNeed(database, {
      words: `Need ${number}`,
      organization_id: 'organization-2',
      urgent: Number(number === 7),
    });
  const coats = await addNeed(database, { target: 3 });
  await addNeed(database, { words: 'Mugs', state: 'enough', target: null });
  api.services.catalogVersion.count += 1;
  const words = (needs: { words: string }[]) => needs.map((need) => need.words);

  test('shows the wanted needs, urgent ones first, if it is the home page, and all needs of an organization if it is the page of that organization', async () => {
    const { needs } = await read('/');
    expect(words(needs)).toHaveLength(8);
    expect(words(needs)).not.toContain('Mugs');
    expect(words(needs).slice(0, 2)).toEqual(['Need 7', 'Winter coats, adult']);
    expect(words((await read('/organizationdetails/organization-1')).needs)).toEqual(['Winter coats, adult', 'Mugs']);
    expect((await read('/donation')).needs).toHaveLength(9);
    expect((await read('/about')).needs).toEqual([]);
  });

  test('is rendered again when goods for a need arrive, and when a need is edited', async () => {
    const url = '/organizationdetails/organization-1';
    const before = await read(url);
    const order = (await donate(api, await api.signUp(), { need: coats })).body.data;
    const changeStatus = (body: object) => api.send('PUT', `/api/staff/orders/${order._id}`, body, token);
    for (const status of ['under review', 'accepted']) await changeStatus({ status });
    expect((await read(url)).count).toBe(before.count);
    await changeStatus({ status: 'received', quantity: 3 });
    expect((await read(url)).needs[0]).toMatchObject({ state: 'enough', received: 3 });
    const need = { category: 'clothing', words: 'Coats', state: 'wanted', target: 9 };
    await api.send('PUT', `/api/staff/needs/${coats}`, need, token);
    expect((await read(url)).needs[0]).toMatchObject({ words: 'Coats', state: 'wanted', received: 3 });
  });
});
