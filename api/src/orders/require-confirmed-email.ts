import { findUser, lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countOpenOrders } from './repository.ts';

/** Orders that an account can have open before its email is confirmed. */
const maxOpenOrders = 3;

/** Refuses another order early, before its image costs anything. @throws Failure `email_unconfirmed`. */
export async function requireRoomForOrder(database: Database, userId: string): Promise<void> {
  const user = await findUser(database, userId);
  if (user?.email_confirmed_at) return;
  if ((await countOpenOrders(database, userId)) >= maxOpenOrders) throw tooManyOrders();
}

/** The same after an order was added. Locks the account, so that of many orders at once, no more are added. */
export async function requireFewOrders(transaction: Database, userId: string): Promise<void> {
  const user = await findUser(transaction, userId);
  if (user?.email_confirmed_at) return;
  await lockUser(transaction, userId);
  if ((await countOpenOrders(transaction, userId)) > maxOpenOrders) throw tooManyOrders();
}

function tooManyOrders(): Failure {
  return new Failure('email_unconfirmed.orders', { values: { max: maxOpenOrders } });
}
