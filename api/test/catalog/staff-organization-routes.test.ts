import { createOrganizationEndpoint, listStaffOrganizationsEndpoint } from '@kindcrate/contract/staff-organizations';
import { beforeEach, expect, test } from 'vitest';
import { countStored, donate, type FormFields, sendForm } from '../support/donations.ts';
import { htmlPage, smallJpeg, smallPng } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token, id: staffId } = await signUpWithRole(api, 'staff');
const { database } = api.data;
const url = '/api/staff/organizations';

interface Image {
  _id: string;
  url: string;
  alt: string;
}

const create = async (changes: FormFields = {}) =>
  sendForm(
    api,
    'POST',
    url,
    { title: 'Warm Hands', organizationInfo: 'Coats', alt: 'Picture 1', image: await smallJpeg(), ...changes },
    token,
  );
const addImage = async (alt: string, changes: FormFields = {}) =>
  sendForm(api, 'POST', `${url}/${id}/images`, { alt, image: await smallPng(), ...changes }, token);
const arrange = (images: unknown, otherFields: object = {}) =>
  api.send('PUT', `${url}/${id}/images`, { images, ...otherFields }, token);
const edit = (changes: object) => api.send('PUT', `${url}/${id}`, changes, token);
const getPublic = async () => (await api.get(`/api/organizations/${id}`)).body.data;
const alts = (images: Image[]) => images.map(({ alt }) => alt);
/** Converts images to the form in which `arrange` sends them. */
const toReferences = (images: Image[]) => images.map(({ _id, alt }) => ({ _id, alt }));
const lastAuditEntry = () =>
  database
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'detail'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

let id: string;
beforeEach(async () => {
  id = (await create()).body.data._id;
});

test('a new organization has a card image, is last in the list, and is shown to everyone immediately', async () => {
  // Makes the server cache the public list.
  await api.get('/api/organizations');
  const { status, body } = await create({ hidden: 'false' });
  expect(status).toBe(201);
  expect(createOrganizationEndpoint.reply.is(body)).toBe(true);
  const expected = { title: 'Warm Hands', organizationInfo: 'Coats', hidden: false, isSample: false, revision: 1 };
  expect(body.data).toMatchObject(expected);
  expect(alts(body.data.images)).toEqual(['Picture 1']);
  expect((await api.get('/api/organizations')).body.result.at(-1)._id).toBe(body.data._id);
  const entry = { actor_id: staffId, action: 'created', subject_kind: 'organization', subject_id: body.data._id };
  expect(await lastAuditEntry()).toMatchObject(entry);
});

test('the desk lists organizations by position, in the shape of the contract', async () => {
  const { body } = await api.get(url, token);
  expect(listStaffOrganizationsEndpoint.reply.is(body)).toBe(true);
  expect(body.result[0]).toMatchObject({ _id: 'organization-1', isSample: true, revision: 1 });
});

test("an edit of an organization's title and info keeps its images", async () => {
  const { images } = await getPublic();
  const { body } = await edit({ title: 'Warmer Hands', organizationInfo: 'One\r\n\r\nTwo', revision: 1 });
  expect(body.data).toMatchObject({ title: 'Warmer Hands', organizationInfo: 'One\n\nTwo', revision: 2, images });
  expect(await lastAuditEntry()).toMatchObject({ action: 'edited', detail: 'title, info' });
  expect((await getPublic()).title).toBe('Warmer Hands');
});

test('a new image of an organization comes after the others, with its text alternative', async () => {
  await addImage('Picture 2');
  const { status, body } = await addImage('Picture 3', { revision: '2' });
  expect([status, body.data.revision]).toEqual([201, 3]);
  const { images } = await getPublic();
  expect(alts(images)).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
  for (const image of images) expect((await api.get(image.url)).status).toBe(200);
  expect(await lastAuditEntry()).toMatchObject({ action: 'edited', subject_id: id, detail: 'picture added' });
});

test("an organization's images can be reordered and given new text alternatives; the first one becomes the card image", async () => {
  await addImage('Picture 2');
  const { images } = (await addImage('Picture 3')).body.data;
  const stored = await countStored(api);
  const [first, ...others] = toReferences(images.toReversed());
  const { status, body } = await arrange([{ ...first, alt: ' New ' }, ...others]);
  expect(status).toBe(200);
  expect(alts(body.data.images)).toEqual(['New', 'Picture 2', 'Picture 1']);
  const { result } = (await api.get('/api/organizations')).body;
  expect(result.find(({ _id }: { _id: string }) => _id === id).images[0]).toEqual({ ...images[2], alt: 'New' });
  expect(await lastAuditEntry()).toMatchObject({ detail: 'picture order, picture description' });
  expect(await countStored(api)).toEqual(stored);
});

test("an image that an edit leaves out of an organization's list is deleted, with its row and its files", async () => {
  const storedBefore = await countStored(api);
  const { images } = (await addImage('Picture 2')).body.data;
  const { body } = await arrange(toReferences(images.slice(1)));
  expect(alts(body.data.images)).toEqual(['Picture 2']);
  expect((await api.get(images[0].url)).status).toBe(404);
  expect(await countStored(api)).toEqual(storedBefore);
  expect(await lastAuditEntry()).toMatchObject({ detail: 'picture removed' });
  expect((await addImage('Picture 3')).body.data.images).toHaveLength(2);
});

