import {
  decideRedemptionEndpoint,
  getRedemptionEndpoint,
  listPendingRedemptionsEndpoint,
  type Redemption,
  type RedemptionDecision,
} from '@kindcrate/contract/redemptions';
import { atom } from 'nanostores';
import { pollWhileVisible } from '../lib/poll.ts';
import { ApiError } from '../lib/reply.ts';
import { onMountInBrowser } from './resource.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

export interface Approval {
  /** The request that is waiting for the donor's answer, or that was just answered. */
  redemption: Redemption;
  isSending: boolean;
  /** The API's message if the answer failed; empty if the API gave none. */
  problem?: string;
}

/** The oldest request that is waiting for the donor's answer. Polled while it has subscribers. */
export const $approval = atom<Approval | undefined>();

/** In milliseconds. */
const pollInterval = 3_000;

/** Answers the waiting request. After a failure the request stays, with the problem, and can be answered again. */
export async function decideRedemption(decision: RedemptionDecision): Promise<void> {
  const approval = $approval.get();
  if (!approval || approval.isSending) return;
  const { redemption } = approval;
  $approval.set({ redemption, isSending: true });
  try {
    const body = { decision };
    const { data } = await requestInSession(decideRedemptionEndpoint, { parameters: { id: redemption._id }, body });
    $approval.set({ redemption: data, isSending: false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    $approval.set({ redemption, isSending: false, problem: error.message });
    // The API refused the answer: the request was answered elsewhere, or it expired.
    if (error.code) await showOutcome(redemption, error.message);
  }
}

/** Dismisses a request that was answered or expired. */
export function closeApproval(): void {
  $approval.set(undefined);
}

/** Shows the outcome of a request that is no longer pending. */
async function showOutcome({ _id }: Redemption, problem?: string): Promise<void> {
  try {
    const { data } = await requestInSession(getRedemptionEndpoint, { parameters: { id: _id } });
    $approval.set({ redemption: data, isSending: false, ...(problem && { problem }) });
  } catch (error) {
    console.error(error);
  }
}

/** Shows one request at a time, oldest first. An answered one stays until it is dismissed. */
async function checkPending(): Promise<void> {
  const current = $approval.get();
  if (current && (current.isSending || current.redemption.status !== 'pending')) return;
  try {
    const { result } = await requestInSession(listPendingRedemptionsEndpoint);
    // The request was answered or dismissed in the meantime.
    if ($approval.get() !== current) return;
    if (current) {
      if (!result.some(({ _id }) => _id === current.redemption._id)) await showOutcome(current.redemption);
    } else if (result[0]) $approval.set({ redemption: result[0], isSending: false });
  } catch (error) {
    console.error(error);
  }
}

onMountInBrowser($approval, () => {
  if (!$token.get()) return undefined;
  return pollWhileVisible(checkPending, pollInterval);
});
