import { listBrands } from '@kindcrate/contract/brands';
import { fillPath } from '@kindcrate/contract/call';
import { changeDonor, findDonors } from '@kindcrate/contract/staff-donors';
import type { APIRequestContext } from 'playwright/test';
import { type Donor, registerDonor, send, tokenOf } from './donors.ts';

/** The first account of the staff, which the server of this run makes when it starts. */
export const staff = { email: 'staff@example.com', password: 'a key for every crate' };

/** The header that says who calls. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Makes an account that works at a brand, through the staff's own calls. */
export async function registerPartner(request: APIRequestContext): Promise<Donor & { brand: string }> {
  const partner = await registerDonor(request, { username: 'Till' });
  const headers = bearer(await tokenOf(request, staff));
  const { result: found } = await send(request, findDonors, { q: partner.email }, headers);
  const { result: brands } = await send(request, listBrands);
  const call = { ...changeDonor, path: fillPath(changeDonor.path, { id: found[0]._id }) };
  await send(request, call, { role: 'partner', brand: brands[0]._id }, headers);
  return { ...partner, brand: brands[0].title };
}
