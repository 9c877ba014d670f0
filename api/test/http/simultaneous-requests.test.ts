import type { Endpoint } from '@kindcrate/contract/endpoint';
import { fillPath } from '@kindcrate/contract/path-params';
import { failureReply } from '@kindcrate/contract/replies';
import { expect, test } from 'vitest';
import { permissionsOf } from '../../src/http/permissions.ts';
import { namedEndpoints } from '../support/contract-endpoints.ts';
import { createCopySite } from '../support/copy.ts';
import { toFormData } from '../support/donations.ts';
import { createObjectFactories } from '../support/permission-objects.ts';
import { createSampleFactories } from '../support/permission-samples.ts';
import { logInAgain, signUpEachRole } from '../support/roles.ts';
import { bearer, inject, openTestApp, type TestReply } from '../support/test-app.ts';

const api = await openTestApp({ QUOTA_OPEN_ORDERS: '1000', QUOTA_UPLOADS_PER_DAY: '1000' }, createCopySite().folder, {
  hashesSlowly: true,
});
const samples = await createSampleFactories(api);
const objects = await createObjectFactories(api);
const people = await signUpEachRole(api);

/**
 * How many of fifty identical requests succeed, for endpoints that work only once or have a limit. Endpoints whose sample has no
 * valid code (from an email, an authenticator app or a passkey) are not listed; the tests of those features count the successes.
 */
const expectedSuccesses: Record<string, number> = {
  'POST /register': 1,
  'POST /invitation/register': 1,
  'POST /payment/sandbox': 1,
  'PUT /order/:id/cancel': 1,
  'DELETE /photos/:id': 1,
  'POST /claim': 1,
  'POST /messages/:id': 20,
  'POST /staff/orders': 40,
  'POST /staff/orders/:id/receive': 1,
  'PUT /staff/orders/:id': 1,
  'POST /redemptions': 1,
  'POST /sessions/:id/end': 1,
  'POST /second-factors/passkeys/:id/remove': 1,
  'POST /staff/copy/:id/publish': 1,
  'POST /staff/copy/:id/restore': 1,
  'PUT /staff/invitations/:id/withdraw': 1,
  'POST /staff/donors/:id/delete': 1,
  'POST /password/forgot': 3,
  'POST /email/change': 3,
  'GET /profile/export': 5,
  'GET /staff/donors/:id/export': 5,
};

/**
 * On PostgreSQL, only writes are tested, because reads work the same on both engines. Endpoints that only check a password, or
 * render an image, are left out as well: they take most of the time, and do not depend on the engine.
 */
const testedEndpoints = api.databaseUrl
  ? namedEndpoints.filter(
      ([name, { method, sends }]) => method !== 'GET' && sends !== 'multipart' && !/\/(?:Login|check)$/.test(name),
    )
  : namedEndpoints;

/**
 * Sends fifty identical requests at the same time, as someone who may use the endpoint, with an object that was created for that
 * person.
 */
async function sendFifty(name: string, endpoint: Endpoint): Promise<TestReply[]> {
  const access = permissionsOf(endpoint);
  const role = (['staff', 'donor', 'partner', 'volunteer'] as const).find((role) => /^(?:all|own)$/.test(access[role]));
  const person = access.visitor === 'all' || !role ? undefined : await logInAgain(api, people[role]);
  const id = (await (objects[name] ?? objects[endpoint.path])?.(person)) ?? '';
  const { json, form } = (await samples[name]?.(id)) ?? {};
  const request = () =>
    inject(api.app, {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, { id })}`,
      headers: bearer(person?.token),
      ...((form || json) && { payload: form ? toFormData(form) : json }),
    });
  return Promise.all(Array.from({ length: 50 }, request));
}

test('every endpoint with an expected number of successes is in the contract', () => {
  expect(namedEndpoints.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(expectedSuccesses)));
});

/** Each endpoint, with the end of its test title, which states how many requests succeed. */
const cases = testedEndpoints.map(([name, endpoint]) => {
  const count = expectedSuccesses[name];
  return [name, count ? `, and the number of successes is ${count}` : '', endpoint] as const;
});

test.each(cases)(
  'fifty simultaneous identical requests to %s cause no server error%s',
  async (name, _titleEnd, endpoint) => {
    const replies = await sendFifty(name, endpoint);
    const failed = replies.filter(({ status }) => status >= 400);
    expect(failed.filter(({ status, body }) => status >= 500 || !failureReply.is(body))).toEqual([]);
    const expected = expectedSuccesses[name];
    if (expected) expect(replies.length - failed.length).toBe(expected);
  },
);
