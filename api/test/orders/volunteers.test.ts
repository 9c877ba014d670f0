import { beforeAll, describe, expect, test } from 'vitest';
import { encodeCursor } from '../../src/paging/page.ts';
import { listAuditEntries } from '../support/audit-entries.ts';
import { setUpDesk } from '../support/desk.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, placeOrder, changeStatus, staff } = desk;
const { database } = api.data;
const ids = { own: '', other: '' };
let volunteer: Person;

beforeAll(async () => {
  volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');
  ids.own = await placeOrder('submitted', { itemsName: 'Own lamp', charity: 'organization-1' });
  ids.other = await placeOrder('submitted', { itemsName: 'Other lamp', charity: 'organization-2' });
});

const list = (query: Record<string, string> = {}, token = volunteer.token) =>
  api.get(`/api/staff/orders?${new URLSearchParams(query)}`, token);
const idsOf = ({ body }: { body: { result: { _id: string }[] } }) => body.result.map(({ _id }) => _id);
const auditEntriesOf = (id: string) => listAuditEntries(database, id);

describe('the queue of a volunteer', () => {
  test('contains only the orders of their organization', async () => {
    for (const query of [{}, { organization: 'organization-1' }, { status: 'submitted' }, { sort: 'oldest' }])
      expect(idsOf(await list(query))).toEqual([ids.own]);
    expect(idsOf(await list({}, staff))).toEqual([ids.other, ids.own]);
  });

  test("threat 44: finds no other organization's order by its item, its donor, its phone number or its order number", async () => {
    for (const q of ['Other lamp', ids.other, `KC-${ids.other.slice(0, 8)}`]) {
      expect((await list({ q })).body).toEqual({ result: [], next: null });
      expect(idsOf(await list({ q }, staff))).toEqual([ids.other]);
    }
    for (const order of [ids.other, `KC-${ids.other.slice(0, 13)}`, ids.other.slice(9, 13)]) {
      expect((await list({ order })).body).toEqual({ result: [], next: null });
      expect(idsOf(await list({ order }, staff))).toEqual([ids.other]);
    }
    for (const q of ['lamp', 'robin', '0123 456', 'example.com']) expect(idsOf(await list({ q }))).toEqual([ids.own]);
  });

  test('threat 44: replies not_found when filtered by another organization, whether or not that organization exists', async () => {
    const replies = [await list({ organization: 'organization-2' }), await list({ organization: 'nothing' })];
    for (const { status, body } of replies)
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
  });

  test("threat 44: continues from a cursor at another organization's order without showing that organization's orders", async () => {
    const later = await placeOrder('submitted', { charity: 'organization-2' });
    const cursor = encodeCursor({ key: new Date().toISOString(), id: later }) ?? '';
    const { body } = await list({ after: cursor });
    expect(body.result.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('organization-2');
  });
});

describe('a volunteer', () => {
  test('can move an order of their organization, and the audit log records who moved it', async () => {
    const id = await placeOrder();
    expect(await changeStatus(id, 'under review', {}, volunteer.token)).toMatchObject({
      status: 200,
      body: { data: { status: 'under review', next: ['accepted', 'declined', 'cancelled'] } },
    });
    expect(await auditEntriesOf(id)).toEqual([
      { actor_id: volunteer.id, action: 'moved', detail: 'submitted → under review' },
    ]);
  });

  test("threat 44: neither reads nor moves another organization's order, nor learns its status from the error reply", async () => {
    const missing = await api.get('/api/staff/orders/no-such-order', volunteer.token);
    expect(missing.status).toBe(404);
    const attempts = [
      await api.get(`/api/staff/orders/${ids.other}`, volunteer.token),
      await changeStatus(ids.other, 'under review', {}, volunteer.token),
      await changeStatus(ids.other, 'completed', {}, volunteer.token),
      await changeStatus(ids.other, 'declined', { expectedStatus: 'accepted' }, volunteer.token),
    ];
    for (const { status, body } of attempts) expect([status, body]).toEqual([404, missing.body]);
    const order = await api.get(`/api/staff/orders/${ids.other}`, staff);
    expect(order.body.data).toMatchObject({ status: 'submitted', history: [{ status: 'submitted' }] });
    expect(await auditEntriesOf(ids.other)).toEqual([]);
  });

  test('threat 44: sees the orders of a new organization as soon as the volunteer is assigned to it, and none without an organization', async () => {
    const colleague = await signUpWithRole(api, 'volunteer', 'organization-1');
    const assignTo = (organization_id: string | null) =>
      database.updateTable('users').set({ organization_id }).where('id', '=', colleague.id).execute();
    await assignTo('organization-2');
    expect((await api.get(`/api/staff/orders/${ids.own}`, colleague.token)).status).toBe(404);
    expect((await api.get(`/api/staff/orders/${ids.other}`, colleague.token)).status).toBe(200);
    await assignTo(null);
    for (const path of ['', `/${ids.own}`, `/${ids.other}`])
      expect((await api.get(`/api/staff/orders${path}`, colleague.token)).status).toBe(404);
  });

  test('finding 11: cannot receive their own donation, which would earn them coins', async () => {
    const id = await placeOrder('accepted', {}, volunteer.token);
    const { body } = await api.get(`/api/staff/orders/${id}`, volunteer.token);
    expect(body.data.next).not.toContain('received');
    expect(await changeStatus(id, 'received', {}, volunteer.token)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test("threat 44: cannot change another organization's order, even with fifty concurrent requests", async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => changeStatus(ids.other, 'under review', {}, volunteer.token)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  });
});
