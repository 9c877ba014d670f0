import type { StaffPayment } from '@kindcrate/contract/staff-payments';
import { formatMoneyWithCode } from '../../../lib/money.ts';
import { paymentReceiptPath } from '../../../lib/payment-receipt-path.ts';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Time } from '../../../ui/time/Time.tsx';
import type { PaymentsCopy } from './copy.ts';
import { hasUnknownAmount } from './unknown-amount.ts';

interface Props {
  payment: StaffPayment;
  copy: PaymentsCopy;
}

/** One payment, with its mismatch if it has one. */
export function PaymentRow({ payment, copy }: Props) {
  const { _id: id, number, status, provider, reference, createdAt, paidAt, donor, mismatch } = payment;
  const isAmountUnknown = hasUnknownAmount(payment);
  // A payment that was not started here is visible only to staff, so it has no public receipt.
  const hasReceipt = !isAmountUnknown && mismatch !== 'unknownOrder';
  const facts: Fact[] = [
    [copy.number, number],
    [copy.donor, donor?.name ?? copy.noDonor],
    [copy.createdAt, <Time key="created" at={createdAt} showsTime />],
    ...(paidAt ? [[copy.paidAt, <Time key="paid" at={paidAt} showsTime />] as Fact] : []),
    [copy.provider, copy.providers[provider] ?? provider],
    ...(reference ? [[copy.reference, reference] as Fact] : []),
  ];
  return (
    <article className="desk-row" aria-labelledby={`payment-${id}`}>
      <h2 className="desk-title" id={`payment-${id}`}>
        {isAmountUnknown ? copy.unknownAmount : formatMoneyWithCode(payment)}{' '}
        <Status label={copy.statuses[status]} status={status} />
      </h2>
      {mismatch && <p className="desk-row__more notice notice--alert">{copy.mismatches[mismatch]}</p>}
      <div className="desk-row__more">
        <Facts facts={facts} isCompact />
      </div>
      {hasReceipt && (
        <p className="desk-row__note">
          <a href={paymentReceiptPath(id)}>{copy.receipt}</a>
        </p>
      )}
    </article>
  );
}
