import { paymentNumber } from '@kindcrate/contract/payment-number';
import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { PaymentTotal, StaffPayment } from '@kindcrate/contract/staff-payments';
import type { Database } from '../database/database.ts';
import type { PaymentRow } from '../database/payment-rows.ts';
import { type Cursor, isOlderThan, mapPage, type Page, pageSize, takePage, timeCursor } from '../paging/page.ts';

/** One page of the payments, newest first. */
export async function listPayments(
  database: Database,
  status: PaymentStatus | undefined,
  after: Cursor | undefined,
): Promise<Page<StaffPayment>> {
  const rows = await selectPayments(database)
    .$call((query) => (status ? query.where('payments.status', '=', status) : query))
    .$call((query) => (after ? query.where(isOlderThan('payments', after)) : query))
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, timeCursor), toStaffPayment);
}

/** Adds up payments by provider, currency and status. An index contains all columns of this query. */
export async function sumPayments(database: Database): Promise<PaymentTotal[]> {
  return database
    .selectFrom('payments')
    .select(['provider', 'currency', 'status'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('amount').as('amount')])
    .groupBy(['provider', 'currency', 'status'])
    .orderBy('provider')
    .orderBy('currency')
    .orderBy('status')
    .execute();
}

/** The payments that an account started, newest first. */
export async function listPaymentsOfDonor(database: Database, donorId: string): Promise<PaymentRow[]> {
  return database
    .selectFrom('payments')
    .selectAll()
    .where('donor_id', '=', donorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Makes the payments of an account anonymous. */
export async function anonymizePayments(database: Database, donorId: string): Promise<void> {
  await database.updateTable('payments').set({ donor_id: null }).where('donor_id', '=', donorId).execute();
}

function selectPayments(database: Database) {
  return database
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.donor_id')
    .select(['payments.id', 'payments.amount', 'payments.currency', 'payments.status', 'payments.provider'])
    .select(['payments.reference', 'payments.created_at', 'payments.paid_at', 'payments.mismatch'])
    .select(['users.id as donor_id', 'users.username']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

function toStaffPayment(row: Row): StaffPayment {
  const { id, amount, currency, status, provider, reference, mismatch, donor_id, username } = row;
  return {
    _id: id,
    number: paymentNumber(id),
    amount,
    currency,
    status,
    provider,
    reference,
    mismatch,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    donor: donor_id === null || username === null ? null : { _id: donor_id, name: username },
  };
}
