import { limits } from '@kindcrate/contract/limits';
import { listStaffNeedsEndpoint } from '@kindcrate/contract/staff-needs';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { addNeed } from '../support/needs.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, placeOrder, getOwnOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const coats = { category: 'clothing-winter', words: 'Winter coats, adult', state: 'wanted' };
const complete = { ...coats, organization: 'organization-2', target: 40, urgent: true, until: inDays(90) };

const create = (body: object, token = staff) => api.send('POST', '/api/staff/needs', body, token);
const update = (id: string, body: object, token = staff) => api.send('PUT', `/api/staff/needs/${id}`, body, token);
const list = async (token = staff, query = '') => (await api.get(`/api/staff/needs${query}`, token)).body.result;
const latestAuditEntry = async () => (await api.get('/api/staff/audit', staff)).body.result[0];

beforeEach(async () => void (await database.deleteFrom('needs').execute()));

test('staff can add a need for any organization, and it is public immediately', async () => {
  expect((await api.get('/api/needs')).body.result).toEqual([]);
  const { status, body } = await create(complete);
  expect(status).toBe(201);
  expect(body).toMatchObject({ success: true, message: '“Winter coats, adult” is now in the list.' });
  expect(body.data).toMatchObject({
    organization: { _id: 'organization-2', title: 'Organization 2' },
    category: 'clothing-winter',
    state: 'wanted',
    target: 40,
    received: 0,
    urgent: true,
    until: complete.until,
    reason: null,
    current: true,
    revision: 1,
  });
  const [shown] = (await api.get('/api/needs')).body.result;
  const { current: _, revision: __, ...visible } = body.data;
  expect(shown).toEqual(visible);
  expect(await latestAuditEntry()).toMatchObject({
    action: 'created',
    subject: { kind: 'need', _id: body.data._id, title: 'Winter coats, adult' },
    detail: 'for Organization 2',
  });
});

