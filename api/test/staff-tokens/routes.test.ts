import { fillPath } from '@kindcrate/contract/path-params';
import { apiScopes } from '@kindcrate/contract/staff-tokens';
import { describe, expect, test } from 'vitest';
import { apiScopeOf, apiScopeTable } from '../../src/http/api-scopes.ts';
import { permissionTable } from '../../src/http/permissions.ts';
import { listAuditEntries } from '../support/audit-entries.ts';
import { namedEndpoints } from '../support/contract-endpoints.ts';
import { donate } from '../support/donations.ts';
import { backdateLogin } from '../support/log-in.ts';
import { signUpWithRole } from '../support/roles.ts';
import { setUpAuthenticator } from '../support/second-factors.ts';
import { bearer, inject, openTestApp, password } from '../support/test-app.ts';

// One test sends a request to every endpoint with each scope, all within a minute.
const api = await openTestApp({ LIMIT_API_TOKEN_REQUESTS_PER_MINUTE: '1000' });
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');
const unauthorized = { status: 401, body: { success: false, code: 'unauthorized' } };

/** Creates a token. @returns the reply, the id of the token, and the token itself */
async function create(owner = staff.token, scopes: string[] = [...apiScopes], app = api) {
  const { status, body } = await app.send('POST', '/api/staff/tokens', { name: 'Warehouse', scopes }, owner);
  return { status, body, id: body.data?._id as string, token: body.token as string };
}

const listOrders = (token: string) => api.get('/api/staff/orders', token);
const revoke = (id: string, owner = staff.token) => api.send('POST', `/api/staff/tokens/${id}/revoke`, {}, owner);
const auditEntriesOf = (id: string) => listAuditEntries(database, id);

describe('a personal API token', () => {
  test('threat 52: is shown once; only its hash is stored', async () => {
    const { status, body, id, token } = await create();
    expect(status).toBe(201);
    expect(token).toMatch(/^kindcrate_[\w-]{44}$/);
    const year = 365 * 24 * 60 * 60 * 1000;
    expect(body.data).toMatchObject({ name: 'Warehouse', owner: 'robin', scopes: [...apiScopes], lastUsedAt: null });
    expect(Date.parse(body.data.expiresAt) - Date.parse(body.data.createdAt)).toBe(year);
    const list = (await api.get('/api/staff/tokens', staff.token)).body;
    expect(list.result[0]).toEqual(body.data);
    const rows = await database.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify([rows, list])).not.toContain(token);
    expect(await auditEntriesOf(id)).toEqual([
      { actor_id: staff.id, action: 'created token', detail: 'Warehouse (orders:read, catalog:write)' },
    ]);
    const { result } = (await api.get('/api/staff/audit', staff.token)).body;
    expect(result[0].subject).toEqual({ kind: 'API token', _id: id, title: null });
  });

  test('reads orders, and edits the catalog on behalf of its owner', async () => {
    const { token } = await create();
    await donate(api, await api.signUp());
    expect((await listOrders(token)).body.result).toHaveLength(1);
    expect((await api.get('/api/staff/orders.csv', token)).status).toBe(200);
    const edited = await api.send('PUT', '/api/staff/organizations/organization-1', { title: 'New' }, token);
    expect(edited).toMatchObject({ status: 200, body: { data: { title: 'New' } } });
    const entries = await auditEntriesOf('organization-1');
    expect(entries).toMatchObject([{ actor_id: staff.id, action: 'edited' }]);
  });

  test('threat 52: works only with the endpoints of its scopes; other endpoints refuse it before they read the body', async () => {
    const tokens = new Map<string, string>();
    for (const scope of apiScopes) tokens.set(scope, (await create(staff.token, [scope])).token);
    const withToken = namedEndpoints.filter(([, { needsToken }]) => needsToken);
    for (const [name, endpoint] of withToken) {
      for (const [scope, token] of tokens) {
        const { status, body } = await inject(api.app, {
          method: endpoint.method,
          url: `/api${fillPath(endpoint.path, { id: 'brand-1' })}`,
          headers: { 'content-type': 'text/nothing', ...bearer(token) },
          ...(endpoint.body && { payload: 'unreadable' }),
        });
        const isAllowed = apiScopeOf(endpoint) === scope;
        expect([name, scope, body.code === 'forbidden']).toEqual([name, scope, !isAllowed]);
        if (isAllowed) expect([200, 404, 415]).toContain(status);
      }
    }
  });

  test('can have scopes only for endpoints that exist and that staff, but not donors, may use', () => {
    for (const name of Object.keys(apiScopeTable)) {
      expect([name, permissionTable[name]?.staff, permissionTable[name]?.donor]).toEqual([name, 'all', 'forbidden']);
    }
  });

  test('threat 52: stops working when it is revoked, by its owner or a colleague, and when it has expired', async () => {
    const colleague = await signUpWithRole(api, 'staff');
    const [own, other, old] = [await create(), await create(), await create()];
    expect(await revoke(own.id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await revoke(own.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await revoke(other.id, colleague.token)).status).toBe(200);
    const expires_at = new Date(Date.now() - 1000).toISOString();
    await database.updateTable('api_tokens').set({ expires_at }).where('id', '=', old.id).execute();
    for (const { token } of [own, other, old]) expect(await listOrders(token)).toMatchObject(unauthorized);
    expect(await auditEntriesOf(other.id)).toMatchObject([
      { action: 'created token' },
      { actor_id: colleague.id, action: 'revoked token', detail: 'Warehouse' },
    ]);
  });

  test('threat 52: stops working for good when its owner is blocked, gets another role or is logged out everywhere', async () => {
    const block = (id: string, blocked: boolean) =>
      api.send('PUT', `/api/staff/donors/${id}/block`, { blocked, reason: 'Left' }, staff.token);
    const blocked = await signUpWithRole(api, 'staff');
    const demoted = await signUpWithRole(api, 'staff');
    const ended = await signUpWithRole(api, 'staff');
    const tokens = await Promise.all([blocked, demoted, ended].map(({ token }) => create(token)));
    await block(blocked.id, true);
    await block(blocked.id, false);
    await api.send('PUT', `/api/staff/donors/${demoted.id}`, { role: 'donor' }, staff.token);
    await api.send('PUT', `/api/staff/donors/${demoted.id}`, { role: 'staff' }, staff.token);
    await api.send('PUT', `/api/staff/donors/${ended.id}`, { endSessions: true }, staff.token);
    for (const { token } of tokens) expect(await listOrders(token)).toMatchObject(unauthorized);
  });

  test('threat 52: is refused like an unknown token when it has been altered', async () => {
    const { token } = await create();
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [other, token.toUpperCase(), `${token}A`, 'kindcrate_'])
      expect(await listOrders(wrong)).toMatchObject(unauthorized);
  });

  test('has its last use recorded in the database once the server has shut down', async () => {
    const otherApi = await openTestApp();
    const owner = await signUpWithRole(otherApi, 'staff');
    const { token, id } = await create(owner.token, ['orders:read'], otherApi);
    await otherApi.get('/api/staff/orders', token);
    // The server records uses in memory, and writes them to the database once a minute and when it shuts down.
    const startOfHour = new Date().setUTCMinutes(0, 0, 0);
    await otherApi.app.close();
    const row = await otherApi.data.database
      .selectFrom('api_tokens')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(Date.parse(row?.last_used_at ?? '')).toBeGreaterThanOrEqual(startOfHour);
  });
});

