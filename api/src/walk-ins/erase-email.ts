import type { Database } from '../database/database.ts';
import { removeCounter } from '../rate-limits/repository.ts';
import { deleteClaimLinksTo } from './claim-link-repository.ts';
import { removeContacts } from './contact-repository.ts';
import { giftCounterKey } from './limits.ts';

/**
 * Removes a confirmed email from all data about walk-ins, with the contact details that came with it. The orders stay,
 * without a donor.
 */
export async function eraseEmail(transaction: Database, email: string): Promise<void> {
  await removeContacts(transaction, await deleteClaimLinksTo(transaction, email));
  await removeCounter(transaction, giftCounterKey(email));
}
