import type { Endpoint } from '@kindcrate/contract/endpoint';
import { fillPath } from '@kindcrate/contract/path-params';
import { failureReply } from '@kindcrate/contract/replies';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { permissionsOf } from '../../src/http/permissions.ts';
import { namedEndpoints } from '../support/contract-endpoints.ts';
import { createCopySite } from '../support/copy.ts';
import { type FormFields, toFormData } from '../support/donations.ts';
import { createSampleFactories } from '../support/permission-samples.ts';
import { logInAgain, signUpEachRole } from '../support/roles.ts';
import { bearer, inject, openTestApp, type TestReply } from '../support/test-app.ts';

const api = await openTestApp({ QUOTA_OPEN_ORDERS: '1000', QUOTA_UPLOADS_PER_DAY: '1000' }, createCopySite().folder);
const samples = await createSampleFactories(api);
const people = await signUpEachRole(api);

/** Values that a client might send instead of a valid one. */
const wrongValues = [null, true, -1, 1e308, '', '\0', '\ud800', 'x'.repeat(20_000), [], [[]], {}, { $ne: '' }];

/** The token of someone who may use the endpoint. An endpoint that ends sessions gets a new token each time. */
async function findToken(endpoint: Endpoint): Promise<string | undefined> {
  const access = permissionsOf(endpoint);
  const role = (['staff', 'donor', 'partner', 'volunteer'] as const).find((role) => /^(?:all|own)$/.test(access[role]));
  if (access.visitor === 'all' || !role) return undefined;
  const endsSessions = /^\/(?:logout|sessions)/.test(endpoint.path);
  return (endsSessions ? await logInAgain(api, people[role]) : people[role]).token;
}

/** Sends the request as someone who may use the endpoint, with the id of an object that does not exist. */
async function send(
  endpoint: Endpoint,
  { headers, ...options }: Pick<InjectOptions, 'headers' | 'payload'>,
  query = '',
): Promise<TestReply> {
  const url = `/api${fillPath(endpoint.path, { id: '\u{1F4A5} no such object' })}${query}`;
  const authorization = bearer(await findToken(endpoint));
  return inject(api.app, { method: endpoint.method, url, headers: { ...headers, ...authorization }, ...options });
}

const jsonHeaders = { 'content-type': 'application/json' };
const sendJson = (endpoint: Endpoint, body: unknown) =>
  send(endpoint, { headers: jsonHeaders, payload: JSON.stringify(body) });

/** Whether a reply is a server error, or any other error without the shape that clients expect. */
const isBroken = ({ status, body }: TestReply) => status >= 500 || (status >= 400 && !failureReply.is(body));

const changingEndpoints = namedEndpoints.filter(([, { method }]) => method !== 'GET');

test.each(changingEndpoints)(
  '%s replies to a body of the wrong type without a server error',
  async (_name, endpoint) => {
    const broken: unknown[] = [];
    for (const body of wrongValues) {
      const reply = await sendJson(endpoint, body);
      if (isBroken(reply)) broken.push([body, reply]);
    }
    expect(broken).toEqual([]);
  },
);

const endpoints = new Map(namedEndpoints);
const bodies = await Promise.all(changingEndpoints.map(async ([name]) => [name, await samples[name]?.()] as const));
const fieldsOf = (kind: 'json' | 'form') =>
  bodies.flatMap(([name, sample]) => Object.keys(sample?.[kind] ?? {}).map((field) => [name, field] as const));

test.each(fieldsOf('json'))(
  '%s replies without a server error when the field %s is missing or wrong',
  async (name, field) => {
    const endpoint = endpoints.get(name);
    const broken: unknown[] = [];
    for (const value of [undefined, ...wrongValues]) {
      const sample = await samples[name]?.();
      const reply = endpoint && (await sendJson(endpoint, { ...sample?.json, [field]: value }));
      if (!reply || isBroken(reply)) broken.push([value, reply]);
    }
    expect(broken).toEqual([]);
  },
);

/** Values that a client might send instead of a form's text or file. */
const wrongParts: FormFields[string][] = [
  undefined,
  '',
  '\0',
  'x'.repeat(20_000),
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
];

test.each(fieldsOf('form'))(
  '%s replies without a server error when the form part %s is missing or wrong',
  async (name, field) => {
    const endpoint = endpoints.get(name);
    const broken: unknown[] = [];
    for (const part of wrongParts) {
      const sample = await samples[name]?.();
      const reply = endpoint && (await send(endpoint, { payload: toFormData({ ...sample?.form, [field]: part }) }));
      if (!reply || isBroken(reply)) broken.push([part, reply]);
    }
    expect(broken).toEqual([]);
  },
);

/** Encoded values that a client might send in a query parameter. The last two are invalid UTF-8 and an invalid escape. */
const wrongQueryValues = ['', '-1', '1e308', '%00', '%5B%5D', 'x'.repeat(5_000), '%F0%9F%92%A5', '%ED%A0%80', '%zz'];
const parameters = namedEndpoints.flatMap(([name, { query }]) =>
  Object.keys(query?.schema ?? {}).map((parameter) => [name, parameter] as const),
);

test.each(parameters)(
  '%s replies without a server error when the query parameter %s is wrong',
  async (name, parameter) => {
    const endpoint = endpoints.get(name);
    const broken: unknown[] = [];
    for (const value of [...wrongQueryValues, `a&${parameter}=b`]) {
      const reply = endpoint && (await send(endpoint, {}, `?${parameter}=${value}`));
      if (!reply || isBroken(reply)) broken.push([value, reply]);
    }
    expect(broken).toEqual([]);
  },
);
