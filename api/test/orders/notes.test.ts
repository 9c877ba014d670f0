import { beforeAll, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, placeOrder, getOwnOrder } = desk;
const { database } = api.data;
let staff: Person;
let volunteer: Person;
let colleague: Person;
let otherVolunteer: Person;

beforeAll(async () => {
  staff = await signUpWithRole(api, 'staff');
  volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');
  colleague = await signUpWithRole(api, 'volunteer', 'organization-1');
  otherVolunteer = await signUpWithRole(api, 'volunteer', 'organization-2');
});

const place = () => placeOrder('submitted', { charity: 'organization-1' });
const urlOf = (id: string) => `/api/staff/orders/${id}/notes`;
const write = (id: string, text: string, { token } = staff) => api.send('POST', urlOf(id), { text }, token);
const read = async (id: string, { token } = staff) => (await api.get(urlOf(id), token)).body.result;
const nameOf = async ({ id }: Person) =>
  (await database.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username;

describe('internal notes', () => {
  test('are listed with their authors, oldest first, and counted in the details of the order', async () => {
    const id = await place();
    expect(await read(id)).toEqual([]);
    await write(id, 'Second floor.\nNo elevator.');
    const { status, body } = await write(id, ' Ring twice ', volunteer);
    expect([status, body.message]).toEqual([200, 'The note has been saved.']);
    expect(await read(id)).toMatchObject([
      { text: 'Second floor.\nNo elevator.', by: await nameOf(staff) },
      { text: 'Ring twice', by: await nameOf(volunteer) },
    ]);
    expect((await api.get(`/api/staff/orders/${id}`, staff.token)).body.data.notes).toBe(2);
  });

  test('threat 44: show a volunteer only the names of their own colleagues, and cannot be read or written by a volunteer of another organization', async () => {
    const id = await place();
    await write(id, 'From staff');
    await write(id, 'From a colleague', colleague);
    expect((await read(id, volunteer)).map(({ by }: { by: string }) => by)).toEqual([null, await nameOf(colleague)]);
    for (const { status, body } of [
      await api.get(urlOf(id), otherVolunteer.token),
      await write(id, 'Hello', otherVolunteer),
    ])
      expect([status, body.code]).toEqual([404, 'not_found']);
  });

  test('are never part of the order that the donor reads', async () => {
    const id = await place();
    await write(id, 'Smells of smoke');
    const own = await getOwnOrder(id);
    expect(JSON.stringify(own)).not.toContain('smoke');
    expect(own).not.toHaveProperty('notes');
    for (const step of own.history) expect(step).not.toHaveProperty('by');
    expect(own).not.toHaveProperty('assignee');
    expect((await api.get(urlOf(id), desk.donor)).status).toBe(403);
  });

  test('are added once by fifty simultaneous identical requests', async () => {
    const id = await place();
    const replies = await Promise.all(Array.from({ length: 50 }, () => write(id, 'Ring twice')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(id)).toHaveLength(1);
  });

  test('are limited to 100 for each order', async () => {
    const id = await place();
    const created_at = new Date().toISOString();
    const rows = Array.from({ length: 100 }, (_, index) => ({ id: `${id}-${index}`, text: `${index}` }));
    await database
      .insertInto('order_notes')
      .values(rows.map((row) => ({ ...row, order_id: id, author_id: staff.id, created_at })))
      .execute();
    expect(await write(id, 'One more')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('are recorded in the audit log without their text', async () => {
    const id = await place();
    await write(id, 'Smells of smoke');
    const entries = await database
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .execute();
    expect(entries).toMatchObject([{ action: 'noted', actor_id: staff.id, detail: '' }]);
  });

  test('are deleted with the account of the donor, and no more can be added after that', async () => {
    const donor = await signUpWithRole(api, 'donor');
    const id = await placeOrder('declined', { charity: 'organization-1' }, donor.token);
    await write(id, 'Smells of smoke');
    const deletion = await api.send('POST', `/api/staff/donors/${donor.id}/delete`, {}, staff.token);
    expect(deletion.status).toBe(200);
    expect(await database.selectFrom('order_notes').selectAll().where('order_id', '=', id).execute()).toEqual([]);
    expect(await write(id, 'Smells of smoke')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await read(id)).toEqual([]);
  });
});

describe('the history of an order at the desk', () => {
  const historyOf = async (id: string, { token }: Person) =>
    (await api.get(`/api/staff/orders/${id}`, token)).body.data.history;

  test('shows staff the name of everyone who changed the status, and shows a volunteer only the names of colleagues', async () => {
    const donor = await signUpWithRole(api, 'donor');
    const id = await placeOrder('submitted', { charity: 'organization-1' }, donor.token);
    await desk.changeStatus(id, 'under review', {}, staff.token);
    await desk.changeStatus(id, 'accepted', {}, colleague.token);
    const names = await Promise.all([donor, staff, colleague].map(nameOf));
    expect((await historyOf(id, staff)).map(({ by }: { by: string }) => by)).toEqual(names);
    expect((await historyOf(id, volunteer)).map(({ by }: { by?: string }) => by)).toEqual([
      undefined,
      undefined,
      names[2],
    ]);
    const [listed] = (await api.get(`/api/staff/orders?order=${id}`, volunteer.token)).body.result;
    expect(listed.history).toEqual(await historyOf(id, volunteer));
  });
});
