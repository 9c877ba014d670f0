import { setImmediate as nextTurn } from 'node:timers/promises';
import { redactAuditEntries } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { deleteImage } from '../images/repository.ts';
import { erasedText } from '../texts/texts.ts';
import type { Effects } from '../transact.ts';
import { eraseOrderDetails } from './erasure-repository.ts';
import { removeOutcomes } from './write-outcome.ts';

/** How many orders are erased at a time. A batch takes a few milliseconds, and other requests run between two batches. */
const batchSize = 50;

/**
 * Removes all personal data from orders: what was written about them, their outcomes, addresses, phone numbers and photos.
 * Their numbers, statuses, quantities and times stay. The row of the placeholder photo must exist.
 */
export async function eraseOrders(
  transaction: Database,
  effects: Effects,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const photoIds = new Set<string>();
  for (let start = 0; start < orderIds.length; start += batchSize) {
    const ids = orderIds.slice(start, start + batchSize);
    for (const id of await eraseOrderDetails(transaction, ids, erasedText('items'))) photoIds.add(id);
    await removeOutcomes(transaction, effects, ids);
    await redactAuditEntries(transaction, { subjectKind: 'order', subjectIds: ids, shorten: shortenToTransition, now });
    await nextTurn();
  }
  effects.invalidateTimes();
  for (const id of photoIds) {
    const name = await deleteImage(transaction, id);
    if (name) effects.removeImages([name]);
    await nextTurn();
  }
}

/**
 * Keeps only the transition of a detail such as `accepted → received: 3 pieces, 13 coins, a reason`. The pieces are still
 * in the order, and the coins in the ledger.
 */
function shortenToTransition(detail: string): string {
  return detail.split(':', 1)[0] ?? '';
}
