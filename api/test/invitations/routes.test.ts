import { lookUpInvitationEndpoint } from '@kindcrate/contract/invitations';
import { createInvitationEndpoint, listInvitationsEndpoint } from '@kindcrate/contract/staff-invitations';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../support/audit-entries.ts';
import { type InvitationBody, inviteByEmail, registerInvited } from '../support/invitations.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
let staff: Person;
let count = 0;
let email = '';
beforeEach(async () => {
  staff = await signUpWithRole(api, 'staff');
  email = `invited-${++count}@example.com`;
});

const createVolunteerInvitation = () => ({ email, role: 'volunteer', organization: 'organization-2' });
const invite = (body: InvitationBody = createVolunteerInvitation()) => inviteByEmail(api, staff.token, body);
const lookUp = (code: string) => api.send('POST', '/api/invitation/look', { code });
const accept = (code: string, token: string) => api.send('POST', '/api/invitation/accept', { code }, token);
const logIn = (address = email) => api.send('POST', '/api/Login', { email: address, password });
const userOf = (address = email) =>
  database
    .selectFrom('users')
    .select(['id', 'role', 'brand_id', 'organization_id'])
    .where('email', '=', address)
    .executeTakeFirst();
const auditEntriesOf = (id: string) => listAuditEntries(database, id);
const notValid = { status: 404, body: { code: 'not_found', message: expect.stringMatching(/no longer valid/) } };

describe('inviting someone', () => {
  test('sends a link by email, and stores only a hash of its code', async () => {
    const { reply, mail, code, id } = await invite();
    expect(createInvitationEndpoint.reply.is(reply.body)).toBe(true);
    expect(reply).toMatchObject({
      status: 201,
      body: { message: `We sent an invitation to ${email}. It works for 7 days.`, data: { email, role: 'volunteer' } },
    });
    expect(mail?.subject).toBe('You are invited to volunteer for Organization 2');
    expect(mail?.text).toContain(`https://give.example.com/invite#${code}`);
    expect(mail?.text).not.toMatch(/[{}]|undefined/);
    const tables = ['invitations', 'outbox', 'audit_entries'] as const;
    for (const table of tables)
      expect(JSON.stringify(await database.selectFrom(table).selectAll().execute())).not.toContain(code);
    expect(await auditEntriesOf(id)).toEqual([
      { actor_id: staff.id, action: 'invited', detail: 'as volunteer of Organization 2' },
    ]);
  });

  test('replaces an earlier invitation to the same address, and the earlier link stops working', async () => {
    const first = await invite();
    const second = await invite({ email: email.toUpperCase(), role: 'staff' });
    expect(second.reply.status).toBe(201);
    expect(await lookUp(first.code)).toMatchObject(notValid);
    const { result } = (await api.get('/api/staff/invitations', staff.token)).body;
    const open = result.filter((invitation: { email: string }) => invitation.email.toLowerCase() === email);
    expect(open).toMatchObject([{ _id: second.id, role: 'staff', workplace: '', invitedBy: 'robin' }]);
  });

  test('puts the invitation first in the list of open invitations, where staff can withdraw it', async () => {
    const { id, code } = await invite();
    const { body } = await api.get('/api/staff/invitations', staff.token);
    expect(listInvitationsEndpoint.reply.is(body)).toBe(true);
    expect(body.result[0]).toMatchObject({ _id: id, email, workplace: 'Organization 2' });
    const withdraw = () => api.send('PUT', `/api/staff/invitations/${id}/withdraw`, {}, staff.token);
    expect(await withdraw()).toMatchObject({ status: 200, body: { success: true } });
    expect(await withdraw()).toMatchObject(notValid);
    expect(await lookUp(code)).toMatchObject(notValid);
    expect((await auditEntriesOf(id)).map(({ action }) => action)).toEqual(['invited', 'withdrew']);
  });

  test('refuses an unknown brand or organization, the role donor, and invalid fields', async () => {
    const bodies = [
      { email, role: 'partner', brand: 'unknown' },
      { email, role: 'partner' },
      { email, role: 'volunteer', organization: 'unknown' },
      { email, role: 'volunteer', brand: 'brand-1' },
      { email, role: 'donor' },
      { email: 'not an email', role: 'staff' },
      { email: ['a@example.com'], role: 'staff' },
      {},
    ];
    for (const body of bodies)
      expect((await api.send('POST', '/api/staff/invitations', body, staff.token)).status).toBe(400);
  });

  test('refuses an address whose account already has this role or belongs to staff', async () => {
    await api.signUp(email);
    await database
      .updateTable('users')
      .set({ role: 'volunteer', organization_id: 'organization-2' })
      .where('email', '=', email)
      .execute();
    expect((await invite()).reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await invite({ email, role: 'partner', brand: 'brand-1' })).reply.status).toBe(201);
    await database.updateTable('users').set({ role: 'staff' }).where('email', '=', email).execute();
    expect((await invite()).reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('with fifty simultaneous requests leaves one open invitation', async () => {
    const colleague = await signUpWithRole(api, 'staff');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        api.send('POST', '/api/staff/invitations', createVolunteerInvitation(), n % 2 ? staff.token : colleague.token),
      ),
    );
    // A request gets 404 when a concurrent one replaced its invitation before the reply.
    for (const { status } of replies) expect([201, 404, 409]).toContain(status);
    const open = await database
      .selectFrom('invitations')
      .selectAll()
      .where('email_key', '=', email)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });
});

