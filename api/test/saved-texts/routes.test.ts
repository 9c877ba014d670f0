import { limits } from '@kindcrate/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token: staff } = await signUpWithRole(api, 'staff');
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');
const { database } = api.data;

const reason = { kind: 'reason', title: 'Worn out', text: 'The clothes are too worn to be given away.' };
const reply = { kind: 'reply', title: 'Hours', text: 'Hello,\n\nwe are open from 9 to 5.' };

const create = (body: object, token = staff) => api.send('POST', '/api/staff/saved-texts', body, token);
const update = (id: string, body: object, token = staff) =>
  api.send('PUT', `/api/staff/saved-texts/${id}`, body, token);
const list = async (query = '', token = staff) => (await api.get(`/api/staff/saved-texts${query}`, token)).body.result;
const readLatestEntry = async () => (await api.get('/api/staff/audit', staff)).body.result[0];
const fillAllSlotsButOne = async () => {
  const rows = Array.from({ length: limits.savedText.count - 1 }, (_, index) => ({
    ...{ id: `text-${index}`, slot: index + 1 },
    ...{ kind: 'reason' as const, title: `Text ${index}`, text: 'Text' },
  }));
  await database.insertInto('saved_texts').values(rows).execute();
};

beforeEach(async () => void (await database.deleteFrom('saved_texts').execute()));

test('staff can save a reason, and everyone at the desk can read it', async () => {
  const { status, body } = await create(reason);
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    message: '“Worn out” has been saved.',
    data: { ...reason, _id: expect.any(String), revision: 1 },
  });
  expect(await list('', volunteer)).toEqual([body.data]);
  expect(await readLatestEntry()).toMatchObject({
    action: 'created',
    subject: { kind: 'saved text', _id: body.data._id, title: 'Worn out' },
    detail: 'Worn out',
  });
});

test('saved texts are sorted by title, and can be filtered by kind', async () => {
  for (const title of ['moths', 'Éclair', 'Zippers', 'already full']) await create({ ...reason, title });
  await create(reply);
  const titles = async (query: string) => (await list(query)).map(({ title }: { title: string }) => title);
  expect(await titles('?kind=reason')).toEqual(['already full', 'Éclair', 'moths', 'Zippers']);
  expect(await titles('?kind=reply')).toEqual(['Hours']);
  expect(await titles('')).toHaveLength(5);
  expect((await api.get('/api/staff/saved-texts?kind=poem', staff)).body.code).toBe('invalid_fields');
});

test('an edit of a saved text replaces every field, and fails if someone else has saved it in the meantime', async () => {
  const { data } = (await create(reason)).body;
  const edited = await update(data._id, { ...reply, revision: 1 });
  expect(edited).toMatchObject({ status: 200, body: { data: { ...reply, revision: 2 } } });
  expect(await readLatestEntry()).toMatchObject({ action: 'edited', detail: 'Worn out', subject: { title: 'Hours' } });
  expect(await update(data._id, { ...reason, revision: 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await list()).toEqual([edited.body.data]);
});

test('of fifty edits of the same revision of a saved text, only one is stored', async () => {
  const { data } = (await create(reason)).body;
  const edits = Array.from({ length: 50 }, (_, index) =>
    update(data._id, { ...reason, title: `${index}`, revision: 1 }),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
});

test('a deleted saved text is no longer listed, and its audit entry keeps its title', async () => {
  const { data } = (await create(reason)).body;
  expect((await api.delete(`/api/staff/saved-texts/${data._id}`, staff)).body.message).toBe(
    '“Worn out” has been deleted.',
  );
  expect(await list()).toEqual([]);
  expect(await readLatestEntry()).toMatchObject({ action: 'deleted', detail: 'Worn out', subject: { title: null } });
  expect((await api.delete(`/api/staff/saved-texts/${data._id}`, staff)).status).toBe(404);
  expect((await update(data._id, reason)).status).toBe(404);
});

test('of fifty saved texts that are added at the same time to a list with room for one more, only one is stored', async () => {
  await fillAllSlotsButOne();
  const replies = await Promise.all(Array.from({ length: 50 }, () => create(reason)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, body } of replies) if (status !== 201) expect(body).toMatchObject({ code: 'conflict' });
  expect(await list()).toHaveLength(limits.savedText.count);
});

test('fifty saved texts that are added at the same time to an empty list are all stored', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => create(reason)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
});
