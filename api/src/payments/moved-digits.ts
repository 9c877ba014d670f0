import type { Database } from '../database/database.ts';
import type { SignedFields } from './paymob-signature.ts';
import { isId } from './paymob-transaction.ts';
import { listKnownOrders } from './repository.ts';

/**
 * Detects a forged report in which digits were moved from one id to its neighbor. That leaves the signature valid, because Paymob
 * signs its fields `order` and `owner` with nothing between them, and likewise `id` and `integration_id`. Both parts still look
 * like ids, so only our own payments can show where the first one ends: a payment is stored before anyone can pay it.
 */
export async function hasMovedDigits(database: Database, fields: SignedFields): Promise<boolean> {
  const orders = splitsOf(fields.order + fields.owner).map(([order]) => order);
  const known = await listKnownOrders(database, 'paymob', orders);
  const payment = known.find(({ provider_order }) => provider_order === fields.order);
  if (!payment) return known.length > 0;
  const { integration } = payment;
  const couldBeOurs = splitsOf(fields.id + fields.integration_id).some(([, second]) => second === integration);
  return couldBeOurs && fields.integration_id !== integration;
}

/** All pairs of ids that form these digits when they are joined. */
function splitsOf(digits: string): [first: string, second: string][] {
  return Array.from(digits, (_, index): [string, string] => [digits.slice(0, index), digits.slice(index)]).filter(
    ([first, second]) => isId(first) && isId(second),
  );
}
