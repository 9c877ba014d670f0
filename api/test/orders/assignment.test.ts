import { beforeAll, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { bearer, openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, placeOrder } = desk;
const { database } = api.data;
let staff: Person;
let volunteer: Person;
let otherVolunteer: Person;

beforeAll(async () => {
  staff = await signUpWithRole(api, 'staff');
  volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');
  otherVolunteer = await signUpWithRole(api, 'volunteer', 'organization-2');
});

const place = () => placeOrder('submitted', { charity: 'organization-1' });
const assign = (id: string, body: object, { token } = staff) =>
  api.send('PUT', `/api/staff/orders/${id}/assignee`, body, token);
const listCandidates = async (id: string, { token } = staff) =>
  (await api.get(`/api/staff/orders/${id}/assignees`, token)).body.result.map(({ _id }: { _id: string }) => _id);
const list = async (query: Record<string, string>, { token } = staff) =>
  (await api.get(`/api/staff/orders?${new URLSearchParams(query)}`, token)).body.result.map(
    ({ _id }: { _id: string }) => _id,
  );
const assigneeOf = async (id: string) =>
  (await database.selectFrom('orders').select('assignee_id').where('id', '=', id).executeTakeFirstOrThrow())
    .assignee_id;

describe('an order', () => {
  test('can be assigned to a person at the desk, to another one, and then to nobody, and the audit log records each change without names', async () => {
    const id = await place();
    expect((await assign(id, { assignee: volunteer.id, expected: '' })).body.data.assignee._id).toBe(volunteer.id);
    expect((await assign(id, { assignee: staff.id, expected: volunteer.id })).body.data.assignee._id).toBe(staff.id);
    expect((await assign(id, { assignee: '', expected: staff.id })).body.data).not.toHaveProperty('assignee');
    const entries = await database
      .selectFrom('audit_entries')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .execute();
    expect(entries).toHaveLength(3);
    expect(new Set(entries.map(({ detail }) => detail))).toEqual(
      new Set(['to a colleague', 'to themselves', 'to nobody']),
    );
  });

  test("cannot be assigned to a donor, another organization's volunteer, a blocked person or an unknown id", async () => {
    const id = await place();
    const blocked = await signUpWithRole(api, 'volunteer', 'organization-1');
    await api.send(
      'PUT',
      `/api/staff/donors/${blocked.id}/block`,
      { blocked: true, reason: 'Lost phone' },
      staff.token,
    );
    const donor = await signUpWithRole(api, 'donor');
    for (const assignee of [donor.id, otherVolunteer.id, blocked.id, 'unknown']) {
      expect(await assign(id, { assignee })).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
      expect(await listCandidates(id)).not.toContain(assignee);
    }
    expect(await listCandidates(id)).toEqual(expect.arrayContaining([staff.id, volunteer.id]));
  });

  test('is assigned to only one of two people by fifty simultaneous requests for either of them, and the requests for the other get 409', async () => {
    const id = await place();
    const people = [staff, volunteer];
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => assign(id, { assignee: people[index % 2]?.id, expected: '' })),
    );
    const winner = await assigneeOf(id);
    expect([staff.id, volunteer.id]).toContain(winner);
    for (const [index, { status }] of replies.entries())
      expect(status).toBe(people[index % 2]?.id === winner ? 200 : 409);
  });

  test('threat 44: can be assigned by a volunteer only if it belongs to their organization, and only to its volunteers', async () => {
    const id = await place();
    expect(await listCandidates(id, volunteer)).not.toContain(staff.id);
    expect(await assign(id, { assignee: staff.id }, volunteer)).toMatchObject({ status: 400 });
    expect((await assign(id, { assignee: volunteer.id }, otherVolunteer)).status).toBe(404);
    await assign(id, { assignee: staff.id });
    const { data } = (await api.get(`/api/staff/orders/${id}`, volunteer.token)).body;
    expect(data.assignee).toEqual({ _id: staff.id, username: null });
  });
});

test('the queue and its spreadsheet can be filtered for orders that are assigned to the person who reads them, or to nobody', async () => {
  const [mine, theirs, free] = [await place(), await place(), await place()];
  await assign(mine, { assignee: staff.id });
  await assign(theirs, { assignee: volunteer.id });
  const own = await list({ assignee: 'me' });
  expect(own).toContain(mine);
  expect(own).not.toContain(theirs);
  expect(await list({ assignee: 'me' }, volunteer)).toContain(theirs);
  const unassigned = await list({ assignee: 'nobody', status: 'submitted' });
  expect(unassigned).toContain(free);
  expect(unassigned).not.toContain(mine);
  expect((await api.get('/api/staff/orders?assignee=someone', staff.token)).status).toBe(400);
  const url = '/api/staff/orders.csv?assignee=me';
  const csv = (await api.app.inject({ method: 'GET', url, headers: bearer(staff.token) })).payload;
  expect(csv).toContain(mine.slice(0, 8).toUpperCase());
  expect(csv).not.toContain(free.slice(0, 8).toUpperCase());
});

describe('an order no longer has an assignee', () => {
  test.each([
    ['when its assignee loses their role', (id: string) => ({ url: `donors/${id}`, body: { role: 'donor' } })],
    [
      'when its assignee moves to another organization',
      (id: string) => ({ url: `donors/${id}`, body: { organization: 'organization-2' } }),
    ],
    [
      'when its assignee is blocked',
      (id: string) => ({ url: `donors/${id}/block`, body: { blocked: true, reason: 'x' } }),
    ],
  ])('%s', async (_, change) => {
    const person = await signUpWithRole(api, 'volunteer', 'organization-1');
    const id = await place();
    await assign(id, { assignee: person.id });
    const { url, body } = change(person.id);
    expect((await api.send('PUT', `/api/staff/${url}`, body, staff.token)).status).toBe(200);
    expect(await assigneeOf(id)).toBeNull();
  });

  test('when the account of its assignee is deleted', async () => {
    const person = await signUpWithRole(api, 'volunteer', 'organization-1');
    const id = await place();
    await assign(id, { assignee: person.id });
    await api.send('POST', `/api/staff/donors/${person.id}/delete`, {}, staff.token);
    expect(await assigneeOf(id)).toBeNull();
  });
});
