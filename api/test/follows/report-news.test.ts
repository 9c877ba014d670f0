import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportNews } from '../../src/follows/report-news.ts';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { addNewlyWantedNeed, deliverNews, follow, unsubscribeCodeIn } from '../support/follows.ts';
import { addNeed } from '../support/needs.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const desk = await setUpDesk(api);
const { database } = api.data;

const start = new Date('2026-11-23T12:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;

let donor: Person;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await database.deleteFrom('outbox').execute();
  await database.deleteFrom('followers').execute();
  await database.deleteFrom('needs').execute();
  donor = await signUpWithRole(api, 'donor');
});
afterEach(() => void vi.useRealTimers());

const advanceClock = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const setNeed = (id: string, changes: { sample_received?: number; urgent?: number; target?: number }) =>
  database.updateTable('needs').set(changes).where('id', '=', id).execute();
/** Adds a need, and sets the clock forward until the need is old enough to be news. @returns its id */
const addReportableNeed = async (words: string) => {
  const id = await addNewlyWantedNeed(api, { words });
  advanceClock(2 * minute);
  return id;
};

test('a follower of an organization gets one email, which lists only those of its needs that became wanted after the follow began', async () => {
  await addNeed(database, { words: 'Old blankets' });
  await follow(api, donor, 'organization/organization-1');
  advanceClock(minute);
  await addReportableNeed('Winter coats');
  await addNewlyWantedNeed(api, { words: 'Wool socks', target: null });
  await addNewlyWantedNeed(api, { words: 'Pans', organization_id: 'organization-2' });
  advanceClock(2 * minute);
  const emails = await deliverNews(api);
  expect(emails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [await emailOf(donor), 'News from the organizations you follow'],
  ]);
  expect(emails[0]?.text).toContain(
    'Newly needed:\n• Organization 1: Winter coats (40 more pieces)\n• Organization 1: Wool socks\n\n',
  );
  expect(emails[0]?.text).not.toMatch(/blankets|Pans|Urgent|complete/);
});

