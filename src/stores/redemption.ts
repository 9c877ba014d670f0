import type { ReplyOf } from '@kindcrate/contract/endpoint';
import {
  getRedemptionEndpoint,
  lookUpCodeEndpoint,
  type Redemption,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import { atom } from 'nanostores';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { pollWhileVisible } from '../lib/poll.ts';
import { ApiError } from '../lib/reply.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { onMountInBrowser } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** How far a partner has come with a customer. */
export type RedemptionStep =
  /** `problem` says why the code before was given up. */
  | { step: 'code'; problem?: string }
  | ({ step: 'coins'; code: string } & ReplyOf<typeof lookUpCodeEndpoint>['data'])
  | { step: 'waiting'; redemption: Redemption; isOffline: boolean }
  | { step: 'done'; redemption: Redemption };

export const $redemption = atom<RedemptionStep>({ step: 'code' });

/** Milliseconds between two questions for the donor's answer. */
const pause = 2_000;
/** Where a reload finds the request that waits. */
const key = storageKeys.redemption;

/** Asks whose code it is. @throws ApiError */
export async function lookUpCode(code: string): Promise<void> {
  const { data } = await requestInSession(lookUpCodeEndpoint, { body: { code } });
  $redemption.set({ step: 'coins', code, ...data });
}

/** One for each code and number of coins: a second try after a lost answer asks for nothing twice. */
const attempt = { what: '', key: '' };

/** Asks the donor for coins. A code that is good no longer leads back to the first step. @throws ApiError */
export async function requestRedemption(code: string, coins: number): Promise<void> {
  const what = `${code} ${coins}`;
  if (attempt.what !== what) Object.assign(attempt, { what, key: newIdempotencyKey() });
  try {
    const { data } = await requestInSession(requestRedemptionEndpoint, {
      body: { code, coins },
      idempotencyKey: attempt.key,
    });
    sessionStorage.setItem(key, data._id);
    show(data);
  } catch (error) {
    if (!(error instanceof ApiError && error.fields.code)) throw error;
    $redemption.set({ step: 'code', problem: error.message });
  }
}

/** Starts again with another customer. */
export function startOver(): void {
  sessionStorage.removeItem(key);
  $redemption.set({ step: 'code' });
}

function show(redemption: Redemption): void {
  const isPending = redemption.status === 'pending';
  $redemption.set(isPending ? { step: 'waiting', redemption, isOffline: false } : { step: 'done', redemption });
}

/** Asks what became of a request. One that nobody knows is forgotten; without an answer, the last one stands. */
async function ask(id: string): Promise<void> {
  try {
    const { data } = await requestInSession(getRedemptionEndpoint, { parameters: { id } });
    if (idUnderWay() === id) show(data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return startOver();
    const current = $redemption.get();
    if (current.step === 'waiting') $redemption.set({ ...current, isOffline: true });
  }
}

function idUnderWay(): string | null {
  return $redemption.get().step === 'done' ? null : sessionStorage.getItem(key);
}

onMountInBrowser($redemption, () => {
  return pollWhileVisible(async () => {
    const id = idUnderWay();
    if (id) await ask(id);
  }, pause);
});
