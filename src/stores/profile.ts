import { cancelOrderEndpoint, type Order } from '@kindcrate/contract/orders';
import { getProfileEndpoint, type Profile } from '@kindcrate/contract/profile';
import { updateReceiptEndpoint } from '@kindcrate/contract/receipts';
import { atom, onMount } from 'nanostores';
import { ApiError } from '../lib/reply.ts';
import { setRedemptionCode } from './redemption-code.ts';
import { requestInSession } from './session-requests.ts';

export type ProfileState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; profile: Profile };

/** The donor's own profile; requested when a page first looks at it. */
export const $profile = atom<ProfileState>({ state: 'loading' });

/** Asks for the profile (again). A failure is logged, and leaves the state `failed`. */
export async function loadProfile(): Promise<void> {
  $profile.set({ state: 'loading' });
  try {
    hold((await requestInSession(getProfileEndpoint)).data);
  } catch (error) {
    console.error(error);
    $profile.set({ state: 'failed' });
  }
}

/** Asks again while the profile that is there stays. A failure is logged, and changes nothing. */
export async function refreshProfile(): Promise<void> {
  try {
    hold((await requestInSession(getProfileEndpoint)).data);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Takes an own donation back.
 * @returns what the API says of it
 * @throws ApiError when it is refused; when that is because it is too late, the profile says by then how far the donation is
 */
export async function cancelOrder(id: string): Promise<string> {
  try {
    const { message, data } = await requestInSession(cancelOrderEndpoint, { parameters: { id } });
    changeOrder(id, data);
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await refreshProfile();
    throw error;
  }
}

/** Lets the receipt of an own donation say who gave, or not; gives what the API says of it. */
export async function showNameOnReceipt(id: string, showName: boolean): Promise<string> {
  const { message, data } = await requestInSession(updateReceiptEndpoint, { parameters: { id }, body: { showName } });
  changeOrder(id, { receipt: data });
  return message;
}

function changeOrder(id: string, changes: Partial<Order>): void {
  const current = $profile.get();
  if (current.state !== 'ready') return;
  const orders = current.profile.orders.map((order) => (order._id === id ? { ...order, ...changes } : order));
  $profile.set({ state: 'ready', profile: { ...current.profile, orders } });
}

function hold(profile: Profile): void {
  setRedemptionCode(profile);
  $profile.set({ state: 'ready', profile });
}

onMount($profile, () => {
  if (typeof window !== 'undefined') void loadProfile();
});
