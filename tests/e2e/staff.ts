import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { fillPath } from '@kindcrate/contract/endpoint';
import { listPeopleEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import type { APIRequestContext } from 'playwright/test';
import { callApi, type Donor, fetchToken, registerDonor } from './accounts.ts';

/** The first account of the staff, which the server of this run makes when it starts. */
export const staff = { email: 'staff@example.com', password: 'a key for every crate' };

/** The header that says who calls. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Makes an account that works at a brand, through the staff's own calls. */
export async function registerPartner(request: APIRequestContext): Promise<Donor & { brand: string }> {
  const partner = await registerDonor(request, { username: 'Till' });
  const headers = bearer(await fetchToken(request, staff));
  const { result: found } = await callApi(request, listPeopleEndpoint, { q: partner.email }, headers);
  const { result: brands } = await callApi(request, listBrandsEndpoint);
  const call = { ...updatePersonEndpoint, path: fillPath(updatePersonEndpoint.path, { id: found[0]._id }) };
  await callApi(request, call, { role: 'partner', brand: brands[0]._id }, headers);
  return { ...partner, brand: brands[0].title };
}
