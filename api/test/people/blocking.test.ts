import { blockPersonEndpoint } from '@kindcrate/contract/staff-people';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockPerson } from '../../src/people/block-person.ts';
import { listAuditEntries } from '../support/audit-entries.ts';
import { addDonor, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { enterPassword, setUpAuthenticator } from '../support/second-factors.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');
const reason = 'Sends the same photo every day';
const block = (id: string, body: object = {}, token = staff.token) =>
  api.send('PUT', `/api/staff/donors/${id}/block`, { blocked: true, reason, ...body }, token);
const unblock = (id: string) => block(id, { blocked: false, reason: 'Promised to stop' });
const emailOf = async ({ id }: Person) =>
  (await database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const logIn = async (person: Person, attemptedPassword = password) =>
  api.send('POST', '/api/Login', { email: await emailOf(person), password: attemptedPassword });
const auditEntriesOf = (id: string) => listAuditEntries(database, id);

let donor: Person;
beforeEach(async () => {
  donor = await signUpWithRole(api, 'donor');
});

describe('blocking a person', () => {
  test('ends their sessions immediately and is recorded with its reason', async () => {
    const { status, body } = await block(donor.id);
    expect(blockPersonEndpoint.reply.is(body)).toBe(true);
    expect([status, body.message]).toEqual([200, 'robin has been blocked and logged out everywhere.']);
    expect(body.data).toMatchObject({ blocked: { at: expect.stringMatching(/Z$/), reason }, openSessions: 0 });
    expect((await api.get('/api/profile', donor.token)).status).toBe(401);
    expect(await auditEntriesOf(donor.id)).toEqual([{ actor_id: staff.id, action: 'blocked', detail: reason }]);
  });

  test('refuses their login with a polite message, which they see only after entering the right password', async () => {
    await block(donor.id);
    expect(await logIn(donor)).toMatchObject({
      status: 403,
      body: { success: false, code: 'account_blocked', message: expect.stringMatching(/please write to us/) },
    });
    expect((await logIn(donor)).body.message).not.toContain(reason);
    const wrong = await logIn(donor, 'a wrong password');
    const unknown = await api.send('POST', '/api/Login', { email: 'nobody@example.com', password });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  });

  test('refuses a login before its second step, and ends a login that waits for its second step', async () => {
    const email = await emailOf(donor);
    const authenticator = await setUpAuthenticator(api, donor.token);
    const { challenge } = await enterPassword(api, email);
    await block(donor.id);
    expect((await logIn(donor)).body.code).toBe('account_blocked');
    expect(await api.send('POST', '/api/Login/code', { challenge, code: authenticator.code() })).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    });
  });

  test('can be undone, and the audit log records that too', async () => {
    await block(donor.id);
    expect(await unblock(donor.id)).toMatchObject({
      status: 200,
      body: { message: 'robin can log in again.', data: { blocked: null } },
    });
    expect((await logIn(donor)).status).toBe(200);
    const [, entry] = await auditEntriesOf(donor.id);
    expect(entry).toEqual({ actor_id: staff.id, action: 'unblocked', detail: 'Promised to stop' });
    const events = database.selectFrom('security_events').select('kind').where('account_id', '=', donor.id);
    expect((await events.execute()).map(({ kind }) => kind).sort()).toEqual(['account blocked', 'account unblocked']);
  });

  test('changes nothing when the person is blocked already', async () => {
    await block(donor.id);
    expect((await block(donor.id, { reason: 'Another' })).body).toMatchObject({
      message: 'There was nothing to change for robin.',
      data: { blocked: { reason } },
    });
    expect(await auditEntriesOf(donor.id)).toHaveLength(1);
  });

  test('requires a reason and an existing person, and is refused for the caller’s own account', async () => {
    for (const body of [{ reason: '' }, { reason: 'x'.repeat(501) }, { blocked: 'soon' }, { blocked: null }])
      expect((await block(donor.id, body)).status).toBe(400);
    expect((await block('unknown')).status).toBe(404);
    expect(await block(staff.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await api.get('/api/profile', donor.token)).status).toBe(200);
  });

  test('leaves no session open, even when logins happen at the same time', async () => {
    const attempts = await Promise.all([
      ...Array.from({ length: 3 }, () => logIn(donor)),
      block(donor.id),
      ...Array.from({ length: 3 }, () => logIn(donor)),
    ]);
    for (const { body } of attempts)
      if (body.token) expect((await api.get('/api/profile', body.token)).status).toBe(401);
    expect((await block(donor.id)).body.data.openSessions).toBe(0);
  });

  test('succeeds for only one of two members of staff who block each other at the same time', async () => {
    const first = await signUpWithRole(api, 'staff');
    const second = await signUpWithRole(api, 'staff');
    const body = { blocked: true, reason };
    // Calls the rule directly, as if both requests had already passed the access check.
    const outcomes = await Promise.allSettled([
      blockPerson(api.services, first.id, second.id, body),
      blockPerson(api.services, second.id, first.id, body),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'unauthorized' } }]);
  });

  test("ends a blocked partner's pending request for coins, so that nothing is spent", async () => {
    const partner = await signUpWithRole(api, 'partner', 'brand-1');
    const owner = await addDonor(api, 20);
    const id = await requestWithNewCode(api, partner, owner, 5);
    await block(partner.id);
    expect(await decideRedemption(api, owner, id, 'approve')).toMatchObject({
      status: 410,
      body: { code: 'redemption_expired' },
    });
  });
});
