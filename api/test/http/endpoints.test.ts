import { Readable } from 'node:stream';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { cancelOrderEndpoint } from '@kindcrate/contract/orders';
import { expect, test } from 'vitest';
import type { AddRoute } from '../../src/http/endpoints.ts';
import { findOrderStatus } from '../../src/orders/status-repository.ts';
import { contractEndpoints } from '../support/contract-endpoints.ts';
import { donate } from '../support/donations.ts';
import { bearer, inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();

test("a handler's type has the parameters of its path and no others", () => {
  const addRoute: AddRoute = (endpoint) => expect(endpoint.path).toMatch(/^\//);
  // @ts-expect-error: the path has `:id` only.
  addRoute(cancelOrderEndpoint, async ({ params }) => Promise.reject(new Error(params.id + params.order)));
  // @ts-expect-error: the path has no parameters.
  addRoute(listBrandsEndpoint, async ({ params }) => Promise.reject(new Error(params.id)));
});

test('the API serves every endpoint of the contract', () => {
  const missing = contractEndpoints.filter(({ method, path }) => !api.app.hasRoute({ method, url: `/api${path}` }));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the fields of a body cannot set the status or message of an error reply', async () => {
  // The fields of an `UploadedImage` that was refused.
  const forged = { x: { bytes: 1, problem: { status: 500, message: 'hi' } } };
  const token = await api.signUp();
  const replies = [
    await api.send('POST', '/api/Login', forged),
    await api.send('PUT', '/api/profile/update', { username: 'robin', ...forged }, token),
  ];
  expect(replies.map(({ status }) => status)).toEqual([400, 200]);
  expect(JSON.stringify(replies)).not.toContain('"hi"');
});

/** Yields a body in two parts, and ends all sessions between them. */
async function* endSessionsBetween(first: string, last: string) {
  yield first;
  await api.data.database.updateTable('sessions').set({ ended_at: new Date().toISOString() }).execute();
  yield last;
}

const putSlowly = (url: string, token: string, ...parts: [first: string, last: string]) =>
  inject(api.app, {
    method: 'PUT',
    url,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    payload: Readable.from(endSessionsBetween(...parts)),
  });

test('a request is refused and changes nothing when its session ends while its body arrives', async () => {
  const token = await api.signUp('slow@example.com');
  const reply = await putSlowly('/api/profile/update', token, '{"username":', '"changed"}');
  expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  const { username } = await api.data.database
    .selectFrom('users')
    .select('username')
    .where('email', '=', 'slow@example.com')
    .executeTakeFirstOrThrow();
  expect(username).toBe('robin');
});

test('a request is refused when its session ends while its body arrives, even if the endpoint ignores the body', async () => {
  const token = await api.signUp();
  const { _id } = (await donate(api, token)).body.data;
  const reply = await putSlowly(`/api/order/${_id}/cancel`, token, '{', '}');
  expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect(await findOrderStatus(api.data.database, _id)).toBe('submitted');
});
