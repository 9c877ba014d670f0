import { randomUUID } from 'node:crypto';
import type { CopyField, CopyValues } from '@kindcrate/contract/copy-fields';
import { addCopyPictureEndpoint } from '@kindcrate/contract/staff-copy';
import { readUploadedPicture, toUploadedImage } from '@kindcrate/contract/uploaded-pictures';
import { expect, test } from 'vitest';
import { listUploadedPictures } from '../../src/copy/uploaded-pictures.ts';
import { insertVersion } from '../../src/copy/version-repository.ts';
import { openCopyDesk } from '../support/copy.ts';
import { countStored, sendForm } from '../support/donations.ts';
import { userIdOf } from '../support/log-in.ts';
import { htmlPage, plainJpeg } from '../support/photos.ts';
import { daysAgo, inDays, removeOldData } from '../support/retention.ts';

const { api, token, url, read, saveDraft, publish, discard, saveEdit, publishEdit } = await openCopyDesk();
const { database } = api.data;

/** A picture in the shape of the contact page's banner. */
const banner = () => plainJpeg(1000, 700);
const upload = (image: Buffer, page = 'contact') => sendForm(api, 'POST', url(page, '/pictures'), { image }, token);
const uploadBanner = async (): Promise<string> => (await upload(await banner())).body.data.value;
const imageOf = (value: string) => {
  const picture = readUploadedPicture(value);
  if (!picture) throw new Error(`${value} is not the value of an uploaded picture`);
  return toUploadedImage(picture);
};
const statusOf = async (value: string) => (await api.get(imageOf(value).url)).status;
/** Returns a function that sets the banner picture in the values of a page. */
const setBanner = (value: string) => (values: { banner: { picture: string } }) => {
  values.banner.picture = value;
};
/** Saves a draft with another banner picture. @returns the problems of the draft */
const saveBanner = async (page: string, value: string) => (await saveEdit(page, setBanner(value))).body.data.problems;

