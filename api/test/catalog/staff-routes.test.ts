import { createBrandEndpoint, getStaffBrandEndpoint, listStaffBrandsEndpoint } from '@kindcrate/contract/staff-brands';
import { createDonationCardEndpoint, listStaffDonationCardsEndpoint } from '@kindcrate/contract/staff-donation-cards';
import { beforeEach, describe, expect, test } from 'vitest';
import { countStored, type FormFields, sendForm } from '../support/donations.ts';
import { htmlPage, smallJpeg, smallPng, truncate } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp, type TestReply } from '../support/test-app.ts';

const api = await openTestApp();
const { token, id: staffId } = await signUpWithRole(api, 'staff');
const { database, images } = api.data;

/** Brands and donation cards are edited in the same way, so every test runs for both. */
const kinds = [
  {
    url: '/api/staff/brands',
    publicUrl: '/api/brands',
    key: 'result',
    subject: 'brand',
    textFields: {},
    createReply: createBrandEndpoint.reply,
    listReply: listStaffBrandsEndpoint.reply,
  },
  {
    url: '/api/staff/donationcards',
    publicUrl: '/api/donationcard',
    key: 'data',
    subject: 'donation card',
    textFields: { description: 'A long story' },
    createReply: createDonationCardEndpoint.reply,
    listReply: listStaffDonationCardsEndpoint.reply,
  },
] as const;