describe('accepting an invitation with a new account', () => {
  test('creates the account with the role, and works once', async () => {
    const { code, id } = await invite();
    const { body } = await lookUp(code);
    expect(lookUpInvitationEndpoint.reply.is(body)).toBe(true);
    expect(body.data).toMatchObject({ email, role: 'volunteer', workplace: 'Organization 2', hasAccount: false });
    expect(await registerInvited(api, code, { username: 'no' })).toMatchObject({ status: 400 });
    expect(await registerInvited(api, code, { agreedVersion: '2026-11-22' })).toMatchObject({
      status: 201,
      body: { message: 'Your account is ready, with the role volunteer. Log in to start.' },
    });
    const user = await userOf();
    const { agreed_version } = await database
      .selectFrom('users')
      .select('agreed_version')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(agreed_version).toBe('2026-11-22');
    expect(user).toMatchObject({ role: 'volunteer', brand_id: null, organization_id: 'organization-2' });
    expect((await logIn()).status).toBe(200);
    expect(await registerInvited(api, code)).toMatchObject(notValid);
    expect((await auditEntriesOf(id))[1]).toEqual({
      actor_id: user?.id,
      action: 'accepted',
      detail: 'as volunteer of Organization 2',
    });
  });

  test('is refused when the address already has an account, whose password and role stay the same', async () => {
    await api.signUp(email);
    const { code } = await invite();
    expect((await lookUp(code)).body.data.hasAccount).toBe(true);
    const other = 'another password';
    expect(await registerInvited(api, code, { password: other, confirmPassword: other })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect((await logIn()).status).toBe(200);
    expect(await userOf()).toMatchObject({ role: 'donor' });
  });

  test('creates only one account for fifty simultaneous requests', async () => {
    const { code } = await invite();
    const replies = await Promise.all(Array.from({ length: 50 }, () => registerInvited(api, code)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    for (const status of statuses) expect([201, 404, 409, 503]).toContain(status);
  });

  test('threat 16: ignores a role, email address or organization in the body', async () => {
    const { code } = await invite();
    const forged = { role: 'staff', email: 'x@example.com', organization: 'organization-1', brand_id: 'brand-1' };
    await registerInvited(api, code, forged);
    expect(await userOf('x@example.com')).toBeUndefined();
    expect(await userOf()).toMatchObject({ role: 'volunteer', brand_id: null, organization_id: 'organization-2' });
  });
});

describe('accepting an invitation with an existing account', () => {
  test('changes its role and ends its sessions', async () => {
    const token = await api.signUp(email);
    const { code } = await invite({ email, role: 'partner', brand: 'brand-1' });
    expect(await accept(code, token)).toMatchObject({
      status: 200,
      body: { message: 'You now have the role partner. Log in again to start.' },
    });
    expect(await userOf()).toMatchObject({ role: 'partner', brand_id: 'brand-1', organization_id: null });
    const events = await database
      .selectFrom('security_events')
      .select('account_id')
      .where('kind', '=', 'role changed')
      .execute();
    expect(events.map((event) => event.account_id)).toContain((await userOf())?.id);
    expect((await api.get('/api/profile', token)).status).toBe(401);
    expect(await accept(code, (await logIn()).body.token)).toMatchObject(notValid);
  });

  test('threat 44: is refused for an account with another email address', async () => {
    const { code } = await invite({ email, role: 'staff' });
    const otherDonor = await signUpWithRole(api, 'donor');
    expect(await accept(code, otherDonor.token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await lookUp(code)).status).toBe(200);
  });

  test('threat 44: is refused for someone who has become a member of staff since being invited', async () => {
    await api.signUp(email);
    const { code } = await invite();
    await database.updateTable('users').set({ role: 'staff' }).where('email', '=', email).execute();
    const { token } = (await logIn()).body;
    expect(await accept(code, token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await userOf()).toMatchObject({ role: 'staff', organization_id: null });
    expect((await lookUp(code)).status).toBe(200);
  });
});
