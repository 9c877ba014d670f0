import { afterEach, describe, expect, test } from 'vitest';
import { createDiskSpace, type DiskState } from '../../src/disk/disk-space.ts';
import { countStored, donate, sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { disk } = api.services;
const email = 'robin@example.com';
const token = await api.signUp(email);

const setDisk = (state: DiskState) => {
  api.services.disk.check = async () => state;
};
const { check } = disk;
afterEach(() => {
  disk.check = check;
});

describe('threat 43, finding 9: while the disk is full', () => {
  test('logging in works', async () => {
    setDisk('full');
    expect((await api.send('POST', '/api/Login', { email, password })).status).toBe(200);
    expect((await api.get('/api/profile', token)).status).toBe(200);
  });

  test('logging out works', async () => {
    const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
    setDisk('full');
    expect((await api.send('POST', '/api/logout', {}, token)).status).toBe(200);
    expect((await api.get('/api/profile', token)).status).toBe(401);
  });

  test('donations, photos, registrations and messages are refused, and store nothing', async () => {
    setDisk('full');
    const before = await countStored(api);
    const message = { name: 'Robin', email, subject: 'Hello', message: 'Is there a way to help?' };
    const replies = [
      await donate(api, token),
      await sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallJpeg() }, token),
      await api.send('POST', '/api/register', createRegistration({ email: 'other@example.com' })),
      await api.send('POST', '/api/complaints/contact', message),
    ];
    for (const { status, body } of replies) expect([status, body.code]).toEqual([507, 'storage_full']);
    expect(await countStored(api)).toEqual(before);
    setDisk('enough');
    expect((await donate(api, token)).status).toBe(201);
    expect((await api.send('POST', '/api/complaints/contact', message)).status).toBe(201);
  });

  test('/ready reports that the disk is full', async () => {
    setDisk('full');
    expect(await api.get('/ready')).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
    expect((await api.get('/ready')).body.message).toContain('disk is full');
    expect((await api.get('/health')).status).toBe(200);
  });
});

test('threat 43, finding 9: /ready warns when the disk is nearly full', async () => {
  setDisk('low');
  expect(await api.get('/ready')).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('nearly full') },
  });
  expect((await donate(api, token)).status).toBe(201);
});

test('the setting MIN_FREE_MEGABYTES determines when the disk counts as full', async () => {
  const megabyte = 1_000_000;
  const states = await Promise.all(
    [300, 150, 50].map((free) => createDiskSpace('/', 100 * megabyte, async () => free * megabyte).check()),
  );
  expect(states).toEqual(['enough', 'low', 'full']);
  const { services } = await openTestApp({ MIN_FREE_MEGABYTES: '1000000' });
  expect(await services.disk.check()).toBe('full');
  expect(await disk.check()).not.toBe('full');
});