test('a volunteer can add a need for their own organization, whether or not the request specifies it, but not for any other', async () => {
  expect((await create(coats, volunteer)).body.data).toMatchObject({
    organization: { _id: 'organization-1' },
    target: null,
    urgent: false,
    until: null,
  });
  expect((await create({ ...coats, organization: 'organization-1' }, volunteer)).status).toBe(201);
  for (const organization of ['organization-2', 'nothing'])
    expect(await create({ ...coats, organization }, volunteer)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
});

test('threat 15: a volunteer can list, edit and delete only the needs of their own organization', async () => {
  const own = await addNeed(database);
  const otherNeed = await addNeed(database, { organization_id: 'organization-2' });
  expect((await list(volunteer)).map(({ _id }: { _id: string }) => _id)).toEqual([own]);
  expect(await list(volunteer, '?organization=organization-1')).toHaveLength(1);
  expect((await api.get('/api/staff/needs?organization=organization-2', volunteer)).status).toBe(404);
  expect((await update(otherNeed, coats, volunteer)).status).toBe(404);
  expect((await api.delete(`/api/staff/needs/${otherNeed}`, volunteer)).status).toBe(404);
  expect((await update(own, { ...coats, words: 'Hats' }, volunteer)).status).toBe(200);
  expect((await api.delete(`/api/staff/needs/${own}`, volunteer)).status).toBe(200);
  expect((await list()).map(({ _id }: { _id: string }) => _id)).toEqual([otherNeed]);
});

test('staff can list the needs of all organizations or of one, including those that are no longer current', async () => {
  await addNeed(database, { words: 'expired', until: '2026-01-31' });
  await addNeed(database, { words: 'second organization', organization_id: 'organization-2' });
  await addNeed(database, { words: 'ends today', until: inDays(0), sample_received: 40 });
  const needs = await list();
  expect(listStaffNeedsEndpoint.reply.is({ result: needs })).toBe(true);
  const found = Object.fromEntries(needs.map((need: { words: string }) => [need.words, need]));
  expect(found.expired).toMatchObject({ current: false, until: '2026-01-31' });
  expect(found['second organization']).toMatchObject({ current: true });
  // Staff see what was entered, even when the target has been reached.
  expect(found['ends today']).toMatchObject({ current: true, state: 'wanted', received: 40 });
  expect(await list(staff, '?organization=organization-2')).toHaveLength(1);
});

test('an edit of a need replaces every field except the organization, and clears the received quantity of the sample data', async () => {
  const id = await addNeed(database, { urgent: 1, until: '2027-03-31', is_sample: 1, sample_received: 12 });
  expect((await list())[0]).toMatchObject({ isSample: true, received: 12 });
  const change = { category: 'bedding', words: 'Blankets', state: 'refused', reason: 'No room' };
  const { status, body } = await update(id, { ...change, revision: 1, organization: 'organization-2' });
  expect(status).toBe(200);
  expect(body.message).toBe('“Blankets” has been saved.');
  expect(body.data).toMatchObject({
    ...change,
    organization: { _id: 'organization-1' },
    target: null,
    urgent: false,
    until: null,
    received: 0,
    revision: 2,
  });
  expect(body.data).not.toHaveProperty('isSample');
  expect((await api.get('/api/needs')).body.result[0]).toMatchObject({ words: 'Blankets', reason: 'No room' });
  expect(await latestAuditEntry()).toMatchObject({
    action: 'edited',
    subject: { kind: 'need', title: 'Blankets' },
    detail: 'now refused, category, words, target, urgency, last day, reason',
  });
});

test('an edit that changes nothing in a need leaves its revision and the audit log as they are', async () => {
  const id = await addNeed(database, { until: '2026-01-31' });
  const before = await latestAuditEntry();
  const { body } = await update(id, { ...coats, target: '40', until: '2026-01-31', urgent: 'false', revision: 1 });
  expect(body.data).toMatchObject({ revision: 1, current: false });
  expect(await latestAuditEntry()).toEqual(before);
});

test('an edit of a need is refused if it is based on an earlier revision', async () => {
  const id = await addNeed(database);
  expect((await update(id, { ...coats, words: 'First', revision: 1 })).status).toBe(200);
  expect(await update(id, { ...coats, words: 'Second', revision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect((await list())[0]).toMatchObject({ words: 'First', revision: 2 });
});

test('of several simultaneous edits of the same revision of a need, only one succeeds', async () => {
  const id = await addNeed(database);
  const edits = Array.from({ length: 6 }, (_, index) => update(id, { ...coats, words: `Edit ${index}`, revision: 1 }));
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await list())[0].revision).toBe(2);
});

test('deleting a need changes nothing in its orders, except that they no longer have a need', async () => {
  const id = await addNeed(database);
  const order = await placeOrder('received', { need: id });
  const { status, body } = await api.delete(`/api/staff/needs/${id}`, staff);
  expect([status, body]).toEqual([200, { success: true, message: '“Winter coats, adult” is no longer in the list.' }]);
  const kept = await getOwnOrder(order);
  expect(kept).toMatchObject({ status: 'received', receivedQuantity: 3 });
  expect(kept).not.toHaveProperty('need');
  expect((await api.get('/api/needs')).body.result).toEqual([]);
  expect(await latestAuditEntry()).toMatchObject({
    action: 'deleted',
    subject: { kind: 'need', _id: id, title: null },
    detail: 'Winter coats, adult, for Organization 1',
  });
  expect((await api.delete(`/api/staff/needs/${id}`, staff)).status).toBe(404);
  expect((await update(id, coats)).status).toBe(404);
});

test.each([
  ['no organization', { ...coats }, 'organization'],
  ['an unknown organization', { ...coats, organization: 'nothing' }, 'organization'],
  ['an unknown category', { ...complete, category: 'nothing' }, 'category'],
  ['a day that has passed', { ...complete, until: inDays(-1) }, 'until'],
  ['a day more than two years away', { ...complete, until: inDays(740) }, 'until'],
])('a need with %s is refused', async (_what, body, field) => {
  const reply = await create(body);
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  expect(await list()).toEqual([]);
});

test('an edit can set the last day of a need to today, but not to an earlier day', async () => {
  const id = await addNeed(database, { until: '2026-01-31' });
  expect((await update(id, { ...coats, until: '2026-02-01' })).body.fields).toHaveProperty('until');
  expect((await update(id, { ...coats, until: inDays(0) })).body.data.current).toBe(true);
});

test('an organization has at most 100 needs, even when several are added simultaneously', async () => {
  const time = new Date().toISOString();
  const row = { organization_id: 'organization-1', category_id: 'books', words: 'Books', state: 'wanted' as const };
  const rows = Array.from({ length: limits.needs - 2 }, (_, index) => ({ ...row, id: `need-${index}`, urgent: 0 }));
  const times = { created_at: time, updated_at: time };
  await database
    .insertInto('needs')
    .values(rows.map((need) => ({ ...need, ...times })))
    .execute();
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(coats, volunteer)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(await list(volunteer)).toHaveLength(limits.needs);
  expect((await create(complete)).status).toBe(201);
});

test('threat 16: a body cannot set the id, the revision or the received quantity of a need', async () => {
  const body = { ...coats, organization: 'organization-1', received: 9, sample_received: 9, revision: 7, _id: 'mine' };
  const { data } = (await create(body)).body;
  expect(data).toMatchObject({ received: 0, revision: 1 });
  expect(data._id).not.toBe('mine');
});
