import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSecurityEvent } from '../../src/security-log/repository.ts';
import { donate } from '../support/donations.ts';
import { daysAgo, inDays, removeOldData } from '../support/retention.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');

async function addMessage(name: string, sentDaysAgo: number, answeredDaysAgo?: number): Promise<void> {
  const answer = answeredDaysAgo === undefined ? null : daysAgo(answeredDaysAgo);
  const fields = { email: '', subject: '', message: '' };
  const times = { created_at: daysAgo(sentDaysAgo), answered_at: answer, answered_by: answer && staff.id };
  await database
    .insertInto('complaints')
    .values({ id: randomUUID(), name, ...fields, ...times })
    .execute();
}

test('contact messages are deleted a year after they were sent or, if that is later, answered', async () => {
  await addMessage('recent', 364.9);
  await addMessage('answered late', 500, 364.9);
  await addMessage('old', 365.1);
  await addMessage('answered', 500, 365.1);
  expect(await removeOldData(api, 'messages')).toBe(2);
  const kept = await database.selectFrom('complaints').select('name').orderBy('name').execute();
  expect(kept).toEqual([{ name: 'answered late' }, { name: 'recent' }]);
});

test('all old rows are deleted, even if that takes several batches', async () => {
  const fields = { name: 'many', email: '', subject: '', message: '', created_at: daysAgo(400) };
  const rows = Array.from({ length: 250 }, () => ({
    id: randomUUID(),
    ...fields,
    answered_at: null,
    answered_by: null,
  }));
  await database.insertInto('complaints').values(rows).execute();
  expect(await removeOldData(api, 'messages')).toBe(250);
});

test('emails are deleted from the outbox a month after they were sent or given up on, and unsent emails are kept', async () => {
  const old = { kind: 'test', payload: '{}', created_at: daysAgo(60), sent_at: null, failed_at: null };
  await database
    .insertInto('outbox')
    .values([
      { ...old, id: 'sent long ago', sent_at: daysAgo(30.1) },
      { ...old, id: 'given up long ago', failed_at: daysAgo(30.1) },
      { ...old, id: 'sent', sent_at: daysAgo(29.9) },
      { ...old, id: 'given up', failed_at: daysAgo(29.9) },
      { ...old, id: 'unsent' },
    ])
    .execute();
  expect(await removeOldData(api, 'emails')).toBe(2);
  const kept = await database.selectFrom('outbox').select('id').where('kind', '=', 'test').orderBy('id').execute();
  expect(kept.map(({ id }) => id)).toEqual(['given up', 'sent', 'unsent']);
});

test('emails in the mail folder are deleted after a month, and other files in the folder are kept', async () => {
  const folder = join(api.folder, 'mail');
  expect(await removeOldData(api, 'emailFiles')).toBe(0);
  mkdirSync(folder);
  const write = (name: string, ageInDays: number) => {
    writeFileSync(join(folder, name), 'email');
    utimesSync(join(folder, name), new Date(), inDays(-ageInDays));
  };
  write('old.eml', 30.1);
  write('half-written.eml.new', 30.1);
  write('recent.eml', 29.9);
  write('notes.txt', 100);
  expect(await removeOldData(api, 'emailFiles')).toBe(2);
  const files = ['old.eml', 'half-written.eml.new', 'recent.eml', 'notes.txt'];
  expect(files.filter((name) => existsSync(join(folder, name)))).toEqual(['recent.eml', 'notes.txt']);
});

test('invitations are deleted a month after they ended or expired', async () => {
  const invitation = { email: '', role: 'staff', brand_id: null, organization_id: null, code_hash: null } as const;
  const add = (id: string, expiredDaysAgo: number, endedDaysAgo?: number) =>
    database
      .insertInto('invitations')
      .values({
        ...{ ...invitation, id, email_key: id, invited_by: staff.id, created_at: daysAgo(60) },
        ...{ expires_at: daysAgo(expiredDaysAgo), ended_at: endedDaysAgo === undefined ? null : daysAgo(endedDaysAgo) },
      })
      .execute();
  await add('expired long ago', 30.1);
  await add('ended long ago', 20, 30.1);
  await add('expired', 29.9);
  await add('ended', 29.9, 29.9);
  await add('open', -3);
  expect(await removeOldData(api, 'invitations')).toBe(2);
  const kept = await database.selectFrom('invitations').select('id').orderBy('id').execute();
  expect(kept.map(({ id }) => id)).toEqual(['ended', 'expired', 'open']);
});

test('security events are deleted after 180 days', async () => {
  await database.deleteFrom('security_events').execute();
  await addSecurityEvent(database, { kind: 'password reset' }, inDays(-180.1));
  await addSecurityEvent(database, { kind: 'log-in failed' }, inDays(-179.9));
  expect(await removeOldData(api, 'securityEvents')).toBe(1);
  expect(await database.selectFrom('security_events').select('kind').execute()).toEqual([{ kind: 'log-in failed' }]);
});

test('rows that have expired are deleted, and those that are still valid are kept', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const order = (await donate(api, donor.token, {}, 'key')).body.data._id;
  const userId = { user_id: donor.id };
  const expired = { created_at: daysAgo(9), expires_at: daysAgo(2) };
  const session = { ...userId, browser: '', system: '', last_used_at: daysAgo(9), confirmed_at: daysAgo(9) };
  const payment = { provider: 'sandbox', provider_order: 'old', amount: 5_000, currency: 'EGP', recipient: '' };
  await removeOldData(api, 'expired');
  const insertions = {
    sessions: database.insertInto('sessions').values({ ...session, ...expired, id: 'old', ended_at: null }),
    email_codes: database
      .insertInto('email_codes')
      .values({ ...userId, ...expired, code_hash: 'old', purpose: 'reset', email: '' }),
    redemption_codes: database
      .insertInto('redemption_codes')
      .values({ ...userId, ...expired, id: 'old', code_hash: 'old', short_code_hash: null, redeemed_at: null }),
    second_factor_challenges: database
      .insertInto('second_factor_challenges')
      .values({ ...userId, id: 'old', purpose: 'log-in', password_mark: '', expires_at: daysAgo(2) }),
    payments: database
      .insertInto('payments')
      .values({ ...payment, ...expired, id: 'old', token_hash: 'old', status: 'declined', answered_at: null }),
    rate_limits: database.insertInto('rate_limits').values({ key: 'old', count: 1, ends_at: daysAgo(1) }),
    idempotency_keys: database
      .insertInto('idempotency_keys')
      .values({ ...userId, key: 'old', fingerprint: '', order_id: order, created_at: daysAgo(90.1) }),
  };
  for (const query of Object.values(insertions)) await query.execute();
  expect(await removeOldData(api, 'expired')).toBe(Object.keys(insertions).length);
  expect((await api.get('/api/profile', donor.token)).status).toBe(200);
  expect((await donate(api, donor.token, {}, 'key')).body.data._id).toBe(order);
});

test('a retention rule whose setting is "never" deletes nothing', async () => {
  const environment = { ...api.services.environment, RETENTION_MESSAGES_DAYS: 'never' as const };
  await addMessage('ancient', 9_999);
  expect(await removeOldData({ ...api, services: { ...api.services, environment } }, 'messages')).toBe(0);
  expect(await removeOldData(api, 'messages')).toBe(1);
});