describe.each(kinds)('$url', ({ url, publicUrl, key, subject, textFields, createReply, listReply }) => {
  const form = async (changes: FormFields = {}): Promise<FormFields> => ({
    title: 'Pennytyre',
    info: 'Bicycles and tea',
    alt: 'A bicycle',
    image: await smallJpeg(),
    ...textFields,
    ...changes,
  });
  const create = async (changes?: FormFields) => sendForm(api, 'POST', url, await form(changes), token);
  const edit = (id: string, changes: FormFields) => sendForm(api, 'PUT', `${url}/${id}`, changes, token);
  const publicIds = async (): Promise<string[]> =>
    (await api.get(publicUrl)).body[key].map(({ _id }: { _id: string }) => _id);
  const lastAuditEntry = () =>
    database
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'detail'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const fileNameOf = ({ body }: TestReply) => String(body.data.image.url).replace('/api/images/', '');

  let created: TestReply;
  let id: string;
  beforeEach(async () => {
    created = await create();
    id = created.body.data._id;
  });

  test('creates an entry with an image at the end of the list, and shows it to everyone immediately', async () => {
    const idsBefore = await publicIds();
    const { status, body } = await create({ info: 'One\r\n\r\nTwo' });
    expect(status).toBe(201);
    expect(createReply.is(body)).toBe(true);
    expect(body.data).toMatchObject({
      title: 'Pennytyre',
      info: 'One\n\nTwo',
      ...textFields,
      image: { alt: 'A bicycle', width: 64, height: 48 },
      hidden: false,
      isSample: false,
      revision: 1,
    });
    expect((await api.get(body.data.image.url)).status).toBe(200);
    expect(await publicIds()).toEqual([...idsBefore, body.data._id]);
    const entry = { actor_id: staffId, action: 'created', subject_kind: subject, subject_id: body.data._id };
    expect(await lastAuditEntry()).toMatchObject(entry);
  });

  test('lists all entries by position, including hidden ones and samples', async () => {
    const { body } = await api.get(url, token);
    expect(listReply.is(body)).toBe(true);
    expect(body.result.slice(0, 2).map(({ isSample }: { isSample: boolean }) => isSample)).toEqual([true, true]);
    await edit(id, { hidden: 'true' });
    const ids = (await api.get(url, token)).body.result.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual(body.result.map(({ _id }: { _id: string }) => _id));
  });

  test('hides an entry from the public immediately, and shows it again', async () => {
    expect(await publicIds()).toContain(id);
    const hidden = await edit(id, { hidden: 'true' });
    expect(hidden).toMatchObject({ status: 200, body: { success: true, data: { hidden: true, revision: 2 } } });
    expect(await lastAuditEntry()).toMatchObject({ action: 'hid', subject_id: id, detail: '' });
    expect(await publicIds()).not.toContain(id);
    expect((await api.get(`${publicUrl}/${id}`)).status).toBe(404);
    expect((await api.get(`${url}/${id}`, token)).body.data).toMatchObject({ _id: id, hidden: true });
    await edit(id, { hidden: 'false' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'showed', subject_id: id });
    expect(await publicIds()).toContain(id);
    expect((await api.get(`${publicUrl}/${id}`)).body.data).not.toHaveProperty('hidden');
  });

  test('creates a hidden entry that the public does not see', async () => {
    const { body } = await create({ hidden: 'true' });
    expect(body.data.hidden).toBe(true);
    expect(await publicIds()).not.toContain(body.data._id);
  });

  test('edits the title, keeps the image, and shows the new title to everyone immediately', async () => {
    // Makes the server cache the public list.
    await publicIds();
    const { body } = await edit(id, { title: '  Another title ' });
    expect(body.data).toEqual({ ...created.body.data, title: 'Another title', revision: 2 });
    expect((await api.get(publicUrl)).body[key].at(-1).title).toBe('Another title');
    expect(await lastAuditEntry()).toMatchObject({ action: 'edited', detail: 'title' });
  });

  test('edits the text alternative of an image', async () => {
    const { body } = await edit(id, { alt: 'A red bicycle' });
    expect(body.data.image).toEqual({ ...created.body.data.image, alt: 'A red bicycle' });
    expect(await lastAuditEntry()).toMatchObject({ action: 'edited', detail: 'picture description' });
  });

  test('replaces an image and removes the file and the row of the old one', async () => {
    const storedBefore = await countStored(api);
    const replaced = await edit(id, { image: await smallPng(), alt: 'A blue bicycle', hidden: 'true' });
    expect(replaced.body.data.image).toMatchObject({ alt: 'A blue bicycle' });
    expect(fileNameOf(replaced)).not.toBe(fileNameOf(created));
    expect(await images.read(fileNameOf(created))).toBeUndefined();
    expect((await api.get(created.body.data.image.thumbnailUrl)).status).toBe(404);
    expect((await api.get(replaced.body.data.image.url)).status).toBe(200);
    expect(await countStored(api)).toEqual(storedBefore);
    expect(await lastAuditEntry()).toMatchObject({ action: 'edited', detail: 'picture, picture description, hidden' });
  });

  test('creates no revision and no audit entry for an edit without changes', async () => {
    const entry = await lastAuditEntry();
    const { status, body } = await edit(id, { title: 'Pennytyre', hidden: 'false', alt: 'A bicycle', revision: '1' });
    expect([status, body.data]).toEqual([200, created.body.data]);
    expect(await lastAuditEntry()).toEqual(entry);
  });

  test('no longer marks an entry as a sample after it has been edited', async () => {
    const sample = (await api.get(url, token)).body.result[0];
    await edit(sample._id, { info: `Not a sample, ${id}` });
    expect((await api.get(`${url}/${sample._id}`, token)).body.data.isSample).toBe(false);
  });

  test('refuses one of two simultaneous edits based on the same revision with 409, and stores nothing from it', async () => {
    const stored = await countStored(api);
    const replies = await Promise.all(
      ['First', 'Second'].map(async (title) =>
        edit(id, { title, revision: '1', image: await smallPng(), alt: `By ${title}` }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accepted = replies.find(({ status }) => status === 200);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ success: false, code: 'conflict' });
    expect((await api.get(`${url}/${id}`, token)).body.data).toEqual(accepted?.body.data);
    expect(await countStored(api)).toEqual(stored);
    expect(await edit(id, { title: 'Late', revision: '1' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await edit(id, { title: 'In time', revision: '2' })).body.data).toMatchObject({ revision: 3 });
  });

  test('accepts all simultaneous edits without a revision, and keeps only one image', async () => {
    const stored = await countStored(api);
    const replies = await Promise.all(
      [1, 2, 3].map(async (n) => edit(id, { image: await smallPng(), alt: `Picture ${n}` })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await api.get(`${url}/${id}`, token)).body.data.revision).toBe(4);
    expect(await countStored(api)).toEqual(stored);
  });

  test('refuses missing text alternatives, missing or unreadable images, invalid fields and empty edits', async () => {
    const stored = await countStored(api);
    const replies = [
      await create({ alt: undefined }),
      await create({ alt: '  ' }),
      await edit(id, { image: await smallJpeg() }),
      await create({ image: undefined }),
      await create({ image: htmlPage() }),
      await edit(id, { image: truncate(await smallJpeg()), alt: 'Half a bicycle' }),
      await edit(id, { revision: '1' }),
      await edit(id, { title: '' }),
      await edit(id, { hidden: 'perhaps' }),
      // More than `limits.revision`.
      await edit(id, { title: 'x', revision: '3000000000' }),
    ];
    expect(replies.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [400, ['alt']],
      [400, ['alt']],
      [400, ['alt']],
      [400, ['image']],
      [415, ['image']],
      [400, ['image']],
      [400, ['']],
      [400, ['title']],
      [400, ['hidden']],
      [400, ['revision']],
    ]);
    expect(await countStored(api)).toEqual(stored);
    expect((await api.get(`${url}/${id}`, token)).body.data).toEqual(created.body.data);
  });

  test('replies with 404 to an unknown id', async () => {
    for (const unknownId of ['unknown', "'%20OR%201=1--", '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(500)]) {
      expect(await api.get(`${url}/${unknownId}`, token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await edit(unknownId, { title: 'x' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  test('threat 16: ignores an id, a position, a sample flag and an image reference in the form', async () => {
    const forged = { _id: 'mine', id: 'mine', is_sample: '1', position: '-1', picture_id: 'brand-1' };
    const { body } = await create(forged);
    expect(body.data).toEqual({ ...created.body.data, _id: body.data._id, image: body.data.image });
    const edited = await edit(id, { ...forged, title: 'Edited', position: '-1' });
    expect(edited.body.data).toEqual({ ...created.body.data, title: 'Edited', revision: 2 });
    expect((await publicIds())[0]).not.toBe(id);
  });

  test('threat 21: stores markup and SQL as plain text', async () => {
    const markup = `<img src=x onerror=alert(1)>'); DROP TABLE brands;-- {{7*7}} \${7*7}`;
    const { body } = await create({ title: markup, info: markup, alt: markup });
    const shown = (await api.get(`${publicUrl}/${body.data._id}`)).body.data;
    expect(shown).toMatchObject({ title: markup, info: markup, image: { alt: markup } });
  });
});

test('GET /api/staff/brands/{id} returns a brand in the shape of the contract', async () => {
  const { body } = await api.get('/api/staff/brands/brand-1', token);
  expect(getStaffBrandEndpoint.reply.is(body)).toBe(true);
});

test('the form of a catalog entry is refused with 413 when it contains two images', async () => {
  const data = new FormData();
  data.set('title', 'Two');
  for (const name of ['image', 'second']) data.set(name, new File([new Uint8Array(await smallJpeg())], 'a.jpg'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await api.app.inject({ method: 'POST', url: '/api/staff/brands', headers, payload: data });
  expect(reply.statusCode).toBe(413);
});