const emailOf = async ({ id }: Person) =>
  (await database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('followers of a need get an email when it is nearly met, when it is met, and when it becomes urgent', async () => {
  const need = await addNeed(database, { words: 'Winter coats', target: 10 });
  await follow(api, donor, `need/${need}`);
  expect(await deliverNews(api)).toEqual([]);
  const steps = [
    [{ sample_received: 8 }, 'Almost complete:\n• Organization 1: Winter coats (2 more pieces)'],
    [{ sample_received: 10 }, 'Complete, thanks to everyone who gave:\n• Organization 1: Winter coats\n'],
    [{ target: 40, urgent: 1 }, 'Urgent now:\n• Organization 1: Winter coats (30 more pieces)'],
  ] as const;
  for (const [changes, text] of steps) {
    advanceClock(24 * hour);
    await setNeed(need, changes);
    const emails = await deliverNews(api);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain(text);
    advanceClock(24 * hour);
    expect(await deliverNews(api)).toEqual([]);
  }
});

test('followers of a need get an email when pieces that arrive at the desk meet it', async () => {
  const need = await addNeed(database, { target: 3 });
  await follow(api, donor, `need/${need}`);
  await desk.placeOrder('received', { need });
  const emails = (await deliverNews(api)).filter(({ subject }) => subject.startsWith('News'));
  expect(emails.map(({ text }) => /Complete, thanks/.test(text))).toEqual([true]);
});

test('nobody gets more than one email with news a day: later news waits for the next day', async () => {
  await follow(api, donor, 'organization/organization-1');
  advanceClock(minute);
  await addReportableNeed('Winter coats');
  expect(await deliverNews(api)).toHaveLength(1);
  for (let hours = 1; hours < 12; hours++) {
    await addReportableNeed(`Thing ${hours}`);
    expect(await deliverNews(api)).toEqual([]);
    vi.setSystemTime(start.getTime() + hours * hour);
  }
  vi.setSystemTime(new Date('2026-11-24T07:59:59.000Z'));
  expect(await deliverNews(api)).toEqual([]);
  vi.setSystemTime(new Date('2026-11-24T08:00:00.000Z'));
  const [mail, ...others] = await deliverNews(api);
  expect(others).toEqual([]);
  expect(mail?.text.match(/Thing \d+/g)).toHaveLength(11);
  expect(mail?.text).not.toContain('Winter coats');
});

test('an edit that makes a need wanted again is news, and any other edit is not', async () => {
  const need = await addNeed(database, { words: 'Winter coats', wanted_at: '2026-11-01T08:00:00.000Z' });
  await follow(api, donor, 'organization/organization-1');
  const edit = async (changes: object) => {
    advanceClock(minute);
    const body = { category: 'clothing-winter', words: 'Winter coats', state: 'wanted', ...changes };
    expect((await api.send('PUT', `/api/staff/needs/${need}`, body, desk.staff)).status).toBe(200);
    advanceClock(2 * minute);
    return (await deliverNews(api)).length;
  };
  expect(await edit({ words: 'Warm winter coats' })).toBe(0);
  expect(await edit({ state: 'enough' })).toBe(0);
  expect(await edit({ words: 'Winter coats, adult' })).toBe(1);
});

test('a need that is added at the desk is news for people who already followed its organization', async () => {
  await follow(api, donor, 'organization/organization-1');
  advanceClock(minute);
  const body = { organization: 'organization-1', category: 'kitchen', words: 'Soup bowls', state: 'wanted', target: 6 };
  expect((await api.send('POST', '/api/staff/needs', body, desk.staff)).status).toBe(201);
  await follow(api, await signUpWithRole(api, 'donor'), 'organization/organization-1');
  advanceClock(2 * minute);
  const emails = await deliverNews(api);
  expect(emails.map(({ to }) => to.address)).toEqual([await emailOf(donor)]);
  expect(emails[0]?.text).toContain('• Organization 1: Soup bowls (6 more pieces)');
});

test('a long list of news is cut off, and ends with the number of needs that are left out', async () => {
  await follow(api, donor, 'organization/organization-1');
  advanceClock(minute);
  for (let index = 0; index < 23; index++) await addNewlyWantedNeed(api, { words: `Thing ${index}` });
  advanceClock(2 * minute);
  const [mail] = await deliverNews(api);
  expect(mail?.text.match(/Thing \d+/g)).toHaveLength(20);
  expect(mail?.text).toContain('\n… and 3 more\n');
});

describe('threat 55: no email with news reaches', () => {
  const followAndAddNews = async () => {
    await follow(api, donor, 'organization/organization-1');
    advanceClock(minute);
    await addReportableNeed('Winter coats');
  };
  const changeUser = (changes: { email_confirmed_at?: null; blocked_at?: string }) =>
    database.updateTable('users').set(changes).where('id', '=', donor.id).execute();

  test.each([
    ['an address that is no longer confirmed', () => changeUser({ email_confirmed_at: null })],
    ['someone who is blocked', () => changeUser({ blocked_at: start.toISOString() })],
    ['someone whose account is deleted', () => api.send('POST', '/api/profile/delete', {}, donor.token)],
    ['someone who stops following', () => api.delete('/api/follows/organization/organization-1', donor.token)],
  ])('%s, whether this happens before or after the email is added to the outbox', async (_who, change) => {
    const deliverWaitingNews = async () =>
      (await deliverEmails(api)).filter(({ subject }) => subject.startsWith('News'));
    await followAndAddNews();
    await change();
    await reportNews(api.services);
    expect(await deliverWaitingNews()).toEqual([]);

    donor = await signUpWithRole(api, 'donor');
    await followAndAddNews();
    await reportNews(api.services);
    await change();
    expect(await deliverWaitingNews()).toEqual([]);
  });
});

test('threat 46: a deleted account follows nothing', async () => {
  await follow(api, donor, 'organization/organization-1');
  await follow(api, donor, `need/${await addNeed(database)}`);
  expect((await api.send('POST', '/api/profile/delete', {}, donor.token)).status).toBe(200);
  for (const table of ['followers', 'organization_follows', 'need_follows'] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
});

describe('threat 55: news is reported once', () => {
  beforeEach(async () => {
    await follow(api, donor, 'organization/organization-1');
    advanceClock(minute);
    await addReportableNeed('Winter coats');
  });

  test('when fifty runs begin simultaneously, as on several servers', async () => {
    await Promise.all(Array.from({ length: 50 }, () => reportNews(api.services)));
    expect(await deliverEmails(api)).toHaveLength(1);
  });

  test('when the process dies before its transaction is committed, and the next run tries again', async () => {
    const { tokenSecret } = api.services;
    // Makes the last step of the transaction fail, after everything else has been written.
    const failingServices = {
      ...api.services,
      get tokenSecret(): string {
        throw new Error('killed');
      },
    };
    await expect(reportNews(failingServices)).rejects.toThrow('killed');
    expect(await deliverEmails(api)).toEqual([]);
    expect(await database.selectFrom('followers').select('mailed_day').execute()).toEqual([{ mailed_day: '' }]);
    await reportNews({ ...api.services, tokenSecret });
    await reportNews(api.services);
    expect(await deliverEmails(api)).toHaveLength(1);
  });

  test('by the next run when a run is stopped', async () => {
    await reportNews(api.services, new Date(), AbortSignal.abort());
    expect(await deliverEmails(api)).toEqual([]);
    expect(await deliverNews(api)).toHaveLength(1);
  });
});

test('the one-click unsubscribe address of an email with news contains the same code as the link in the email', async () => {
  await follow(api, donor, 'organization/organization-1');
  advanceClock(minute);
  await addReportableNeed('Winter coats');
  const [mail] = await deliverNews(api);
  const code = unsubscribeCodeIn(mail);
  expect(code).toContain(donor.id);
  expect(mail?.oneClickUnsubscribe).toBe(`https://give.example.com/api/unsubscribe/${code}`);
});
