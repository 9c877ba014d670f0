import type { Endpoint } from '@kindcrate/contract/endpoint';
import { fillPath } from '@kindcrate/contract/path-params';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { roles } from '@kindcrate/contract/roles';
import { expect, test } from 'vitest';
import { type Caller, permissionsOf, permissionTable } from '../../src/http/permissions.ts';
import { endpointName, namedEndpoints } from '../support/contract-endpoints.ts';
import { createCopySite } from '../support/copy.ts';
import { toFormData } from '../support/donations.ts';
import { createObjectFactories } from '../support/permission-objects.ts';
import { createSampleFactories } from '../support/permission-samples.ts';
import { logInAgain, type Person, signUpEachRole } from '../support/roles.ts';
import { bearer, inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp({}, createCopySite().folder);
const samples = await createSampleFactories(api);
const objects = await createObjectFactories(api);
const people = await signUpEachRole(api);

const calls = namedEndpoints.flatMap(([name, endpoint]) =>
  (['visitor', ...roles] as const).map((caller) => {
    const access = permissionsOf(endpoint)[caller];
    return { name, endpoint, caller, access };
  }),
);

/** Returns the caller's token; for a logout, that of a new session, because the other requests need the caller's session. */
async function tokenFor(endpoint: Endpoint, caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  const person = people[caller];
  return (endpointName(endpoint) === 'POST /logout' ? await logInAgain(api, person) : person).token;
}

/** The sample body of an endpoint, or a body of a type that no endpoint reads. */
async function createBody(endpoint: Endpoint, id: string, kind: 'complete' | 'unreadable') {
  if (kind === 'unreadable')
    return { headers: { 'content-type': 'text/nothing' }, ...(endpoint.body && { payload: 'unreadable' }) };
  const { json, form } = (await samples[endpointName(endpoint)]?.(id)) ?? {};
  const payload = form ? toFormData(form) : json;
  return { headers: {}, ...(payload && { payload }) };
}

async function send(endpoint: Endpoint, caller: Caller, id: string, bodyKind: 'complete' | 'unreadable') {
  const { headers, ...body } = await createBody(endpoint, id, bodyKind);
  const token = await tokenFor(endpoint, caller);
  const url = `/api${fillPath(endpoint.path, { id })}`;
  return inject(api.app, { method: endpoint.method, url, headers: { ...headers, ...bearer(token) }, ...body });
}

const hasObject = ({ path }: Endpoint) => path.includes('/:');
/** Creates the object that the path of an endpoint refers to. Without an owner, the object belongs to someone other than the caller. */
const createObject = (endpoint: Endpoint, owner: Person | undefined) =>
  (objects[endpointName(endpoint)] ?? objects[endpoint.path])?.(owner) ?? Promise.reject(new Error('no sample object'));
const ownObject = async (endpoint: Endpoint, caller: Caller) =>
  hasObject(endpoint) ? createObject(endpoint, caller === 'visitor' ? undefined : people[caller]) : '';

test('every endpoint of the contract has a row in the permission table, and every row has an endpoint', () => {
  expect(Object.keys(permissionTable).sort()).toEqual(namedEndpoints.map(([name]) => name).sort());
});

test('permissionsOf throws for an endpoint that has no row or contradicts its row', () => {
  const unknown = { ...getProfileEndpoint, path: '/nothing' as const };
  expect(() => permissionsOf(unknown)).toThrow('no row for GET /nothing');
  expect(() => permissionsOf({ ...getProfileEndpoint, needsToken: false })).toThrow('contradicts');
});

const allowed = calls.filter(({ access }) => access === 'all' || access === 'own');

test.each(allowed)('$caller may use $name', async ({ endpoint, caller }) => {
  const { refusal } = (await samples[endpointName(endpoint)]?.()) ?? {};
  const { status, body } = await send(endpoint, caller, await ownObject(endpoint, caller), 'complete');
  if (refusal) expect(body).toMatchObject({ success: false, code: refusal });
  else expect([200, 201]).toContain(status);
});

test.each(allowed.filter(({ endpoint }) => hasObject(endpoint)))(
  'threat 44: $caller, with access "$access" to $name, gets 404 for an object that this access does not include',
  async ({ endpoint, caller, access }) => {
    const others = await send(endpoint, caller, await createObject(endpoint, undefined), 'complete');
    const missing = await send(endpoint, caller, 'no-such-object', 'complete');
    expect(missing).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
    if (access === 'own') expect([others.status, others.body]).toEqual([404, missing.body]);
    else expect([200, 201]).toContain(others.status);
  },
);

/** The reply for each value of the permission table that refuses the caller. */
const refusedReplies = {
  'log in': { status: 401, body: { success: false, code: 'unauthorized' } },
  forbidden: { status: 403, body: { success: false, code: 'forbidden' } },
  hidden: { status: 404, body: { success: false, code: 'not_found' } },
};

/**
 * Not tested on PostgreSQL, because a refused request makes only one query before its body is read: the query for the session,
 * which allowed requests make as well.
 */
const refused = api.databaseUrl ? [] : calls.filter(({ access }) => access in refusedReplies);

test.each(refused)(
  'threat 44: $name refuses $caller with "$access" before it reads the body',
  async ({ endpoint, caller, access }) => {
    const id = hasObject(endpoint) ? await createObject(endpoint, undefined) : '';
    const expected = refusedReplies[access as keyof typeof refusedReplies];
    for (const body of ['complete', 'unreadable'] as const)
      expect(await send(endpoint, caller, id, body)).toMatchObject(expected);
    if (access !== 'hidden') return;
    // A hidden endpoint looks like a path that does not exist.
    const unknownPath = await api.get('/api/staff/nothing', caller === 'visitor' ? undefined : people[caller].token);
    expect((await send(endpoint, caller, id, 'complete')).body).toEqual(unknownPath.body);
  },
);
