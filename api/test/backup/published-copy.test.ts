import { join } from 'node:path';
import { readUploadedPicture, toUploadedImage } from '@kindcrate/contract/uploaded-pictures';
import { expect, test } from 'vitest';
import { createCopySite, openCopyDesk } from '../support/copy.ts';
import { sendForm } from '../support/donations.ts';
import { plainJpeg } from '../support/photos.ts';
import { openServer, password } from '../support/test-app.ts';
import { createEmptyLocation, createFolder, run } from './backups.ts';

test('threat 47: restoring a backup brings back published copy, its history, the draft and uploaded pictures, and the server shows the copy and the pictures', async () => {
  const { api, token, url, read, publishEdit, saveEdit } = await openCopyDesk();
  const image = await plainJpeg(1000, 700);
  const { value } = (await sendForm(api, 'POST', url('contact', '/pictures'), { image }, token)).body.data;
  await publishEdit('contact', (values) => {
    values.title = 'Write to us';
    values.banner.picture = value;
  });
  await saveEdit('contact', (values) => {
    values.title = 'Only a draft';
  });
  const [page, history] = [await read('contact'), (await api.get(url('contact', '/versions'), token)).body];
  const picture = toUploadedImage(readUploadedPicture(value) ?? { name: '', width: 0, height: 0 });
  const file = (await api.app.inject(picture.url)).rawPayload;
  const backup = join(createFolder(), 'backup.tar');
  const { email } = (await api.get('/api/profile', token)).body.data;
  const location = { folder: api.folder, url: api.databaseUrl };
  expect(await run('backup', location, [backup])).toMatchObject({ code: 0, errors: '' });

  const empty = await createEmptyLocation();
  expect(await run('restore', empty, [backup])).toMatchObject({ code: 0, errors: '' });
  const restored = await openServer(empty.folder, empty.url, {}, createCopySite().folder);
  const { body: login } = await restored.send('POST', '/api/Login', { email, password });
  expect((await restored.get(url('contact'), login.token)).body.data).toEqual(page);
  expect((await restored.get(url('contact', '/versions'), login.token)).body).toEqual(history);
  const shown = (await restored.app.inject('/contact')).body;
  expect(shown).toContain('"title":"Write to us"');
  expect(shown).toContain(value);
  expect((await restored.app.inject(picture.url)).rawPayload).toEqual(file);
});
