import type { Decision, Redemption, RedemptionStatus } from '@kindcrate/contract/redemptions';
import { lockUser } from '../accounts/user-repository.ts';
import { addSpending, findBalance } from '../coins/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { RedemptionRow } from '../database/schema.ts';
import { isStorageFull } from '../database/storage-full.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { type CodeState, findCodeState, useUpCode } from './code-repository.ts';
import { takesCoinsFor } from './partner-repository.ts';
import {
  endRedemption,
  expireOverdue,
  findDonorOfOverdue,
  findRedemption,
  findRedemptionOfDonor,
  insertRedemption,
} from './repository.ts';

/** The kind of the message that tells a donor about spent coins. */
export const redemptionMessageKind = 'redemption approved';

export interface RedemptionMessage {
  redemptionId: string;
}

/** What became of a request: stored, or refused with nothing changed. */
export type Asked =
  | { outcome: 'stored' | 'key taken' | Exclude<CodeState, 'usable'> }
  | { outcome: 'too much'; most: number };

class KeyTakenError extends Error {}

/** Uses up a code and stores what is asked for it, both or neither. The redemption has the id of the code. */
export async function addRedemption(database: Database, redemption: RedemptionRow, now: Date): Promise<Asked> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await lockUser(transaction, redemption.donor_id);
      await expireOverdue(transaction, redemption.donor_id, now);
      return store(transaction, redemption, now);
    });
  } catch (error) {
    if (error instanceof KeyTakenError) return { outcome: 'key taken' };
    throw error;
  }
}

async function store(transaction: Database, redemption: RedemptionRow, now: Date): Promise<Asked> {
  const state = await findCodeState(transaction, redemption.id, now);
  if (state !== 'usable') return { outcome: state };
  const most = await findBalance(transaction, redemption.donor_id);
  if (most < redemption.coins) return { outcome: 'too much', most };
  if (!(await useUpCode(transaction, redemption.id, now))) return { outcome: 'expired' };
  if (!(await insertRedemption(transaction, redemption))) throw new KeyTakenError();
  return { outcome: 'stored' };
}

/** The status that an answer found, and the one that it left. */
export interface Decided {
  before: RedemptionStatus;
  after: RedemptionStatus;
}

/**
 * Takes a donor's answer, once. Approving writes the spending, the status and the message about it together. When the
 * coins have gone elsewhere meanwhile it ends the request as refused, and as expired when the one who asked takes no
 * coins for the brand any more, so that nobody waits for it any longer.
 * @returns nothing when the donor has no such request.
 */
export async function decideRedemption(
  database: Database,
  id: string,
  donorId: string,
  decision: Decision,
): Promise<Decided | undefined> {
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, donorId);
    const now = new Date();
    await expireOverdue(transaction, donorId, now);
    const redemption = await findRedemptionOfDonor(transaction, id, donorId);
    if (!redemption) return undefined;
    const { status } = redemption;
    if (status !== 'pending') return { before: status, after: status };
    const after = decision === 'approve' ? await approve(transaction, redemption, now) : 'refused';
    await endRedemption(transaction, id, after, now);
    return { before: 'pending', after };
  });
}

/** @returns the status that it leads to; nothing is spent unless it is `approved`. */
async function approve(transaction: Database, redemption: RedemptionRow, now: Date) {
  const { donor_id, partner_id, brand_id, coins } = redemption;
  if (!(await takesCoinsFor(transaction, partner_id, brand_id))) return 'expired';
  if ((await findBalance(transaction, donor_id)) < coins) return 'refused';
  await spend(transaction, redemption, now);
  return 'approved';
}

async function spend(transaction: Database, redemption: RedemptionRow, now: Date): Promise<void> {
  await addSpending(transaction, redemption, now);
  const message: RedemptionMessage = { redemptionId: redemption.id };
  await addMessage(transaction, redemptionMessageKind, message, now.toISOString());
}

/**
 * What became of a redemption, for its donor and its partner. That it ran out is written before anybody is told so, or a
 * clock that goes back, or that of another server, would let the donor approve what the partner gave up.
 */
export async function followRedemption(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<Redemption | undefined> {
  const donorId = await findDonorOfOverdue(database, id, now);
  if (donorId !== undefined) await endOverdue(database, donorId, now);
  return findRedemption(database, id, userId);
}

/** While the disk is full it cannot be written, and so nobody is told: the request can be seen, and waits on. */
async function endOverdue(database: Database, donorId: string, now: Date): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      await lockUser(transaction, donorId);
      await expireOverdue(transaction, donorId, now);
    });
  } catch (error) {
    if (!isStorageFull(error as Error)) throw error;
  }
}
