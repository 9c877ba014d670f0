import type { PaymentStatus } from '@kindcrate/contract/payments';
import { listStaffPaymentsEndpoint, type PaymentTotal, type StaffPayment } from '@kindcrate/contract/staff-payments';
import { atom } from 'nanostores';
import { createPagedList, noFilter } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** The totals of all payments, whatever the filter; undefined until the first page has loaded. */
export const $paymentTotals = atom<PaymentTotal[] | undefined>();

/** The payments with a status, or all of them, newest first. */
export const staffPayments = createPagedList<PaymentStatus | undefined, StaffPayment>(async (status, after) => {
  const { totals, ...page } = await requestInSession(listStaffPaymentsEndpoint, { query: { status, after } });
  $paymentTotals.set(totals);
  return page;
}, noFilter);
