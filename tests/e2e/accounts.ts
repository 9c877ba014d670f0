import { randomBytes } from 'node:crypto';
import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import type { BodyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { changePasswordEndpoint } from '@kindcrate/contract/profile-changes';
import type { APIRequestContext } from 'playwright/test';
import { confirmEmail } from '../../scripts/test-server.ts';

export type Donor = BodyOf<typeof registerEndpoint>;
type Credentials = BodyOf<typeof logInEndpoint>;

/** Registers an account through the API, and confirms its email. */
export async function registerDonor(request: APIRequestContext, overrides: Partial<Donor> = {}): Promise<Donor> {
  const donor = await registerUnconfirmed(request, overrides);
  // A request context reveals the server's URL only in a response.
  confirmEmail((await request.fetch('/health')).url(), donor.email);
  return donor;
}

/** Registers an account through the API without confirming its email. */
export async function registerUnconfirmed(request: APIRequestContext, overrides: Partial<Donor> = {}): Promise<Donor> {
  const email = `donor.${randomBytes(6).toString('hex')}@example.com`;
  const donor = { username: 'Donor', email, phone: '01234567890', password: 'a warm winter coat', ...overrides };
  const body = { ...donor, confirmPassword: donor.password };
  await callApi(request, registerEndpoint, body);
  return body;
}

/** Logs in through the API and returns the token. */
export async function fetchToken(request: APIRequestContext, { email, password }: Credentials): Promise<string> {
  const { token } = await callApi(request, logInEndpoint, { email, password });
  return token;
}

/** Changes the donor's password as if on another device, which ends every earlier session. Returns the new credentials. */
export async function changePasswordElsewhere(request: APIRequestContext, donor: Donor): Promise<Donor> {
  const password = `${donor.password} and a scarf`;
  const body = { password, confirmPassword: password };
  await callApi(request, changePasswordEndpoint, body, { authorization: `Bearer ${await fetchToken(request, donor)}` });
  return { ...donor, ...body };
}

/** Calls the API. `input` becomes the query of a GET and the JSON body of any other request. Throws if the request fails. */
export async function callApi(
  request: APIRequestContext,
  { method, path }: Pick<Endpoint, 'method'> & { path: string },
  input: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const content = method === 'GET' ? { params: input as Record<string, string> } : { data: input };
  const response = await request.fetch(`/api${path}`, { method, headers, ...content });
  if (!response.ok())
    throw new Error(`${method} ${path} replied with status ${response.status()}: ${await response.text()}`);
  return response.json();
}