test('an uploaded picture is stored in all versions, which everyone may cache forever', async () => {
  const reply = await upload(await banner());
  expect(reply.status).toBe(201);
  expect(addCopyPictureEndpoint.reply.is(reply.body)).toBe(true);
  const { url: full, thumbnailUrl, width, height, versions } = imageOf(reply.body.data.value);
  expect([width, height]).toEqual([1000, 700]);
  const files = ['-200w', '-400w', '-800w', ''].map((version) => versions?.replace('{version}', version));
  const avif = files.map((file) => `${file?.replace('{format}', 'avif')}`);
  for (const file of [full, thumbnailUrl, ...avif]) {
    const { statusCode, headers } = await api.app.inject(file);
    expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
  const entry = (await api.get('/api/staff/audit', token)).body.result[0];
  expect(entry).toMatchObject({ action: 'edited', subject: { kind: 'copy', _id: 'contact' }, detail: 'picture added' });
});

test('threat 28: a file that is not a picture is refused, and so is a picture for an unknown page', async () => {
  expect(await upload(htmlPage())).toMatchObject({ status: 415, body: { code: 'image_refused' } });
  expect((await upload(await banner(), 'nowhere')).status).toBe(404);
});

test('an uploaded picture is shown in the preview and on the published page, and the history shows its size', async () => {
  const value = await uploadBanner();
  const { live } = await read('contact');
  setBanner(value)(live);
  const preview = await api.send('POST', url('contact', '/preview'), { values: live }, token);
  expect(preview.body.data.html).toContain(value);
  expect((await publishEdit('contact', setBanner(value))).status).toBe(200);
  expect((await api.app.inject('/contact')).body).toContain(value);
  const [{ changes }] = (await api.get(url('contact', '/versions'), token)).body.result;
  expect(changes).toMatchObject([{ path: 'banner.picture', after: 'Uploaded picture, 1000 × 700' }]);
});

test('a draft has a problem if its picture does not exist, or has another size or shape', async () => {
  const value = await uploadBanner();
  const gone = { path: 'banner.picture', message: 'This picture no longer exists; choose another one' };
  expect(await saveBanner('contact', value.replace('1000x700', '2000x1400'))).toEqual([gone]);
  expect(await saveBanner('contact', `own-${'0'.repeat(32)}-1000x700`)).toEqual([gone]);
  const square = (await upload(await plainJpeg(300, 300))).body.data.value;
  expect(await saveBanner('contact', square)).toMatchObject([
    { message: 'Should be cropped to the shape that the page needs' },
  ]);
  expect(await saveBanner('contact', `${value}/../x`)).toMatchObject([{ path: 'banner.picture' }]);
  expect(await saveBanner('contact', value)).toEqual([]);
  await discard('contact', (await read('contact')).draft.revision);
});

test('the nightly job deletes a picture a week after its upload unless a draft or a version uses it', async () => {
  const [unused, drafted, published] = [await uploadBanner(), await uploadBanner(), await uploadBanner()];
  await publishEdit('contact', setBanner(published));
  await saveEdit('contact', setBanner(drafted));
  await removeOldData(api, 'pictures', inDays(6.9));
  expect(await statusOf(unused)).toBe(200);
  expect(await removeOldData(api, 'pictures', inDays(7.1))).toBeGreaterThan(0);
  expect(await Promise.all([unused, drafted, published].map(countFiles))).toEqual([
    0,
    filesPerPicture,
    filesPerPicture,
  ]);
  await discard('contact', (await read('contact')).draft.revision);
  await removeOldData(api, 'pictures', inDays(4000));
  expect(await Promise.all([drafted, published].map(countFiles))).toEqual([0, filesPerPicture]);
});

test('a published picture is deleted 30 days after it was replaced, unless a draft uses it', async () => {
  const value = await uploadBanner();
  const { version } = (await publishEdit('contact', setBanner(value))).body.data;
  await publishEdit('contact', setBanner('contact-banner'));
  await removeOldData(api, 'pictures', inDays(29.9));
  expect(await statusOf(value)).toBe(200);
  const restore = async () =>
    (await api.send('POST', url('contact', '/restore'), { version, revision: 0 }, token)).body;
  const { revision, problems } = (await restore()).data;
  expect(problems).toEqual([]);
  await removeOldData(api, 'pictures', inDays(30.1));
  expect(await countFiles(value)).toBe(filesPerPicture);
  await discard('contact', revision);
  await removeOldData(api, 'pictures', inDays(30.1));
  expect([await countFiles(value), await statusOf(value)]).toEqual([0, 404]);
  const restored = (await restore()).data;
  expect(restored.problems).toMatchObject([
    { path: 'banner.picture', message: expect.stringContaining('no longer exists') },
  ]);
  expect(await publish('contact', restored.revision)).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
  await discard('contact', restored.revision);
});

test('a picture that was replaced long ago is kept if it is shown again, or was replaced again only recently', async () => {
  const value = await uploadBanner();
  await publishLongAgo(value);
  await publishEdit('contact', setBanner(value));
  await removeOldData(api, 'pictures', inDays(4000));
  expect(await countFiles(value)).toBe(filesPerPicture);
  await publishEdit('contact', setBanner('contact-banner'));
  await removeOldData(api, 'pictures');
  expect(await countFiles(value)).toBe(filesPerPicture);
});

/** Adds two versions of the contact page as if a picture had been published 60 days ago and replaced 40 days ago. */
async function publishLongAgo(value: string): Promise<void> {
  const { version } = await read('contact');
  const { id: actorId } = await database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const row = { page: 'contact', changes: '[]', actor_id: actorId };
  const overrides = [{ 'banner.picture': value }, {}].map((values) => JSON.stringify(values));
  const times = [daysAgo(60), daysAgo(40)] as const;
  for (const [index, created_at] of times.entries())
    await insertVersion(database, {
      ...row,
      id: randomUUID(),
      version: version + index + 1,
      overrides: `${overrides[index]}`,
      created_at,
    });
  const name = readUploadedPicture(value)?.name ?? 'none';
  await database
    .updateTable('copy_pictures')
    .set({ created_at: times[0], published_at: times[0] })
    .where('picture_id', 'in', database.selectFrom('pictures').select('id').where('name', '=', name))
    .execute();
}

/** The picture and its thumbnail, the same picture as AVIF, and three smaller widths in both formats. */
const filesPerPicture = 9;

/** How many files a picture has in the store. */
async function countFiles(value: string): Promise<number> {
  const name = readUploadedPicture(value)?.name ?? 'none';
  const files = await Array.fromAsync(api.data.images.list());
  return files.filter(({ fileName }) => fileName.startsWith(name)).length;
}

test('a picture that fifty people publish while the nightly job runs is kept', async () => {
  for (let round = 0; round < 5; round += 1) {
    const value = await uploadBanner();
    const { revision } = (await saveEdit('contact', setBanner(value))).body.data;
    const requests = Array.from({ length: 50 }, () => publish('contact', revision));
    const [replies] = await Promise.all([Promise.all(requests), removeOldData(api, 'pictures', inDays(8))]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countFiles(value)).toBe(filesPerPicture);
  }
});

test('when fifty people publish a replaced picture again while the nightly job runs, either one of them succeeds or the picture is deleted', async () => {
  for (let round = 0; round < 3; round += 1) {
    const value = await uploadBanner();
    await publishLongAgo(value);
    const requests = Array.from({ length: 50 }, () => publishEdit('contact', setBanner(value)));
    const [replies] = await Promise.all([Promise.all(requests), removeOldData(api, 'pictures')]);
    const published = replies.filter(({ status }) => status === 200);
    expect(published.length).toBeLessThanOrEqual(1);
    expect(await countFiles(value)).toBe(published.length ? filesPerPicture : 0);
    const { draft } = await read('contact');
    if (draft) await discard('contact', draft.revision);
  }
});

test('a draft whose picture was deleted is not published', async () => {
  const value = await uploadBanner();
  const { revision } = (await saveEdit('contact', setBanner(value))).body.data;
  await database.deleteFrom('copy_pictures').where('published_at', 'is', null).execute();
  expect(await publish('contact', revision)).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
  const { live } = await read('contact');
  expect((await saveDraft('contact', revision, live)).status).toBe(200);
});

test('uploaded pictures are found in groups and lists, but only in picture fields, and values of the wrong type are ignored', () => {
  const names = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
  const [top = '', inner = '', other = ''] = names.map((name) => `own-${name}-10x10`);
  const picture: CopyField = { name: 'picture', label: 'Picture', kind: 'picture', options: [] };
  const text: CopyField = { name: 'text', label: 'Text', kind: 'text', maxLength: 100 };
  const item: CopyField = { name: '', label: 'Entry', kind: 'group', fields: [picture, text] };
  const list: CopyField = { name: 'list', label: 'List', kind: 'list', item, minItems: 0, maxItems: 2 };
  const values = { picture: top, text: other, list: [{ picture: inner, text: other }, other], unknown: other };
  expect(listUploadedPictures([picture, text, list], values).map(({ name }) => name)).toEqual(names.slice(0, 2));
  for (const value of [null, 1, [top], { picture: top }])
    expect(listUploadedPictures([picture], { picture: value } as CopyValues)).toEqual([]);
});

test('text that looks like the value of an uploaded picture is published as text', async () => {
  const text = `own-${'0'.repeat(32)}-10x10`;
  const reply = await publishEdit('contact', (values) => {
    values.title = text;
  });
  expect(reply).toMatchObject({ status: 200, body: { data: { live: { title: text } } } });
});

test('threat 43: an uploaded picture counts toward the daily uploads of the account', async () => {
  const selectCount = () =>
    database
      .selectFrom('rate_limits')
      .select('count')
      .where('key', '=', `uploads: ${userIdOf(token)}`);
  const { count } = await selectCount().executeTakeFirstOrThrow();
  expect((await upload(await banner())).status).toBe(201);
  expect(await selectCount().executeTakeFirst()).toEqual({ count: count + 1 });
  await database
    .updateTable('rate_limits')
    .set({ count: 200 })
    .where('key', '=', `uploads: ${userIdOf(token)}`)
    .execute();
  const before = await countStored(api);
  expect(await upload(await banner())).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await countStored(api)).toEqual(before);
});