test('sending the same list of images again creates no revision and no audit entry', async () => {
  const entry = await lastAuditEntry();
  const { images } = await getPublic();
  expect((await arrange(toReferences(images))).body.data.revision).toBe(1);
  expect(await lastAuditEntry()).toEqual(entry);
});

test('an organization must have between one and twelve images, each listed once', async () => {
  const [image] = toReferences((await getPublic()).images);
  for (const images of [[], [image, image], undefined, 'all', [{ ...image, alt: '' }], [null]])
    expect((await arrange(images)).status).toBe(400);
  for (let n = 2; n <= 12; n++) expect((await addImage(`Picture ${n}`)).status).toBe(201);
  const stored = await countStored(api);
  expect(await addImage('Picture 13')).toMatchObject({ status: 400, body: { fields: { image: expect.any(String) } } });
  expect(await countStored(api)).toEqual(stored);
});

test("a list of images with another organization's image or an unknown one is refused", async () => {
  const [image] = toReferences((await getPublic()).images);
  for (const foreignId of ['organization-1-1', 'unknown', "'; DROP TABLE pictures;--"]) {
    const reply = await arrange([image, { _id: foreignId, alt: 'Stolen' }]);
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  expect((await getPublic()).images).toMatchObject([image]);
  expect((await api.get(`${url}/${id}`, token)).body.data.revision).toBe(1);
});

test('of several simultaneous edits of an organization based on the same revision, one is saved and the others get 409', async () => {
  await addImage('Picture 2');
  const stored = await countStored(api);
  const images = toReferences((await getPublic()).images);
  const replies = await Promise.all([
    edit({ title: 'First', revision: 2 }),
    edit({ title: 'Second', revision: 2 }),
    arrange(images.toReversed(), { revision: 2 }),
    addImage('Late', { revision: '2' }),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'conflict')).toHaveLength(3);
  // Each image has two files: the image itself and its thumbnail.
  const countStrayFiles = async () => {
    const { pictures, files } = await countStored(api);
    return files - stored.files - 2 * (pictures - stored.pictures);
  };
  await expect.poll(countStrayFiles).toBe(0);
});

test('an organization keeps all images that are added at the same time', async () => {
  const replies = await Promise.all([2, 3, 4, 5].map((n) => addImage(`Picture ${n}`)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(alts((await getPublic()).images).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `Picture ${n}`));
});

test('adding or editing an organization is refused without a text alternative, without a readable image, with blank info or without any change', async () => {
  const stored = await countStored(api);
  const replies = [
    await create({ alt: undefined }),
    await create({ image: undefined }),
    await create({ organizationInfo: ' ' }),
    await addImage(''),
    await addImage('A page', { image: htmlPage() }),
    await edit({}),
  ];
  expect(replies.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
    [400, ['alt']],
    [400, ['image']],
    [400, ['organizationInfo']],
    [400, ['alt']],
    [415, ['image']],
    [400, ['']],
  ]);
  expect(await countStored(api)).toEqual(stored);
});

test('threat 16: an edit of an organization ignores an id, a position and a sample flag in its body', async () => {
  const organizationBefore = (await api.get(`${url}/${id}`, token)).body.data;
  const forged = { _id: 'mine', position: -1, is_sample: 1, information: 'x', images: [], title: 'Edited' };
  const { body } = await edit(forged);
  expect(body.data).toEqual({ ...organizationBefore, title: 'Edited', revision: 2 });
  const prototype = `{"title":"x","__proto__":{"hidden":true}}`;
  expect((await api.send('PUT', `${url}/${id}`, prototype, token)).status).toBe(400);
});

test('threat 21: markup and SQL in an organization are stored as plain text', async () => {
  const markup = `<img src=x onerror=alert(1)>'); DROP TABLE organizations;-- {{7*7}}`;
  await edit({ title: markup, organizationInfo: markup });
  await addImage(markup);
  expect(await getPublic()).toMatchObject({ title: markup, organizationInfo: markup, images: [{}, { alt: markup }] });
});

test('every request with an unknown organization id gets 404', async () => {
  for (const unknownId of ['unknown', "'%20OR%201=1--", '..%2F..%2Fetc%2Fpasswd']) {
    const body = { images: [{ _id: 'x', alt: 'x' }] };
    const form = { alt: 'x', image: await smallJpeg() };
    for (const reply of [
      await api.get(`${url}/${unknownId}`, token),
      await api.send('PUT', `${url}/${unknownId}`, { title: 'x' }, token),
      await api.send('PUT', `${url}/${unknownId}/images`, body, token),
      await sendForm(api, 'POST', `${url}/${unknownId}/images`, form, token),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('a hidden organization accepts no new donations, and earlier orders still show its title', async () => {
  const donor = await signUpWithRole(api, 'donor');
  expect((await donate(api, donor.token, { charity: 'organization-2' })).status).toBe(201);
  const setHidden = (hidden: boolean) => api.send('PUT', `${url}/organization-2`, { hidden }, token);
  await setHidden(true);
  const storedBefore = await countStored(api);
  const refused = await donate(api, donor.token, { charity: 'organization-2' });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { charity: 'That organization is no longer on our list. Choose another one' } },
  });
  expect(await countStored(api)).toEqual(storedBefore);
  const { orders } = (await api.get('/api/profile', donor.token)).body.data;
  expect(orders[0].charity).toEqual({ _id: 'organization-2', title: 'Organization 2' });
  await setHidden(false);
  expect((await donate(api, donor.token, { charity: 'organization-2' })).status).toBe(201);
});
