import { limits } from '@kindcrate/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { follow, listFollows } from '../support/follows.ts';
import { userIdOf } from '../support/log-in.ts';
import { addNeed } from '../support/needs.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

let donor: Person;
beforeEach(async () => {
  donor = await signUpWithRole(api, 'donor');
});

test('a donor can follow an organization and a need, list both, and stop following each', async () => {
  const need = await addNeed(database, { words: 'Wool socks' });
  const { status, body } = await follow(api, donor, 'organization/organization-2');
  expect([status, body.message]).toEqual([200, 'We will email you when there is news, at most once a day.']);
  expect((await follow(api, donor, `need/${need}`)).status).toBe(200);
  expect(await listFollows(api, donor)).toEqual({
    organizations: [{ _id: 'organization-2', title: 'Organization 2', createdAt: expect.any(String) }],
    needs: [
      {
        _id: need,
        words: 'Wool socks',
        organization: { _id: 'organization-1', title: 'Organization 1' },
        createdAt: expect.any(String),
      },
    ],
  });
  for (const path of ['organization/organization-2', `need/${need}`]) {
    const stop = () => api.delete(`/api/follows/${path}`, donor.token);
    expect((await stop()).body.message).toBe('You no longer get news about this.');
    expect(await stop()).toMatchObject({ status: 404, body: { message: 'You don’t follow this anymore.' } });
  }
  expect(await listFollows(api, donor)).toEqual({ organizations: [], needs: [] });
});

test("threat 15: nobody can see what another person follows, or stop following it on that person's behalf", async () => {
  const other = await signUpWithRole(api, 'donor');
  await follow(api, donor, 'organization/organization-1');
  expect(await listFollows(api, other)).toEqual({ organizations: [], needs: [] });
  await api.delete('/api/follows/organization/organization-1', other.token);
  expect((await listFollows(api, donor)).organizations).toHaveLength(1);
});

test.each(['organization', 'need'])(
  'fifty simultaneous requests to follow the same %s create one follow',
  async (kind) => {
    const path = kind === 'need' ? `need/${await addNeed(database)}` : 'organization/organization-1';
    const replies = await Promise.all(Array.from({ length: 50 }, () => follow(api, donor, path)));
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { organizations, needs } = await listFollows(api, donor);
    expect(organizations.length + needs.length).toBe(1);
  },
);

test('threat 55: an account whose email is not confirmed cannot follow anything', async () => {
  const email = 'unconfirmed.follower@example.com';
  await api.send('POST', '/api/register', createRegistration({ email }));
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  expect(await follow(api, { token }, 'organization/organization-1')).toMatchObject({
    status: 403,
    body: { code: 'email_unconfirmed', message: expect.stringContaining('Confirm your email first') },
  });
  const followers = database.selectFrom('followers').select('user_id').where('user_id', '=', userIdOf(token));
  expect(await followers.execute()).toEqual([]);
});

describe('a request to follow gets 404 for', () => {
  test('an organization or a need that does not exist', async () => {
    for (const path of ['organization/nothing', 'need/nothing', 'need/%00', `organization/${'x'.repeat(300)}`])
      expect((await follow(api, donor, path)).body.code).toBe('not_found');
    expect(await listFollows(api, donor)).toEqual({ organizations: [], needs: [] });
  });

  test('a need whose last day has passed, or that is refused', async () => {
    for (const changes of [{ until: '2026-01-01' }, { state: 'refused', target: null } as const])
      expect((await follow(api, donor, `need/${await addNeed(database, changes)}`)).status).toBe(404);
  });

  test('a hidden organization or one of its needs, which are also left out of the lists of earlier followers', async () => {
    const need = await addNeed(database, { organization_id: 'organization-2' });
    await follow(api, donor, `need/${need}`);
    await follow(api, donor, 'organization/organization-2');
    const setHidden = (hidden: number) =>
      database.updateTable('organizations').set({ hidden }).where('id', '=', 'organization-2').execute();
    await setHidden(1);
    const other = await signUpWithRole(api, 'donor');
    for (const path of [`need/${need}`, 'organization/organization-2'])
      expect((await follow(api, other, path)).status).toBe(404);
    expect(await listFollows(api, donor)).toEqual({ organizations: [], needs: [] });
    await setHidden(0);
    expect((await listFollows(api, donor)).needs).toHaveLength(1);
  });
});

test('a need that is deleted is no longer followed', async () => {
  const staff = await signUpWithRole(api, 'staff');
  const need = await addNeed(database);
  await follow(api, donor, `need/${need}`);
  expect((await api.delete(`/api/staff/needs/${need}`, staff.token)).status).toBe(200);
  expect((await listFollows(api, donor)).needs).toEqual([]);
});

test('deleting a need while people begin to follow it never causes a server error', async () => {
  const staff = await signUpWithRole(api, 'staff');
  for (let round = 0; round < 3; round++) {
    const need = await addNeed(database);
    const [removed, ...followed] = await Promise.all([
      api.delete(`/api/staff/needs/${need}`, staff.token),
      ...Array.from({ length: 5 }, () => follow(api, donor, `need/${need}`)),
    ]);
    expect(removed.status).toBe(200);
    for (const { status } of followed) expect([200, 404]).toContain(status);
    expect((await listFollows(api, donor)).needs).toEqual([]);
  }
});

test('one person can follow at most 100 organizations and needs, even when several requests arrive simultaneously', async () => {
  const ids = await Promise.all(Array.from({ length: limits.follows + 5 }, () => addNeed(database)));
  const paths = ids.map((id) => `need/${id}`);
  for (const path of paths.slice(0, limits.follows - 2)) await follow(api, donor, path);
  const last = await Promise.all(paths.slice(limits.follows - 2).map((path) => follow(api, donor, path)));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409, 409]);
  expect((await follow(api, donor, paths[0] ?? '')).status).toBe(200);
});

test('threat 55: one account may send at most 120 requests to follow something in an hour', async () => {
  const replies = await Promise.all(
    Array.from({ length: 130 }, () => follow(api, donor, 'organization/organization-1')),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await api.delete('/api/follows/organization/organization-1', donor.token)).status).toBe(200);
});
