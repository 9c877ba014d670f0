import { decideRedemptionEndpoint, type RedemptionDecision } from '@kindcrate/contract/redemptions';
import { ApiError } from '../lib/api-error.ts';
import { $approval, showOutcome } from './pending-redemptions.ts';
import { requestInSession } from './session-requests.ts';

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
    // The API refused the answer: the request was answered on another device, or it expired.
    if (error.code) await showOutcome(redemption, error.message);
  }
}
