import {
  type Decision,
  decideRedemptionEndpoint,
  getRedemptionEndpoint,
  listPendingRedemptionsEndpoint,
  type Redemption,
} from '@kindcrate/contract/redemptions';
import { atom } from 'nanostores';
import { pollWhileVisible } from '../lib/poll.ts';
import { ApiError } from '../lib/reply.ts';
import { onMountInBrowser } from './resource.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

export interface Approval {
  /** The request that waits for the donor, or that was just answered. */
  redemption: Redemption;
  isSending: boolean;
  /** Why the answer did not count; empty when no answer came from the API at all. */
  problem?: string;
}

/** What a partner asks of the donor just now; looked for as long as somebody looks at it. */
export const $approval = atom<Approval | undefined>();

/** Milliseconds between two looks. */
const pause = 3_000;

/** Answers the request that waits. A failure stays beside the request, which can be answered again. */
export async function decide(decision: Decision): Promise<void> {
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
    // An answer of the API that says no: the request has come to its end otherwise.
    if (error.code) await follow(redemption, error.message);
  }
}

/** Puts away a request that has come to its end. */
export function closeApproval(): void {
  $approval.set(undefined);
}

/** Shows what became of a request that does not wait any more. */
async function follow({ _id }: Redemption, problem?: string): Promise<void> {
  try {
    const { data } = await requestInSession(getRedemptionEndpoint, { parameters: { id: _id } });
    $approval.set({ redemption: data, isSending: false, ...(problem && { problem }) });
  } catch (error) {
    console.error(error);
  }
}

/** One at a time, the oldest first; what was answered stays until it is put away. */
async function look(): Promise<void> {
  const current = $approval.get();
  if (current && (current.isSending || current.redemption.status !== 'pending')) return;
  try {
    const { result } = await requestInSession(listPendingRedemptionsEndpoint);
    if ($approval.get() !== current) return;
    if (current) {
      if (!result.some(({ _id }) => _id === current.redemption._id)) await follow(current.redemption);
    } else if (result[0]) $approval.set({ redemption: result[0], isSending: false });
  } catch (error) {
    console.error(error);
  }
}

onMountInBrowser($approval, () => {
  if (!$token.get()) return undefined;
  return pollWhileVisible(look, pause);
});
