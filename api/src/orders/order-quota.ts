import { isOpen } from '@kindcrate/contract/order-transitions';
import { orderStatuses } from '@kindcrate/contract/orders';
import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countOrdersOfUser } from './repository.ts';

const openStatuses = orderStatuses.filter(isOpen);

/**
 * Checks that an account may place another order.
 * @param max how many open orders an account may have
 * @throws Failure `conflict`.
 */
export async function requireOrderQuota(database: Database, userId: string, max: number): Promise<void> {
  if ((await countOrdersOfUser(database, userId, openStatuses)) < max) return;
  throw new Failure('conflict.open_orders', { values: { max } });
}

/** The same in the transaction that places the order, where no other order of the account can come in between. */
export async function requireOrderQuotaLocked(transaction: Database, userId: string, max: number): Promise<void> {
  await lockUser(transaction, userId);
  await requireOrderQuota(transaction, userId, max);
}
