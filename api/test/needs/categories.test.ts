import { limits } from '@kindcrate/contract/limits';
import { expect, test } from 'vitest';
import { addNeed, addNeedCategory } from '../support/needs.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const { token: staff } = await signUpWithRole(api, 'staff');

const path = '/api/staff/need-categories';
const create = (title: string, parent?: string | null) => api.send('POST', path, { title, parent }, staff);
const update = (id: string, body: object) => api.send('PUT', `${path}/${id}`, body, staff);
const remove = (id: string) => api.delete(`${path}/${id}`, staff);
const list = async (): Promise<{ _id: string; title: string; parent: string | null }[]> =>
  (await api.get('/api/needs/categories')).body.result;
const idsBelow = async (parent: string | null) =>
  (await list()).filter((category) => category.parent === parent).map(({ _id }) => _id);
const latestAuditEntry = async () => (await api.get('/api/staff/audit', staff)).body.result[0];

test('a category that staff add is last in the list, with an id made from its title', async () => {
  const { status, body } = await create('Été & garden tools');
  expect([status, body]).toEqual([
    201,
    {
      success: true,
      message: 'The category Été & garden tools is now in the list.',
      data: { _id: 'ete-garden-tools', title: 'Été & garden tools', parent: null },
    },
  ]);
  expect((await list()).at(-1)).toEqual(body.data);
  expect(await latestAuditEntry()).toMatchObject({
    action: 'created',
    subject: { kind: 'need category', _id: 'ete-garden-tools', title: 'Été & garden tools' },
  });
});

test('categories get different ids, even if their titles are the same or have no characters that an id can contain', async () => {
  const ids = [];
  for (const title of ['Tools', 'Tools', 'tools!', 'أدوات', '工具']) ids.push((await create(title)).body.data._id);
  expect(ids).toEqual(['tools', 'tools-2', 'tools-3', 'category', 'category-2']);
});

test('the id of a deleted category is never used again', async () => {
  const first = (await create('Instruments')).body.data._id;
  await remove(first);
  const second = (await create('Instruments')).body.data._id;
  await remove(second);
  expect([first, second, (await create('Instruments')).body.data._id]).toEqual([
    'instruments',
    'instruments-2',
    'instruments-3',
  ]);
});

test('a category that is deleted while others with the same title are added does not share its id with any of them', async () => {
  const { _id } = (await create('Garden')).body.data;
  const [removed, ...added] = await Promise.all([remove(_id), ...Array.from({ length: 5 }, () => create('Garden'))]);
  expect(removed.status).toBe(200);
  expect(new Set([_id, ...added.map(({ body }) => body.data._id)]).size).toBe(6);
});

test('categories with the same title that are added simultaneously all get different ids', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => create('Lamps')));
  expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(5);
});

test('a category keeps its id when staff rename it', async () => {
  const { body } = await update('furniture', { title: 'Small furniture' });
  expect(body.data).toEqual({ _id: 'furniture', title: 'Small furniture', parent: null });
  expect((await list()).find(({ _id }) => _id === 'furniture')?.title).toBe('Small furniture');
  expect(await latestAuditEntry()).toMatchObject({ action: 'edited', detail: 'title' });
  expect((await update('nothing', { title: 'Anything' })).status).toBe(404);
});

test('staff can move a category among its siblings', async () => {
  const before = await idsBelow(null);
  await update('books', { position: 0 });
  expect(await idsBelow(null)).toEqual(['books', ...before.filter((id) => id !== 'books')]);
  expect(await latestAuditEntry()).toMatchObject({ action: 'edited', detail: 'order' });
  const entry = await latestAuditEntry();
  await update('books', { position: 0 });
  expect(await latestAuditEntry()).toEqual(entry);
  await update('books', { position: limits.needCategories });
  expect((await idsBelow(null)).at(-1)).toBe('books');
});

test('staff can move a category below another one, and back to the top level', async () => {
  await update('bedding', { parent: 'clothing', position: 1 });
  expect(await idsBelow('clothing')).toEqual(['clothing-winter', 'bedding', 'clothing-children']);
  expect(await latestAuditEntry()).toMatchObject({ detail: 'parent category' });
  await update('bedding', { parent: null });
  expect((await idsBelow(null)).at(-1)).toBe('bedding');
});

test.each([
  ['below one that is not at the top level', 'toys', 'clothing-winter'],
  ['below itself', 'toys', 'toys'],
  ['below an unknown one', 'toys', 'nothing'],
  ['below another one while it has children', 'clothing', 'toys'],
])('a category cannot be moved %s', async (_where, id, parent) => {
  const reply = await update(id, { parent });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['parent']]);
});

test('a category can be added below one at the top level, but not below a child category or an unknown one', async () => {
  for (const parent of ['clothing-winter', 'nothing'])
    expect((await create('Too deep', parent)).body.fields).toHaveProperty('parent');
  expect((await create('Shoes', 'clothing')).body.data).toEqual({ _id: 'shoes', title: 'Shoes', parent: 'clothing' });
});

test('a category is not deleted while needs use it or it has child categories', async () => {
  await addNeed(database, { category_id: 'food' });
  expect(await remove('food')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await remove('food')).body.message).toMatch(/needs still use this category/i);
  expect((await remove('clothing')).body.message).toMatch(/has subcategories/i);
  const entry = await latestAuditEntry();
  expect(await remove('hygiene')).toMatchObject({
    status: 200,
    body: { message: 'The category Hygiene has been deleted.' },
  });
  expect(await latestAuditEntry()).not.toEqual(entry);
  expect(await latestAuditEntry()).toMatchObject({ action: 'deleted', subject: { title: null }, detail: 'Hygiene' });
  expect((await remove('hygiene')).status).toBe(404);
});

test('a need that is added while its category is deleted is either stored with that category or refused', async () => {
  for (let round = 0; round < 3; round++) {
    const category = await addNeedCategory(database);
    const body = { organization: 'organization-2', category, words: 'Anything', state: 'wanted' };
    const [added, removed] = await Promise.all([api.send('POST', '/api/staff/needs', body, staff), remove(category)]);
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([added.status, removed.status]);
  }
});

test('there are at most 200 categories, even when several are added simultaneously', async () => {
  const missing = limits.needCategories - (await list()).length - 2;
  for (let index = 0; index < missing; index++) await addNeedCategory(database);
  const replies = await Promise.all(['a1', 'b1', 'c1', 'd1'].map((title) => create(title)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
});
