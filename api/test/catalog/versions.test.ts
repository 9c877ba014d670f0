import { listCatalogVersionsEndpoint } from '@kindcrate/contract/staff-catalog-versions';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../support/donations.ts';
import { smallJpeg, smallPng } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token } = await signUpWithRole(api, 'staff');
const { database } = api.data;
const textFields = { title: 'Winter', info: 'Coats', organizationInfo: 'Coats', description: 'Text' };

const list = async (id: string) => (await api.get(`/api/staff/catalog-versions/${id}`, token)).body.result;
const restore = (versionId: string, body: object = {}) =>
  api.send('POST', `/api/staff/catalog-versions/${versionId}/restore`, body, token);
const readOldestVersionId = async (id: string) => (await list(id)).at(-1)._id;

describe.each(['brands', 'donationcards', 'organizations'])('the versions of %s', (url) => {
  const edit = (changes: Record<string, string>) => {
    const path = `/api/staff/${url}/${id}`;
    return url === 'organizations' ? api.send('PUT', path, changes, token) : sendForm(api, 'PUT', path, changes, token);
  };
  const read = async () => (await api.get(`/api/staff/${url}/${id}`, token)).body.data;

  let id: string;
  beforeEach(async () => {
    const form = { ...textFields, image: await smallJpeg(), alt: 'A coat' };
    id = (await sendForm(api, 'POST', `/api/staff/${url}`, form, token)).body.data._id;
  });

  test('list who saved what and when, newest first', async () => {
    await edit({ title: 'Spring' });
    const reply = await api.get(`/api/staff/catalog-versions/${id}`, token);
    expect(listCatalogVersionsEndpoint.reply.is(reply.body)).toBe(true);
    expect(reply.body.result).toMatchObject([
      { revision: 2, action: 'edited', detail: 'title', title: 'Spring', isCurrent: true, by: expect.any(String) },
      {
        revision: 1,
        action: 'created',
        title: 'Winter',
        isCurrent: false,
        pictures: [{ alt: 'A coat', exists: true }],
      },
    ]);
  });

  test('can be restored as a new version', async () => {
    await edit({ title: 'Spring', hidden: 'true' });
    const reply = await restore(await readOldestVersionId(id), { revision: 2 });
    expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Winter has been restored.' } });
    expect(await read()).toMatchObject({ title: 'Winter', hidden: true, revision: 3 });
    expect((await list(id))[0]).toMatchObject({ revision: 3, action: 'restored', detail: 'title', isCurrent: true });
  });

  test('cannot be restored over what a colleague has saved in the meantime', async () => {
    await edit({ title: 'Spring' });
    const reply = await restore(await readOldestVersionId(id), { revision: 1 });
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await read()).title).toBe('Spring');
  });

  test('begin with the current state of the entry, even after fifty simultaneous edits and restores', async () => {
    const first = await readOldestVersionId(id);
    await edit({ title: 'Spring' });
    const requests = Array.from({ length: 50 }, (_, n) => (n % 5 ? edit({ title: `Title ${n}` }) : restore(first)));
    for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
    const { revision, title } = await read();
    const [newest] = await list(id);
    expect(newest).toMatchObject({ revision, title, isCurrent: true });
  });
});

test('restoring a brand keeps its current picture, and reports that the replaced picture no longer exists', async () => {
  const form = { ...textFields, image: await smallJpeg(), alt: 'A coat' };
  const { _id: id } = (await sendForm(api, 'POST', '/api/staff/brands', form, token)).body.data;
  await sendForm(
    api,
    'PUT',
    `/api/staff/brands/${id}`,
    { title: 'Spring', image: await smallPng(), alt: 'A kite' },
    token,
  );
  const before = (await api.get(`/api/staff/brands/${id}`, token)).body.data;
  expect((await list(id))[1].pictures).toEqual([{ alt: 'A coat', exists: false }]);
  const { message } = (await restore(await readOldestVersionId(id))).body;
  expect(message).toBe('Winter has been restored, except for pictures that no longer exist: “A coat”.');
  const { image, title } = (await api.get(`/api/staff/brands/${id}`, token)).body.data;
  expect([title, image]).toEqual(['Winter', before.image]);
});

test('restoring an organization brings back the order and the text alternatives of its pictures, and removes no picture', async () => {
  const url = '/api/staff/organizations';
  const form = { ...textFields, image: await smallJpeg(), alt: 'A' };
  const { _id: id } = (await sendForm(api, 'POST', url, form, token)).body.data;
  const add = async (alt: string) =>
    (await sendForm(api, 'POST', `${url}/${id}/images`, { alt, image: await smallPng() }, token)).body.data.images;
  const [a, b] = await add('B');
  const version = (await list(id))[0]._id;
  const [, , c] = await add('C');
  const arranged = [c, b, a].map(({ _id }) => ({ _id, alt: 'Other' }));
  await api.send('PUT', `${url}/${id}/images`, { images: arranged }, token);
  expect((await restore(version)).body.message).toBe('Winter has been restored.');
  const { images } = (await api.get(`${url}/${id}`, token)).body.data;
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['A', 'B', 'Other']);
});

test('an entry from before the history existed gets two versions with its first edit, and the older one can be restored', async () => {
  expect(await list('card-1')).toEqual([]);
  const { title } = (await api.get('/api/staff/donationcards/card-1', token)).body.data;
  await sendForm(api, 'PUT', '/api/staff/donationcards/card-1', { title: 'Changed' }, token);
  const versions = await list('card-1');
  expect(versions).toMatchObject([{ title: 'Changed' }, { action: 'kept', by: null, title }]);
  await restore(versions[1]._id);
  expect((await api.get('/api/staff/donationcards/card-1', token)).body.data.title).toBe(title);
});

test('the versions of an entry are listed in pages, and cursors of other lists are refused', async () => {
  for (let n = 0; n < 30; n++)
    await api.send('PUT', '/api/staff/organizations/organization-1', { title: `Title ${n}` }, token);
  const path = '/api/staff/catalog-versions/organization-1';
  const { result, next } = (await api.get(path, token)).body;
  const rest = (await api.get(`${path}?after=${next}`, token)).body;
  expect([result.length, rest.result.length, rest.next]).toEqual([25, 6, null]);
  const other = Buffer.from('2026-01-01T00:00:00Z x').toString('base64url');
  expect(await api.get(`${path}?after=${other}`, token)).toMatchObject({ status: 400 });
});

test('unknown entries and versions are not found, and versions cannot be changed or deleted', async () => {
  expect(await api.get('/api/staff/catalog-versions/unknown', token)).toMatchObject({ status: 404 });
  expect(await restore('unknown')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  await expect(database.updateTable('catalog_versions').set({ detail: 'x' }).execute()).rejects.toThrow(/append-only/);
  await expect(database.deleteFrom('catalog_versions').execute()).rejects.toThrow(/append-only/);
});
