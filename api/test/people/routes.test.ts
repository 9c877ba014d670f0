import { updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../src/accounts/user-repository.ts';
import { changePerson } from '../../src/people/change-person.ts';
import { listAuditEntries } from '../support/audit-entries.ts';
import { donate } from '../support/donations.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const url = '/api/staff/donors';
const staff = await signUpWithRole(api, 'staff');
const find = async (q: string) => (await api.get(`${url}?q=${encodeURIComponent(q)}`, staff.token)).body;
const change = (id: string, body: unknown, token = staff.token) => api.send('PUT', `${url}/${id}`, body, token);
const profileStatusOf = async ({ token }: Person) => (await api.get('/api/profile', token)).status;
const rowOf = (id: string) =>
  database.selectFrom('users').select(['role', 'brand_id']).where('id', '=', id).executeTakeFirstOrThrow();
const auditEntriesOf = (id: string) => listAuditEntries(database, id);

let donor: Person;
beforeEach(async () => {
  donor = await signUpWithRole(api, 'donor');
});

describe('the list of people', () => {
  const emailsOf = (body: { result: { email: string }[] }) => body.result.map(({ email }) => email);

  test('shows the fields of the contract and nothing else', async () => {
    await donate(api, donor.token);
    const { email } = await database
      .selectFrom('users')
      .select('email')
      .where('id', '=', donor.id)
      .executeTakeFirstOrThrow();
    await api.send('POST', '/api/Login', { email, password });
    expect((await find(email)).result).toEqual([
      {
        _id: donor.id,
        username: 'robin',
        email,
        emailConfirmed: true,
        phone: '01234567890',
        role: 'donor',
        brand: null,
        organization: null,
        blocked: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        ordersCount: 1,
        openOrders: 1,
        openSessions: 2,
      },
    ]);
    await database
      .updateTable('sessions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('user_id', '=', donor.id)
      .execute();
    expect((await find(email)).result[0].openSessions).toBe(0);
  });

  test('contains everyone once across its pages, sorted by email address', async () => {
    const { password_hash } = await database.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
    // The addresses are not in alphabetical order, so the list has to sort them.
    const crowd = Array.from({ length: 60 }, (_, n) => `crowd-${String((n * 7) % 60).padStart(2, '0')}@example.net`);
    const base = {
      username: 'crowd',
      phone: '01234567890',
      password_hash,
      role: 'donor',
      brand_id: null,
      photo_id: null,
      email_confirmed_at: null,
      organization_id: null,
      blocked_at: null,
      blocked_reason: null,
      agreed_version: null,
      agreed_at: null,
      deleted_at: null,
      created_at: '2026-11-01T00:00:00.000Z',
    } as const;
    const identityOf = (email: string) => ({ id: `id of ${email}`, email, email_key: email });
    for (const email of crowd)
      await database.transaction().execute((transaction) => addUser(transaction, { ...base, ...identityOf(email) }));
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await api.get(`${url}?q=crowd&after=${encodeURIComponent(after)}`, staff.token);
      expect(body.result.length).toBeLessThanOrEqual(25);
      seen.push(...emailsOf(body));
      after = body.next;
    }
    expect(seen).toEqual(crowd.toSorted());
    expect((await api.get(url, staff.token)).body.result).toHaveLength(25);
  });

  test('threat 21: treats wildcards, quotes and backslashes in a search as ordinary characters', async () => {
    for (const q of ['%', '_', '\\', "' OR 1=1--", '%%', 'robin_x', '"', '*', 'a%b'])
      expect([q, (await find(q)).result]).toEqual([q, []]);
    expect((await api.get(`${url}?q=%00`, staff.token)).status).toBe(400);
    expect((await api.get(`${url}?q=${'x'.repeat(201)}`, staff.token)).status).toBe(400);
    expect((await api.get(`${url}?q=a&q=b`, staff.token)).status).toBe(400);
  });
});

describe('changing a person', () => {
  test('makes a donor a partner of a brand and ends their sessions', async () => {
    const { status, body } = await change(donor.id, { role: 'partner', brand: 'brand-2' });
    expect(updatePersonEndpoint.reply.is(body)).toBe(true);
    expect([status, body.message]).toEqual([200, 'robin now has the role partner and has to log in again.']);
    expect(body.data).toMatchObject({ role: 'partner', brand: { _id: 'brand-2', title: 'Brand 2' }, openSessions: 0 });
    expect(await profileStatusOf(donor)).toBe(401);
    const entries = [
      { actor_id: staff.id, action: 'changed', detail: 'from donor to partner of Brand 2, sessions ended' },
    ];
    expect(await auditEntriesOf(donor.id)).toEqual(entries);
  });

  test('removes the rights of a role immediately', async () => {
    const colleague = await signUpWithRole(api, 'staff');
    expect((await change(donor.id, { endSessions: true }, colleague.token)).status).toBe(200);
    expect((await change(colleague.id, { role: 'donor' })).status).toBe(200);
    expect((await change(donor.id, { endSessions: true }, colleague.token)).status).toBe(401);
    expect(await rowOf(colleague.id)).toEqual({ role: 'donor', brand_id: null });
  });

  test('removes the brand of someone who is no longer a partner', async () => {
    const partner = await signUpWithRole(api, 'partner', 'brand-1');
    await change(partner.id, { role: 'donor', brand: 'brand-1' });
    expect(await rowOf(partner.id)).toEqual({ role: 'donor', brand_id: null });
  });

  test('moves a partner to another brand without ending their sessions', async () => {
    const partner = await signUpWithRole(api, 'partner', 'brand-1');
    const { body } = await change(partner.id, { brand: 'brand-2' });
    expect(body).toMatchObject({ message: 'robin now works for Brand 2.', data: { brand: { _id: 'brand-2' } } });
    expect(await profileStatusOf(partner)).toBe(200);
  });

  test('refuses a partner without a brand, an unknown brand, a brand for a donor, and invalid fields', async () => {
    const changes = [{ role: 'partner' }, { role: 'partner', brand: 'unknown' }, { brand: 'brand-1' }];
    for (const body of changes)
      expect(await change(donor.id, body)).toMatchObject({
        status: 400,
        body: { fields: { brand: expect.any(String) } },
      });
    for (const body of [{}, { role: 'emperor' }, { endSessions: 'soon' }, { role: null }])
      expect((await change(donor.id, body)).status).toBe(400);
    expect(await rowOf(donor.id)).toEqual({ role: 'donor', brand_id: null });
    expect(await auditEntriesOf(donor.id)).toEqual([]);
  });

  test("ends all of a person's sessions", async () => {
    expect(await change(donor.id, { endSessions: true })).toMatchObject({
      status: 200,
      body: { message: 'robin has been logged out everywhere.', data: { role: 'donor', openSessions: 0 } },
    });
    expect(await profileStatusOf(donor)).toBe(401);
    expect(await auditEntriesOf(donor.id)).toEqual([
      { actor_id: staff.id, action: 'logged out', detail: 'sessions ended' },
    ]);
  });

  test('changes nothing when the person already has the requested role', async () => {
    const { status, body } = await change(donor.id, { role: 'donor', endSessions: false });
    expect([status, body.message]).toEqual([200, 'There was nothing to change for robin.']);
    expect(await profileStatusOf(donor)).toBe(200);
    expect(await auditEntriesOf(donor.id)).toEqual([]);
  });

  test('is refused for the caller’s own role, so that one member of staff always remains', async () => {
    for (const body of [{ role: 'donor' }, { role: 'partner', brand: 'brand-1' }])
      expect(await change(staff.id, body)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await rowOf(staff.id)).toEqual({ role: 'staff', brand_id: null });
  });

  test('keeps one member of staff when two remove the role from each other at the same time', async () => {
    const first = await signUpWithRole(api, 'staff');
    const second = await signUpWithRole(api, 'staff');
    const replies = await Promise.all([
      change(first.id, { role: 'donor' }, second.token),
      change(second.id, { role: 'donor' }, first.token),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    const roles = [(await rowOf(first.id)).role, (await rowOf(second.id)).role];
    expect(roles.sort()).toEqual(['donor', 'staff']);
  });

  test('keeps one member of staff even when both requests to remove the role have already passed the access check', async () => {
    const first = await signUpWithRole(api, 'staff');
    const second = await signUpWithRole(api, 'staff');
    // Calls the rule itself, which runs after the access check.
    const changes = await Promise.allSettled([
      changePerson(api.services, second.id, first.id, { role: 'donor' }),
      changePerson(api.services, first.id, second.id, { role: 'donor' }),
    ]);
    const refused = changes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'unauthorized' } }]);
    const roles = [(await rowOf(first.id)).role, (await rowOf(second.id)).role];
    expect(roles.sort()).toEqual(['donor', 'staff']);
  });

  test('is refused with 404 for an unknown id', async () => {
    for (const id of ['unknown', "'%20OR%201=1--", '%00'])
      expect(await change(id, { role: 'staff' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('threat 16: ignores a password hash, email address, coins and ids in the body', async () => {
    const before = await database.selectFrom('users').selectAll().where('id', '=', donor.id).executeTakeFirstOrThrow();
    const forged = {
      email: 'x@example.com',
      password_hash: 'x',
      coins: 9,
      username: 'x',
      _id: staff.id,
      brand_id: 'brand-1',
    };
    await change(donor.id, { ...forged, endSessions: true });
    const after = await database.selectFrom('users').selectAll().where('id', '=', donor.id).executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });
});
