import type { Redemption } from '@kindcrate/contract/redemptions';
import { atom } from 'nanostores';
import { pendingRedemptionsEndpoint, redemptionEndpoint } from '../lib/pending-redemptions.build.ts';
import { pollWhileVisible } from '../lib/poll.ts';
import { readToken } from '../lib/token.ts';
import { onMountInBrowser } from './on-mount-in-browser.ts';
import { readInSession } from './session-reads.ts';

export interface Approval {
  /** The request that is waiting for the donor's answer, or that was just answered. */
  redemption: Redemption;
  isSending: boolean;
  /** The API's message if the answer failed; empty if the API sent none. */
  problem?: string;
}

/**
 * The oldest request that is waiting for the donor's answer, or one that has ended, until it is dismissed. Polled while it has
 * subscribers.
 */
export const $approval = atom<Approval | undefined>();

/** In milliseconds. */
const pollInterval = 3_000;

/** Dismisses a request that was answered or expired. */
export function closeApproval(): void {
  $approval.set(undefined);
}

/** Shows the outcome of a request that is no longer pending. */
export async function showOutcome({ _id }: Redemption, problem?: string): Promise<void> {
  try {
    const { data } = await readInSession(redemptionEndpoint, { parameters: { id: _id } });
    $approval.set({ redemption: data, isSending: false, ...(problem && { problem }) });
  } catch (error) {
    console.error(error);
  }
}

/** Shows one request at a time, oldest first. An answered request stays until it is dismissed. */
async function checkPending(): Promise<void> {
  const current = $approval.get();
  if (current && (current.isSending || current.redemption.status !== 'pending')) return;
  try {
    const { result } = await readInSession(pendingRedemptionsEndpoint);
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
  if (!readToken()) return undefined;
  return pollWhileVisible(checkPending, pollInterval);
});
