import type { Database } from '../database/database.ts';
import { deleteImage } from '../images/repository.ts';
import type { Effects } from '../transact.ts';
import { deleteAccounts, lockDeletableAccounts } from './unconfirmed-repository.ts';

/**
 * Deletes up to `limit` accounts that were created before the given time, never confirmed their email, and have nothing that
 * must be kept.
 * @returns how many were deleted.
 */
export async function removeUnconfirmedAccounts(
  transaction: Database,
  effects: Effects,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const accounts = await lockDeletableAccounts(transaction, before, limit);
  if (!accounts.length) return 0;
  await deleteAccounts(
    transaction,
    accounts.map(({ id }) => id),
  );
  for (const { photo_id } of accounts) {
    const name = photo_id && (await deleteImage(transaction, photo_id));
    if (name) effects.removeImages([name]);
  }
  return accounts.length;
}
