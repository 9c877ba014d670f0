import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { fillPath } from '@kindcrate/contract/path-params';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import type { APIRequestContext } from 'playwright/test';
import { callApi, type Donor, fetchToken } from './accounts.ts';
import { plainPhoto } from './photos.ts';
import { bearer, staff } from './staff.ts';

type StatusChange = { status: string; reason?: string; quantity?: number };

/** Places an order as the donation form would. Returns the order's id. */
export async function placeOrder(
  request: APIRequestContext,
  donor: Donor,
  values: { itemsName?: string; quantity?: number } = {},
): Promise<string> {
  const { result: organizations } = await callApi(request, listOrganizationsEndpoint);
  const { itemsName = 'Winter coats', quantity = 1 } = values;
  const multipart = {
    charity: organizations[0]._id,
    itemsName,
    location: '4 Mill Lane',
    quantity: `${quantity}`,
    phone: '01234567890',
    image: await plainPhoto('green'),
  };
  const headers = bearer(await fetchToken(request, donor));
  const response = await request.post(`/api${placeOrderEndpoint.path}`, { multipart, headers });
  if (!response.ok()) throw new Error(`The donation was refused: ${await response.text()}`);
  return (await response.json()).data._id;
}

/** Applies the status changes to an order one by one, as staff. */
export async function changeOrderStatus(
  request: APIRequestContext,
  id: string,
  ...changes: StatusChange[]
): Promise<void> {
  const call = { ...changeOrderStatusEndpoint, path: fillPath(changeOrderStatusEndpoint.path, { id }) };
  const headers = bearer(await fetchToken(request, staff));
  for (const change of changes) await callApi(request, call, change, headers);
}

/** The status changes of a new order up to and including the one that marks the given number of pieces as received. */
export const changesUntilReceived = (quantity: number): StatusChange[] => [
  { status: 'under review' },
  { status: 'accepted' },
  { status: 'received', quantity },
];

/** Places an order and marks all its pieces as received, which earns the donor 10 coins plus one per piece. */
export async function placeReceivedOrder(request: APIRequestContext, donor: Donor, quantity: number): Promise<void> {
  await changeOrderStatus(request, await placeOrder(request, donor, { quantity }), ...changesUntilReceived(quantity));
}

/** Fetches the receipt code of a received order. */
export async function fetchReceiptCode(request: APIRequestContext, donor: Donor, id: string): Promise<string> {
  const { data } = await callApi(request, getProfileEndpoint, {}, bearer(await fetchToken(request, donor)));
  return data.orders.find((order: { _id: string }) => order._id === id).receipt.code;
}
