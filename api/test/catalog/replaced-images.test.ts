import { listCatalogVersionsEndpoint } from '@kindcrate/contract/staff-catalog-versions';
import { beforeEach, expect, test } from 'vitest';
import { countStored, type FormFields, sendForm } from '../support/donations.ts';
import { htmlPage, smallJpeg, smallPng } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token } = await signUpWithRole(api, 'staff');
const url = '/api/staff/organizations';

interface Image {
  _id: string;
  url: string;
  alt: string;
}

let id: string;
const addImage = async (fields: FormFields) =>
  sendForm(api, 'POST', `${url}/${id}/images`, { image: await smallPng(), ...fields }, token);
const readImages = async (): Promise<Image[]> => (await api.get(`/api/organizations/${id}`)).body.data.images;

beforeEach(async () => {
  const form = { title: 'Warm Hands', organizationInfo: 'Coats', alt: 'Picture 1', image: await smallJpeg() };
  id = (await sendForm(api, 'POST', url, form, token)).body.data._id;
  await addImage({ alt: 'Picture 2' });
});

test('a picture that replaces another has the same position, and the replaced file is deleted', async () => {
  const [first, second] = await readImages();
  const stored = await countStored(api);
  const { status, body } = await addImage({ alt: 'A closer look', replaces: first?._id, revision: '2' });
  expect([status, body.message]).toEqual([201, 'The picture of Warm Hands has been replaced.']);
  expect(await readImages()).toMatchObject([{ _id: first?._id, alt: 'A closer look' }, second]);
  expect((await api.get(String(first?.url))).status).toBe(404);
  expect((await api.get((await readImages())[0]?.url ?? '')).status).toBe(200);
  expect(await countStored(api)).toEqual(stored);
});

test('the history still describes a replaced picture, and the audit log records that the picture was changed', async () => {
  const [first] = await readImages();
  await addImage({ alt: 'A closer look', replaces: first?._id });
  const { body } = await api.get(`/api/staff/catalog-versions/${id}`, token);
  expect(listCatalogVersionsEndpoint.reply.is(body)).toBe(true);
  const [now, before] = body.result;
  expect(now).toMatchObject({
    detail: 'picture',
    pictures: [{ alt: 'A closer look', exists: true }, { exists: true }],
  });
  expect(before.pictures[0]).toEqual({ alt: 'Picture 1', exists: false });
  const entry = await api.data.database
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'edited', detail: 'picture' });
});

test('a picture can be replaced in an organization that has the maximum number of pictures', async () => {
  for (let n = 3; n <= 12; n++) await addImage({ alt: `Picture ${n}` });
  const [, second] = await readImages();
  expect((await addImage({ alt: 'Another' })).status).toBe(400);
  expect((await addImage({ alt: 'Another', replaces: second?._id })).status).toBe(201);
  expect(await readImages()).toHaveLength(12);
});

test('replacing an unknown picture, sending an invalid file or quoting an old revision is refused, and nothing is stored', async () => {
  const stored = await countStored(api);
  for (const replaces of ['unknown', 'organization-1-1', "'; DROP TABLE pictures;--"])
    expect(await addImage({ alt: 'x', replaces })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const [first] = await readImages();
  expect((await addImage({ alt: 'x', replaces: first?._id, image: htmlPage() })).status).toBe(415);
  expect((await addImage({ alt: 'x', replaces: first?._id, revision: '1' })).status).toBe(409);
  expect(await countStored(api)).toEqual(stored);
});

test('of fifty simultaneous replacements of the same picture, only one succeeds, and no file is left over', async () => {
  const [first, second] = await readImages();
  const stored = await countStored(api);
  const requests = Array.from({ length: 50 }, (_, n) =>
    addImage({ alt: `Attempt ${n}`, replaces: first?._id, revision: '2' }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  // 503: too many pictures were waiting to be rendered.
  expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true);
  expect(await readImages()).toMatchObject([{ _id: first?._id, alt: expect.stringContaining('Attempt') }, second]);
  await expect.poll(() => countStored(api)).toEqual(stored);
});
