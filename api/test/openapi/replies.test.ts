import type { Endpoint } from '@kindcrate/contract/endpoint';
import { fillPath } from '@kindcrate/contract/path-params';
import { expect, test } from 'vitest';
import { permissionsOf } from '../../src/http/permissions.ts';
import { apiDocument, apiDocumentCheck } from '../support/api-document.ts';
import { endpointName, namedEndpoints } from '../support/contract-endpoints.ts';
import { createCopySite } from '../support/copy.ts';
import { toFormData } from '../support/donations.ts';
import { deliverCode } from '../support/emails.ts';
import { inviteByEmail } from '../support/invitations.ts';
import { createObjectFactories } from '../support/permission-objects.ts';
import { createSampleFactories } from '../support/permission-samples.ts';
import { signUpEachRole } from '../support/roles.ts';
import { enterPassword, logInWithCode, setUpAuthenticator } from '../support/second-factors.ts';
import { createSecurityKey } from '../support/security-key.ts';
import { bearer, createRegistration, inject, openTestApp, password } from '../support/test-app.ts';

/*
 * `inject` compares the reply to every request of every API test with the OpenAPI document, and fails if they differ. The
 * first test below makes sure that each operation of the document replies with success at least once.
 */

const api = await openTestApp({ PUBLIC_URL: 'http://localhost:4321' }, createCopySite().folder);
const samples = await createSampleFactories(api);
const objects = await createObjectFactories(api);
const people = await signUpEachRole(api);

/** A person whose role may use the endpoint. */
function callerOf(endpoint: Endpoint) {
  const permissions = permissionsOf(endpoint);
  const role = (['donor', 'partner', 'staff'] as const).find((name) => /all|own/.test(permissions[name]));
  return people[role ?? 'staff'];
}

async function send(endpoint: Endpoint): Promise<void> {
  const name = endpointName(endpoint);
  const caller = callerOf(endpoint);
  const id = (await (objects[name] ?? objects[endpoint.path])?.(caller)) ?? '';
  const { json, form } = (await samples[name]?.(id)) ?? {};
  const payload = form ? toFormData(form) : json;
  const url = `/api${fillPath(endpoint.path, { id })}`;
  await inject(api.app, { method: endpoint.method, url, headers: bearer(caller.token), ...(payload && { payload }) });
}

/** Uses every link that is sent by email. */
async function useEmailedLinks(): Promise<void> {
  await api.data.database.deleteFrom('outbox').execute();
  const [email, invited] = ['links@example.com', 'volunteer@example.com'];
  await api.send('POST', '/api/register', createRegistration({ email }));
  await deliverCode(api);
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  await api.send('POST', '/api/email/confirmation', {}, token);
  await api.send('POST', '/api/email/confirm', { code: await deliverCode(api) });
  await api.send('POST', '/api/password/forgot', { email });
  const code = await deliverCode(api);
  await api.send('POST', '/api/password/reset', { code, password, confirmPassword: password });
  const invitee = await api.signUp(invited);
  const invitation = await inviteByEmail(api, people.staff.token, { email: invited, role: 'staff' });
  await api.send('POST', '/api/invitation/accept', { code: invitation.code }, invitee);
}

/** Sets up both kinds of second factors, logs in with them, and removes one. */
async function useSecondFactors(): Promise<void> {
  const email = 'factors@example.com';
  const token = await api.signUp(email);
  const authenticator = await setUpAuthenticator(api, token);
  await logInWithCode(api, email, authenticator.code());
  const key = createSecurityKey();
  const { data } = (await api.send('POST', '/api/second-factors/passkeys/start', {}, token)).body;
  await api.send('POST', '/api/second-factors/passkeys', { name: 'Key', ...key.create(data.challenge) }, token);
  const { challenge } = await enterPassword(api, email);
  await api.send('POST', '/api/Login/passkey', key.answer(challenge));
  await api.send('POST', '/api/second-factors/recovery-codes', {}, token);
  await api.send('POST', '/api/second-factors/authenticator/remove', {}, token);
}

test('each operation of the API document replies with success, in the form that the document describes', async () => {
  await useEmailedLinks();
  await useSecondFactors();
  // These two endpoints would end the sessions of the people who send the other requests.
  const endpointsToCall = namedEndpoints.filter(([name]) => !/POST \/(logout|sessions\/end-others)/.test(name));
  for (const [, endpoint] of endpointsToCall) await send(endpoint);
  const disposableDonor = await api.signUp();
  await api.send('POST', '/api/sessions/end-others', {}, disposableDonor);
  await api.send('POST', '/api/profile/delete', {}, disposableDonor);
  await api.send('POST', '/api/logout', {}, await api.signUp());
  const documented = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.filter((name) => !apiDocumentCheck.successfulEndpoints.has(name))).toEqual([]);
});

test('a reply with an undocumented field, or without a documented one, is reported', () => {
  const request = { method: 'GET', url: '/api/brands/1' } as const;
  const brand = {
    _id: '1',
    title: 'A',
    info: 'B',
    image: { url: '/', thumbnailUrl: '/', width: 1, height: 1, alt: '' },
  };
  const problemsWith = (data: object, status = 200) =>
    apiDocumentCheck.problemsOf(request, {
      status,
      headers: { 'content-type': 'application/json' },
      body: { data },
    });
  expect(problemsWith(brand)).toEqual([]);
  expect(problemsWith({ ...brand, secret: 1 })).toEqual(['/data must NOT have additional properties']);
  expect(problemsWith({ ...brand, title: undefined })).toHaveLength(1);
  expect(problemsWith({ ...brand, title: 7 })).toEqual(['/data/title must be string']);
  expect(problemsWith(brand, 202)).toEqual(['the status 202 is not documented']);
  expect(problemsWith(brand, 404)).not.toEqual([]);
});
