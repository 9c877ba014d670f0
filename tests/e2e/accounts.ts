import { randomBytes } from 'node:crypto';
import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import type { BodyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { changePasswordEndpoint } from '@kindcrate/contract/profile';
import type { APIRequestContext } from 'playwright/test';

export type Donor = BodyOf<typeof registerEndpoint>;
type Credentials = BodyOf<typeof logInEndpoint>;

/** Makes an account through the API, as a visitor would. */
export async function registerDonor(request: APIRequestContext, wishes: Partial<Donor> = {}): Promise<Donor> {
  const email = `donor.${randomBytes(6).toString('hex')}@example.com`;
  const donor = { username: 'Donor', email, phone: '01234567890', password: 'a warm winter coat', ...wishes };
  const body = { ...donor, confirmPassword: donor.password };
  await callApi(request, registerEndpoint, body);
  return body;
}

/** A token of the donor's. */
export async function fetchToken(request: APIRequestContext, { email, password }: Credentials): Promise<string> {
  const { token } = await callApi(request, logInEndpoint, { email, password });
  return token;
}

/** Changes the donor's password as from another device, which ends every session that was there before. */
export async function endSessions(request: APIRequestContext, donor: Donor): Promise<Donor> {
  const password = `${donor.password} and a scarf`;
  const body = { password, confirmPassword: password };
  await callApi(request, changePasswordEndpoint, body, { authorization: `Bearer ${await fetchToken(request, donor)}` });
  return { ...donor, ...body };
}

/** Makes a call as a page would; what is sent stands in the address of a GET, else in the body. */
export async function callApi(
  request: APIRequestContext,
  { method, path }: Pick<Endpoint, 'method'> & { path: string },
  sent: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const content = method === 'GET' ? { params: sent as Record<string, string> } : { data: sent };
  const response = await request.fetch(`/api${path}`, { method, headers, ...content });
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
