import type { Redemption } from '@kindcrate/contract/redemptions';
import { lockUser } from '../accounts/user-repository.ts';
import { isStorageFull } from '../database/errors.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { expireOverdue, findDonorIfOverdue, findRedemption } from './repository.ts';

/**
 * Finds a redemption. An expiry is stored before it is shown: otherwise a clock that is set back, or another server's clock,
 * could let the donor approve a request that the partner has already given up on.
 * @returns undefined when the user is neither the donor nor the partner
 */
export async function viewRedemption(services: Services, id: string, userId: string): Promise<Redemption | undefined> {
  const now = new Date();
  const donorId = await findDonorIfOverdue(services.database, id, now);
  if (donorId !== undefined) await storeExpiry(services, donorId, now);
  return findRedemption(services.database, id, userId);
}

/** On a full disk, the expiry cannot be stored, so it is not shown either: the redemption can still be read, as pending. */
async function storeExpiry(services: Services, donorId: string, now: Date): Promise<void> {
  try {
    await transact(services, async (transaction) => {
      await lockUser(transaction, donorId);
      await expireOverdue(transaction, donorId, now);
    });
  } catch (error) {
    if (!isStorageFull(error as Error)) throw error;
  }
}
