import { listBrands } from '@kindcrate/contract/brands';
import { fillPath } from '@kindcrate/contract/call';
import { listOrganizations } from '@kindcrate/contract/organizations';
import { changeDonor, findDonors } from '@kindcrate/contract/staff-donors';
import { moveOrder } from '@kindcrate/contract/staff-orders';
import type { APIRequestContext } from 'playwright/test';
import { type Donor, registerDonor, send, tokenOf } from './donors.ts';
import { photoOf } from './photo.ts';

/** The first account of the staff, which the server of this run makes when it starts. */
export const staff = { email: 'staff@example.com', password: 'a key for every crate' };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

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

/** Lets a donation of so many pieces arrive, which earns its donor 10 coins and one for each piece. */
export async function earnCoins(request: APIRequestContext, donor: Donor, pieces: number): Promise<void> {
  const { result: organizations } = await send(request, listOrganizations);
  const multipart = {
    charity: organizations[0]._id,
    itemsName: 'Winter coats',
    location: '4 Mill Lane',
    quantity: `${pieces}`,
    phone: '01234567890',
    image: await photoOf('green'),
  };
  const donorHeaders = bearer(await tokenOf(request, donor));
  const placed = await request.post('/api/order/donataionorder', { multipart, headers: donorHeaders });
  const { _id: id } = (await placed.json()).data;
  const call = { ...moveOrder, path: fillPath(moveOrder.path, { id }) };
  const headers = bearer(await tokenOf(request, staff));
  for (const body of [{ status: 'under review' }, { status: 'accepted' }, { status: 'received', quantity: pieces }])
    await send(request, call, body, headers);
}
