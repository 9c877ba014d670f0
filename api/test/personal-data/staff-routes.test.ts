import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listAuditEntries } from '../support/audit-entries.ts';
import { setUpDesk } from '../support/desk.ts';
import { userIdOf } from '../support/log-in.ts';
import { addPartner } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { bearer, openTestApp } from '../support/test-app.ts';
import { addBusyDonor, email, findInDatabase, traces } from './busy-donor.ts';

const api = await openTestApp();
const { database } = api.data;
const desk = await setUpDesk(api);
const staffId = userIdOf(desk.staff);
const deletePerson = (id: string, body: object = {}, token = desk.staff) =>
  api.send('POST', `/api/staff/donors/${id}/delete`, body, token);
const listEntriesAbout = (id: string) => listAuditEntries(database, id);

test('threat 46: after staff have copied and deleted the data of a person, the audit log lists both actions, and no table except the outbox still contains the data', async () => {
  const donor = await addBusyDonor(desk, await addPartner(api));
  const url = `/api/staff/donors/${donor.id}/export`;
  const { rawPayload } = await api.app.inject({ method: 'GET', url, headers: bearer(desk.staff) });
  const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
  expect(data.account).toMatchObject({ id: donor.id, email });

  expect((await deletePerson(donor.id)).body.fields).toEqual({ openOrders: expect.any(String) });
  expect(await deletePerson(donor.id, { openOrders: 'cancel' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const entries = (await listEntriesAbout(donor.id)).map(({ actor_id, action, detail }) => [actor_id, action, detail]);
  expect(entries).toContainEqual([staffId, 'copied data', '']);
  expect(entries).toContainEqual([staffId, 'deleted account', '']);
  expect(entries).toContainEqual([staffId, 'blocked', '']);

  const outsideOutbox = (await findInDatabase(api, traces)).filter((found) => !found.startsWith('outbox.payload'));
  expect(outsideOutbox).toEqual([]);
  const { result } = (await api.get('/api/staff/donors', desk.staff)).body;
  expect(result.map(({ _id }: { _id: string }) => _id)).not.toContain(donor.id);
  const { result: log } = (await api.get('/api/staff/audit', desk.staff)).body;
  expect(log[0]).toMatchObject({ action: 'deleted account', subject: { title: 'Deleted account' } });
});

test('a deleted account can be neither changed, nor blocked, nor deleted again', async () => {
  const { id } = await signUpWithRole(api, 'donor');
  const replies = await Promise.all(Array.from({ length: 10 }, () => deletePerson(id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  const put = (path: string, body: object) => api.send('PUT', `/api/staff/donors/${id}${path}`, body, desk.staff);
  expect((await put('', { role: 'staff' })).status).toBe(404);
  expect((await put('/block', { blocked: true, reason: 'Moths' })).status).toBe(404);
  expect((await api.get(`/api/staff/donors/${id}/export`, desk.staff)).status).toBe(404);
  expect((await listEntriesAbout(id)).map(({ action }) => action)).toEqual(['deleted account']);
});

test('staff can delete the account of a colleague, but their own only in their profile', async () => {
  expect(await deletePerson(staffId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const colleague = await signUpWithRole(api, 'staff');
  const [first, second] = await Promise.all([deletePerson(colleague.id), deletePerson(staffId, {}, colleague.token)]);
  expect([first.status, second.status].sort()).toEqual([200, 401]);
});

test('threat 40: staff need a recent login to copy or delete the data of a person', async () => {
  const { id } = await signUpWithRole(api, 'donor');
  const staff = await signUpWithRole(api, 'staff');
  const old = new Date(Date.now() - 11 * 60_000).toISOString();
  await database.updateTable('sessions').set({ confirmed_at: old }).where('user_id', '=', staff.id).execute();
  expect((await deletePerson(id, {}, staff.token)).body.code).toBe('password_required');
  expect((await api.get(`/api/staff/donors/${id}/export`, staff.token)).body.code).toBe('password_required');
  expect(await listEntriesAbout(id)).toEqual([]);
});
