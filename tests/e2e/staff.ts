import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { fillPath } from '@kindcrate/contract/path-params';
import { listPeopleEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import type { APIRequestContext } from 'playwright/test';
import { callApi, type Donor, fetchToken, registerDonor } from './accounts.ts';

/** The staff account that the test server creates when it starts. */
export const staff = { email: 'staff@example.com', password: 'a key for every crate' };

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Registers a person and makes them a partner of the first brand, as staff would. */
export async function registerPartner(request: APIRequestContext): Promise<Donor & { brand: string }> {
  const partner = await registerDonor(request, { username: 'Partner' });
  const headers = bearer(await fetchToken(request, staff));
  const { result: people } = await callApi(request, listPeopleEndpoint, { q: partner.email }, headers);
  const { result: brands } = await callApi(request, listBrandsEndpoint);
  const call = { ...updatePersonEndpoint, path: fillPath(updatePersonEndpoint.path, { id: people[0]._id }) };
  await callApi(request, call, { role: 'partner', brand: brands[0]._id }, headers);
  return { ...partner, brand: brands[0].title };
}
