import { fillPath } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/orders';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import type { APIRequestContext } from 'playwright/test';
import { callApi, type Donor, fetchToken } from './accounts.ts';
import { plainPhoto } from './photos.ts';
import { bearer, staff } from './staff.ts';

type StatusChange = { status: string; reason?: string; quantity?: number };

/** Gives goods as the donation form does; gives the order's id. */
export async function placeOrder(
  request: APIRequestContext,
  donor: Donor,
  wishes: { itemsName?: string; quantity?: number } = {},
): Promise<string> {
  const { result: organizations } = await callApi(request, listOrganizationsEndpoint);
  const { itemsName = 'Winter coats', quantity = 1 } = wishes;
  const multipart = {
    charity: organizations[0]._id,
    itemsName,
    location: '4 Mill Lane',
    quantity: `${quantity}`,
    phone: '01234567890',
    image: await plainPhoto('green'),
  };
  const headers = bearer(await fetchToken(request, donor));
  const placed = await request.post(`/api${placeOrderEndpoint.path}`, { multipart, headers });
  if (!placed.ok()) throw new Error(`The donation was refused: ${await placed.text()}`);
  return (await placed.json()).data._id;
}

/** Moves an order in the staff's name, one step after the other. */
export async function changeOrderStatus(
  request: APIRequestContext,
  id: string,
  ...steps: StatusChange[]
): Promise<void> {
  const call = { ...changeOrderStatusEndpoint, path: fillPath(changeOrderStatusEndpoint.path, { id }) };
  const headers = bearer(await fetchToken(request, staff));
  for (const step of steps) await callApi(request, call, step, headers);
}

/** Every step until so many pieces have come. */
export const changesUntilReceived = (quantity: number): StatusChange[] => [
  { status: 'under review' },
  { status: 'accepted' },
  { status: 'received', quantity },
];

/** Lets a donation of so many pieces arrive, which earns its donor 10 coins and one for each piece. */
export async function placeReceivedOrder(request: APIRequestContext, donor: Donor, quantity: number): Promise<void> {
  await changeOrderStatus(request, await placeOrder(request, donor, { quantity }), ...changesUntilReceived(quantity));
}

/** The code of the receipt for an order that has come. */
export async function receiptCodeOf(request: APIRequestContext, donor: Donor, id: string): Promise<string> {
  const { data } = await callApi(request, getProfileEndpoint, {}, bearer(await fetchToken(request, donor)));
  return data.orders.find((order: { _id: string }) => order._id === id).receipt.code;
}
