import { isOpen } from '@kindcrate/contract/order-transitions';
import { orderStatuses } from '@kindcrate/contract/orders';
import { findUser, lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countOrdersOfUser } from './repository.ts';

const openStatuses = orderStatuses.filter(isOpen);
/** The maximum number of open orders before the account's email is confirmed. */
const maxUnconfirmed = 3;

/**
 * Checks that an account may place another order.
 * @param max how many open orders an account may have
 * @throws Failure `conflict`; `email_unconfirmed` when the account has to confirm its email first.
 */
export async function requireOrderQuota(database: Database, userId: string, max: number): Promise<void> {
  const open = await countOrdersOfUser(database, userId, openStatuses);
  if (open >= max) throw new Failure('conflict.open_orders', { values: { max } });
  if (open < maxUnconfirmed) return;
  const user = await findUser(database, userId);
  if (!user?.email_confirmed_at) throw new Failure('email_unconfirmed.orders', { values: { max: maxUnconfirmed } });
}

/**
 * Does the same as `requireOrderQuota` in the transaction that places the order, and locks the account, so that it cannot
 * place another order at the same time.
 * @throws Failure `unauthorized` when the account has just been deleted; or what `requireOrderQuota` throws.
 */
export async function lockAndRequireOrderQuota(transaction: Database, userId: string, max: number): Promise<void> {
  const user = await lockUser(transaction, userId);
  if (!user || user.deleted_at !== null) throw new Failure('unauthorized.session_ended');
  await requireOrderQuota(transaction, userId, max);
}
