import { randomUUID } from 'node:crypto';
import { countDeleted, type Database, lockAvailableRows, lockRows } from '../database/database.ts';
import type { PaymentEventRow, PaymentRow } from '../database/payment-rows.ts';

/** What the caller knows about a payment that was just started. */
export type StartedPayment = Pick<
  PaymentRow,
  | 'id'
  | 'provider'
  | 'token_hash'
  | 'created_at'
  | 'expires_at'
  | 'amount'
  | 'currency'
  | 'recipient'
  | 'provider_order'
  | 'integration'
  | 'donor_id'
>;

/** The values of a payment about which the provider has reported nothing yet. */
const unreported = {
  status: 'pending',
  answered_at: null,
  reference: null,
  paid_at: null,
  mismatch: null,
  receipted_at: null,
} as const;

/**
 * Adds a payment. If the provider reported something about the order before the payment was stored, the payment replaces the row
 * that `addUnknownPayment` created.
 * @returns false when the order belongs to another payment.
 */
export async function insertPayment(database: Database, started: StartedPayment): Promise<boolean> {
  const payment: PaymentRow = { ...started, ...unreported };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_order'])
        .doUpdateSet(payment)
        .where('payments.mismatch', '=', 'unknownOrder'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Adds a row for a provider's order that belongs to no payment, so that staff see it. */
export async function addUnknownPayment(database: Database, event: PaymentEventRow, token_hash: string): Promise<void> {
  const { provider, provider_order, amount, currency, recorded_at: time } = event;
  await database
    .insertInto('payments')
    .values({
      ...unreported,
      ...{ id: randomUUID(), provider, provider_order, currency },
      // The column has 32 bits. The event contains the full amount.
      amount: Math.min(amount, 2_147_483_647),
      token_hash,
      ...{ recipient: '', integration: null, donor_id: null, created_at: time, expires_at: time },
      mismatch: 'unknownOrder',
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_order']).doNothing())
    .execute();
}

export async function findPayment(database: Database, id: string): Promise<PaymentRow | undefined> {
  return database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

type OrderKey = Pick<PaymentRow, 'provider' | 'provider_order'>;

/** The payment of a provider's order. Every order with an event has a payment. */
export async function findPaymentOfOrder(database: Database, order: OrderKey): Promise<PaymentRow> {
  return selectPaymentOfOrder(database, order).executeTakeFirstOrThrow();
}

export async function lockPaymentOfOrder(transaction: Database, order: OrderKey): Promise<PaymentRow> {
  return lockRows(transaction, selectPaymentOfOrder(transaction, order)).executeTakeFirstOrThrow();
}

/** Returns those of the given orders whose payment was started by this API. */
export async function listKnownOrders(
  database: Database,
  provider: string,
  orders: readonly string[],
): Promise<Pick<PaymentRow, 'provider_order' | 'integration'>[]> {
  return database
    .selectFrom('payments')
    .select(['provider_order', 'integration'])
    .where('provider', '=', provider)
    .where('provider_order', 'in', orders)
    .where(({ or, eb }) => or([eb('mismatch', 'is', null), eb('mismatch', '!=', 'unknownOrder')]))
    .execute();
}

function selectPaymentOfOrder(database: Database, { provider, provider_order }: OrderKey) {
  return database
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order', '=', provider_order);
}

/** Locks the payment that a token of this provider belongs to. */
export async function lockPaymentOfToken(
  transaction: Database,
  { provider, token_hash }: Pick<PaymentRow, 'provider' | 'token_hash'>,
): Promise<PaymentRow | undefined> {
  const payment = transaction
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('token_hash', '=', token_hash);
  return lockRows(transaction, payment).executeTakeFirst();
}

export async function updatePayment(database: Database, id: string, changes: Partial<PaymentRow>): Promise<void> {
  await database.updateTable('payments').set(changes).where('id', '=', id).execute();
}

/**
 * Deletes the payments that expired without having been accepted, unless staff have to look into them.
 * @param expiredBefore a time in ISO 8601
 * @returns how many were deleted.
 */
export async function deleteUnpaidPayments(database: Database, expiredBefore: string, limit: number): Promise<number> {
  const unpaid = database
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['pending', 'declined'])
    .where('expires_at', '<', expiredBefore)
    .where('mismatch', 'is', null)
    .limit(limit);
  return countDeleted(database.deleteFrom('payments').where('id', 'in', lockAvailableRows(database, unpaid)));
}

/**
 * Adds an entry to the ledger.
 * @returns false when the ledger already has it.
 */
export async function insertPaymentEvent(database: Database, event: PaymentEventRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'transaction_id', 'kind']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was reported about a payment, oldest first. */
export async function listPaymentEvents(
  database: Database,
  { provider, provider_order }: OrderKey,
): Promise<PaymentEventRow[]> {
  return database
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order', '=', provider_order)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
}
