import {
  getRedemptionEndpoint,
  lookUpCodeEndpoint,
  type Redemption,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import { atom } from 'nanostores';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { pollWhileVisible } from '../lib/poll.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { onMountInBrowser } from './on-mount-in-browser.ts';
import { requestInSession } from './session-requests.ts';

/** The partner's current step with a donor. */
export type RedemptionStep =
  /** `problem` explains why the previous code did not work. */
  | { step: 'code'; problem?: string }
  /** `maxCoins` is the donor's balance. */
  | { step: 'coins'; code: string; firstName: string; maxCoins: number }
  | { step: 'waiting'; redemption: Redemption; isOffline: boolean }
  | { step: 'done'; redemption: Redemption };

export const $redemption = atom<RedemptionStep>({ step: 'code' });

/** In milliseconds. */
const pollInterval = 2_000;
/** The stored value is the id of the pending request, so that a reload can continue with it. */
const storageKey = storageKeys.redemption;

/** Looks up the donor of a code. @throws ApiError */
export async function lookUpCode(code: string): Promise<void> {
  const { data } = await requestInSession(lookUpCodeEndpoint, { body: { code } });
  $redemption.set({ step: 'coins', code, firstName: data.firstName, maxCoins: data.most });
}

/** One key for each code and amount, so that a retry after a lost reply does not request the coins twice. */
const attempt = { request: '', key: '' };

/** Asks the donor for coins. If the code is no longer valid, goes back to the first step. @throws ApiError */
export async function requestRedemption(code: string, coins: number): Promise<void> {
  const request = `${code} ${coins}`;
  if (attempt.request !== request) Object.assign(attempt, { request, key: newIdempotencyKey() });
  try {
    const { data } = await requestInSession(requestRedemptionEndpoint, {
      body: { code, coins },
      idempotencyKey: attempt.key,
    });
    sessionStorage.setItem(storageKey, data._id);
    showRedemption(data);
  } catch (error) {
    if (!(error instanceof ApiError && error.fields.code)) throw error;
    $redemption.set({ step: 'code', problem: error.message });
  }
}

/** Starts over with the next donor. */
export function startOver(): void {
  sessionStorage.removeItem(storageKey);
  $redemption.set({ step: 'code' });
}

function showRedemption(redemption: Redemption): void {
  const isPending = redemption.status === 'pending';
  $redemption.set(isPending ? { step: 'waiting', redemption, isOffline: false } : { step: 'done', redemption });
}

/** Updates the status of a request. Starts over if the API does not know the request; after other failures, sets `isOffline`. */
async function refreshRedemption(id: string): Promise<void> {
  try {
    const { data } = await requestInSession(getRedemptionEndpoint, { parameters: { id } });
    if (getPendingId() === id) showRedemption(data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return startOver();
    const current = $redemption.get();
    if (current.step === 'waiting') $redemption.set({ ...current, isOffline: true });
  }
}

/** Returns the id of the request whose outcome is not known yet. */
function getPendingId(): string | null {
  return $redemption.get().step === 'done' ? null : sessionStorage.getItem(storageKey);
}

onMountInBrowser($redemption, () => {
  return pollWhileVisible(async () => {
    const id = getPendingId();
    if (id) await refreshRedemption(id);
  }, pollInterval);
});
