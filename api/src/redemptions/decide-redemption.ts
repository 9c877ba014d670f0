import type { Redemption, RedemptionDecision, RedemptionStatus } from '@kindcrate/contract/redemptions';
import { lockUser } from '../accounts/user-repository.ts';
import { spendCoins } from '../coins/ledger.ts';
import { findBalance } from '../coins/repository.ts';
import type { Database } from '../database/database.ts';
import type { RedemptionRow } from '../database/redemption-rows.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';
import { type Effects, transact } from '../transact.ts';
import { type RedemptionMessage, redemptionMessageKind } from './mail.ts';
import { endRedemption, expireOverdue, findRedemption, findRedemptionOfDonor, isActivePartner } from './repository.ts';

const statusAfter = { approve: 'approved', refuse: 'refused' } as const;

/**
 * Stores the donor's decision. Sending the same decision again, after a lost reply, changes nothing and gets the same reply.
 * @throws Failure when the request belongs to another donor, has ended in another way, or can no longer be approved.
 */
export async function decideRedemption(
  services: Services,
  id: string,
  donorId: string,
  decision: RedemptionDecision,
): Promise<Redemption> {
  // A failure is returned from the transaction rather than thrown, so that the transaction commits what it has already written.
  const failure = await transact(services, async (transaction, effects) => {
    await lockUser(transaction, donorId);
    const now = new Date();
    await expireOverdue(transaction, donorId, now);
    const redemption = await findRedemptionOfDonor(transaction, id, donorId);
    if (!redemption) return redemptionNotFoundFailure();
    if (redemption.status !== 'pending') return endedRequestFailure(redemption.status, decision);
    if (decision === 'approve') return approve(transaction, effects, redemption, now);
    await endRedemption(transaction, id, 'refused', now);
    return undefined;
  });
  if (failure) throw failure;
  const redemption = await findRedemption(services.database, id, donorId);
  if (!redemption) throw redemptionNotFoundFailure();
  return redemption;
}

/** Used for redemptions that do not exist, and for those of other people. */
export function redemptionNotFoundFailure(): Failure {
  return new Failure('not_found.redemption');
}

/** Why a decision about a request that has ended is refused; undefined when the same decision ended the request. */
function endedRequestFailure(
  status: Exclude<RedemptionStatus, 'pending'>,
  decision: RedemptionDecision,
): Failure | undefined {
  if (status === 'expired') return new Failure('redemption_expired.overdue');
  return status === statusAfter[decision] ? undefined : new Failure(`already_decided.${status}`);
}

/**
 * Spends the coins. If that is impossible, ends the request, so that nobody keeps waiting: it counts as expired when the partner can
 * no longer redeem coins for the brand, and as refused when the donor no longer has enough coins.
 */
async function approve(
  transaction: Database,
  effects: Effects,
  redemption: RedemptionRow,
  now: Date,
): Promise<Failure | undefined> {
  const { id, donor_id, partner_id, brand_id, coins } = redemption;
  if (!(await isActivePartner(transaction, partner_id, brand_id))) {
    await endRedemption(transaction, id, 'expired', now);
    return new Failure('redemption_expired.withdrawn');
  }
  if ((await findBalance(transaction, donor_id)) < coins) {
    await endRedemption(transaction, id, 'refused', now);
    return new Failure('not_enough_coins.not_covered');
  }
  await spendCoins(transaction, redemption, now);
  effects.countCoins({ kind: 'spent', coins });
  const message: RedemptionMessage = { redemptionId: id };
  await addMessage(transaction, redemptionMessageKind, message, now.toISOString());
  await endRedemption(transaction, id, 'approved', now);
  effects.wakeMail();
  return undefined;
}
