import { type Endpoint, fillPath } from '@kindcrate/contract/endpoint';
import { failureReply } from '@kindcrate/contract/replies';
import { expect, test } from 'vitest';
import { permissionsOf } from '../../src/http/permissions.ts';
import { namedEndpoints } from '../support/contract-endpoints.ts';
import { createSamples } from '../support/permission-samples.ts';
import { signUpEachRole } from '../support/roles.ts';
import { bearer, inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const samples = await createSamples(api);
const people = await signUpEachRole(api);

/** What a client may send in place of any value. */
const wrongValues = [null, true, -1, 1e308, '', '\0', '\ud800', 'x'.repeat(20_000), [], [[]], {}, { $ne: '' }];

/** Sends the request as someone who may use the endpoint, with the id of an object that does not exist. */
async function send(endpoint: Endpoint, body: unknown): Promise<{ status: number; body: unknown }> {
  const access = permissionsOf(endpoint);
  const role = (['staff', 'donor', 'partner', 'volunteer'] as const).find((role) => /^(?:all|own)$/.test(access[role]));
  const token = access.visitor === 'all' || !role ? undefined : people[role].token;
  const url = `/api${fillPath(endpoint.path, { id: '\u{1F4A5} no such object' })}`;
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  return inject(api.app, { method: endpoint.method, url, headers, payload: JSON.stringify(body) });
}

/** The endpoints that read JSON. A logout would end the session that the other requests need. */
const withJson = namedEndpoints.filter(([name, { body }]) => body && samples[name] && name !== 'POST /logout');

test.each(withJson)('%s answers a body of the wrong type without a server error', async (_name, endpoint) => {
  const broken: unknown[] = [];
  for (const body of wrongValues) {
    const reply = await send(endpoint, body);
    if (reply.status >= 500 || (reply.status >= 400 && !failureReply.is(reply.body))) broken.push([body, reply]);
  }
  expect(broken).toEqual([]);
});

const bodies = await Promise.all(withJson.map(async ([name]) => [name, (await samples[name]?.())?.json] as const));
const fields = bodies.flatMap(([name, json]) => Object.keys(json ?? {}).map((field) => [name, field] as const));

test.each(fields)('%s answers without a server error when %s is missing or wrong', async (name, field) => {
  const endpoint = new Map(namedEndpoints).get(name);
  const broken: unknown[] = [];
  for (const value of [undefined, ...wrongValues]) {
    const { json } = (await samples[name]?.()) ?? {};
    const reply = endpoint && (await send(endpoint, { ...json, [field]: value }));
    if (!reply || reply.status >= 500) broken.push([value, reply]);
  }
  expect(broken).toEqual([]);
});
