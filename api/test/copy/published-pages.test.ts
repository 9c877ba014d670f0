import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createBuiltSite } from '../support/built-site.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { folder, addFile } = createBuiltSite({
  '/contact': { file: 'contact/index.html', content: 'built contact', copyFiles: ['contact', 'frame'] },
  '/redeem': { file: 'redeem/index.html', content: 'built redeem', copyFiles: ['redeem'] },
  '/404': { file: '404.html', content: 'built 404', copyFiles: ['not-found'] },
});
addFile('dist/client/refusals.json', '"built refusals"');
addFile(
  'dist/copy-files.json',
  JSON.stringify({
    '/contact': ['contact', 'frame'],
    '/redeem': ['redeem'],
    '/404': ['not-found'],
    '/refusals.json': ['refusals'],
  }),
);
const api = await openTestApp({}, folder);
const { database } = api.data;
const { id: actor_id } = await signUpWithRole(api, 'staff');

const get = (url: string, headers = {}) => api.app.inject({ url, headers });
let version = 0;

/** Publishes copy as another server does, without notifying this one. */
async function publishElsewhere(page: string, overrides: object): Promise<void> {
  version += 1;
  const row = { id: randomUUID(), page, version, changes: '[]', actor_id, created_at: new Date().toISOString() };
  await database
    .insertInto('copy_versions')
    .values({ ...row, overrides: JSON.stringify(overrides) })
    .execute();
}

/** Publishes copy, and makes the server read it again. */
async function publish(page: string, overrides: object): Promise<void> {
  await publishElsewhere(page, overrides);
  api.services.catalogVersion.count += 1;
}

test('a page is served as it was built until its copy is changed, and again after the copy is changed back', async () => {
  const before = await get('/contact');
  expect(before.body).toBe('built contact');
  await publish('home', { title: 'Ours' });
  expect((await get('/contact')).headers.etag).toBe(before.headers.etag);
  await publish('contact', { title: 'Write' });
  const changed = await get('/Contact/');
  expect(changed.body).toContain('"copy":{"contact":{"title":"Write"}}');
  expect(changed.headers.etag).not.toBe(before.headers.etag);
  expect((await get('/contact', { 'if-none-match': `${changed.headers.etag}` })).statusCode).toBe(304);
  await publish('contact', {});
  expect((await get('/contact')).headers.etag).toBe(before.headers.etag);
});

test('a page with changed copy keeps the headers of the built page', async () => {
  const before = (await get('/redeem')).headers;
  await publish('redeem', { title: 'Coins' });
  const after = (await get('/redeem')).headers;
  for (const name of ['content-security-policy', 'permissions-policy', 'cache-control', 'content-type', 'vary'])
    expect(after[name]).toBe(before[name]);
});

test('the not-found page and the files that scripts read also contain published copy', async () => {
  await publish('not-found', { text: 'Nothing here' });
  await publish('refusals', { list: [] });
  const missing = await get('/nowhere');
  expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('Nothing here')]);
  expect((await get('/refusals.json')).body).toContain('"copy":{"refusals":{"list":[]}}');
});

test('a page that the server renders with data also contains published copy', async () => {
  await publish('home', { title: 'Good things' });
  expect((await get('/')).body).toContain('Good things');
});

test('copy that another server has published appears within five seconds', async () => {
  await get('/contact');
  await publishElsewhere('frame', { name: 'Elsewhere' });
  await vi.waitFor(async () => expect((await get('/contact')).body).toContain('Elsewhere'), {
    timeout: 6_000,
    interval: 200,
  });
});