describe('creating an API token', () => {
  test('deletes the owner’s expired tokens, which do not count toward the limit, and no others', async () => {
    const [owner, colleague] = [await signUpWithRole(api, 'staff'), await signUpWithRole(api, 'staff')];
    for (let count = 0; count < 20; count++) expect((await create(owner.token)).status).toBe(201);
    await create(colleague.token);
    expect((await create(owner.token)).status).toBe(409);
    const expires_at = new Date(Date.now() - 1000).toISOString();
    const owners = [owner.id, colleague.id];
    await database.updateTable('api_tokens').set({ expires_at }).where('user_id', 'in', owners).execute();
    const { id } = await create(owner.token);
    const remaining = await database
      .selectFrom('api_tokens')
      .select(['id', 'user_id'])
      .where('user_id', 'in', owners)
      .execute();
    expect(remaining.filter(({ user_id }) => user_id === owner.id)).toEqual([{ id, user_id: owner.id }]);
    expect(remaining).toHaveLength(2);
  });

  test('threat 40: requires a recent login', async () => {
    const person = await signUpWithRole(api, 'staff');
    await backdateLogin(api, person.token, 11 * 60 * 1000);
    expect(await create(person.token)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    await api.send('POST', '/api/password/check', { password }, person.token);
    expect((await create(person.token)).status).toBe(201);
  });

  test('threat 16: ignores an owner, an expiry time and a hash in the body', async () => {
    const colleague = await signUpWithRole(api, 'staff');
    const forged = { owner: 'amal', user_id: staff.id, expiresAt: '2999-01-01', token_hash: 'x', token: 'x' };
    const body = { name: 'Forged', scopes: ['orders:read'], ...forged };
    const { data } = (await api.send('POST', '/api/staff/tokens', body, colleague.token)).body;
    const row = await database.selectFrom('api_tokens').selectAll().where('id', '=', data._id).executeTakeFirst();
    expect(row).toMatchObject({ user_id: colleague.id });
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.expires_at).not.toMatch(/^2999/);
  });

  test('succeeds twenty times for one account, even when fifty requests arrive simultaneously', async () => {
    const person = await signUpWithRole(api, 'staff');
    const replies = await Promise.all(Array.from({ length: 50 }, () => create(person.token)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const { status, body } of replies.filter((reply) => reply.status !== 201))
      expect([status, body.code]).toEqual([409, 'conflict']);
  });
});

test("threat 52: an API token may send a limited number of requests a minute, without limiting other tokens or its owner's session", async () => {
  const limitedApi = await openTestApp({ LIMIT_API_TOKEN_REQUESTS_PER_MINUTE: '3' });
  const owner = await signUpWithRole(limitedApi, 'staff');
  const [busy, other] = [
    await create(owner.token, ['orders:read'], limitedApi),
    await create(owner.token, ['orders:read'], limitedApi),
  ];
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await limitedApi.get('/api/staff/orders', busy.token)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refusal = await limitedApi.get('/api/staff/orders', busy.token);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limitedApi.get('/api/staff/orders', other.token)).status).toBe(200);
  expect((await limitedApi.get('/api/staff/orders', owner.token)).status).toBe(200);
});

test('threat 42: an API token gives no access to the desk while its owner lacks a required second factor', async () => {
  const strictApi = await openTestApp({ STAFF_SECOND_FACTOR: 'required' });
  const owner = await signUpWithRole(strictApi, 'staff');
  await setUpAuthenticator(strictApi, owner.token);
  const { token } = await create(owner.token, ['orders:read'], strictApi);
  expect((await strictApi.get('/api/staff/orders', token)).status).toBe(200);
  await strictApi.send('POST', '/api/second-factors/authenticator/remove', {}, owner.token);
  const refusal = await strictApi.get('/api/staff/orders', token);
  expect(refusal).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
});
