import { setTimeout as sleep } from 'node:timers/promises';
import { listAuditEndpoint } from '@kindcrate/contract/audit';
import { expect, test } from 'vitest';
import { editEntryWithImage } from '../../src/catalog/edit-entry.ts';
import { brandKind } from '../../src/catalog/kinds.ts';
import { donate } from '../support/donations.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token, id: staffId } = await signUpWithRole(api, 'staff');
const { database } = api.data;

/** Entries of the same millisecond are listed in no particular order. */
const waitForNextMillisecond = () => sleep(2);

async function addEntry(subject_kind: 'order' | 'message', subject_id: string, n: number): Promise<void> {
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString();
  await database
    .insertInto('audit_entries')
    .values({ id: `entry-${n}`, actor_id: staffId, action: 'moved', subject_kind, subject_id, detail: '', created_at })
    .execute();
}

test('the audit log lists actor, action, subject and time, newest first', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const message = { name: 'Robin', email: 'robin@example.com', message: 'When?' };
  await api.send('POST', '/api/complaints/contact', message);
  const [{ _id: messageId }] = (await api.get('/api/staff/complaints', token)).body.result;
  const start = new Date().toISOString();
  await api.send('PUT', '/api/staff/organizations/organization-1', { title: 'Renamed' }, token);
  await waitForNextMillisecond();
  await api.send('PUT', `/api/staff/complaints/${messageId}`, { answered: true }, token);
  await waitForNextMillisecond();
  await api.send('PUT', `/api/staff/donors/${donor.id}`, { role: 'partner', brand: 'brand-1' }, token);
  const { body } = await api.get('/api/staff/audit', token);
  expect(listAuditEndpoint.reply.is(body)).toBe(true);
  expect(body.next).toBeNull();
  const robin = { _id: staffId, username: 'robin' };
  expect(body.result).toMatchObject([
    {
      actor: robin,
      action: 'changed',
      subject: { kind: 'donor', _id: donor.id, title: 'robin' },
      detail: 'from donor to partner of Brand 1, sessions ended',
    },
    { actor: robin, action: 'answered', subject: { kind: 'message', _id: messageId, title: 'Robin' }, detail: '' },
    { action: 'edited', subject: { kind: 'organization', _id: 'organization-1', title: 'Renamed' }, detail: 'title' },
  ]);
  const end = new Date().toISOString();
  for (const { createdAt } of body.result) expect(createdAt >= start && createdAt <= end).toBe(true);
});

test('in the audit log, the title of an order is the name of its items, and the title of a missing subject is null', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const { _id } = (await donate(api, donor.token)).body.data;
  await addEntry('order', _id, 1);
  await addEntry('message', _id, 0);
  const { result } = (await api.get('/api/staff/audit', token)).body;
  expect(result.slice(-2).map(({ subject }: { subject: unknown }) => subject)).toEqual([
    { kind: 'order', _id, title: 'Winter coats' },
    { kind: 'message', _id, title: null },
  ]);
});

test('the pages of the audit log contain every entry once, newest first', async () => {
  for (let n = 2; n < 60; n++) await addEntry('order', 'none', n);
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await api.get(`/api/staff/audit?after=${after}`, token);
    seen.push(...body.result.map((entry: { _id: string }) => entry._id));
    after = body.next;
  }
  const rows = await database
    .selectFrom('audit_entries')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('the database refuses to change or delete audit entries', async () => {
  const entriesBefore = await database.selectFrom('audit_entries').selectAll().execute();
  await expect(database.updateTable('audit_entries').set({ detail: 'nothing' }).execute()).rejects.toThrow(
    'audit_entries is append-only',
  );
  await expect(database.deleteFrom('audit_entries').execute()).rejects.toThrow('audit_entries is append-only');
  expect(await database.selectFrom('audit_entries').selectAll().execute()).toEqual(entriesBefore);
});

test('an edit is undone when its audit entry cannot be written', async () => {
  const brandBefore = (await api.get('/api/staff/brands/brand-1', token)).body.data;
  // No account has the id of this editor, so the foreign key of the audit entry fails.
  const edit = editEntryWithImage(api.services, brandKind, { id: 'brand-1', editorId: 'unknown' }, { title: 'Unseen' });
  await expect(edit).rejects.toThrow(/FOREIGN KEY/i);
  expect((await api.get('/api/staff/brands/brand-1', token)).body.data).toEqual(brandBefore);
});
