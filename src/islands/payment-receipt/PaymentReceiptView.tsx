import { formatMessage } from '@kindcrate/contract/message-format';
import type { Payment } from '@kindcrate/contract/payments';
import type { RefObject } from 'react';
import { formatMoneyWithCode } from '../../lib/money.ts';
import { paymentReceiptPath } from '../../lib/payment-receipt-path.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { type Fact, Facts } from '../../ui/facts/Facts.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import type { PaymentReceiptCopy } from './copy.ts';
import '../../ui/detail/detail.scss';
import '../../styles/blocks/eyebrow.scss';
import '../../styles/blocks/quiet.scss';
import '../../styles/blocks/receipt.scss';

interface Props {
  loaded: ResourceState<Payment>;
  copy: PaymentReceiptCopy;
  siteName: string;
  root?: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
}

/** The receipt of a payment as one printable sheet, which anyone who knows its URL can read. */
export function PaymentReceiptView({ loaded, copy, siteName, root, onRetry }: Props) {
  const { state, data: payment } = loaded;
  const isNotFound = state === 'failed' && loaded.isNotFound;
  return (
    <div className="detail" ref={root} tabIndex={-1} aria-busy={state === 'loading'}>
      {isNotFound && <UnknownPayment {...copy.unknown} />}
      {!isNotFound && (
        <article className="receipt">
          <p className="eyebrow">{formatMessage(copy.eyebrow, { site: siteName })}</p>
          <h1 className="receipt__title">{copy.results[payment?.status ?? 'accepted'].title}</h1>
          {state === 'loading' && (
            <p className="quiet" role="status">
              {copy.loading}
            </p>
          )}
          {state === 'failed' && (
            <TryAgain className="detail__failed" text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />
          )}
          {payment && <PaymentDetails payment={payment} copy={copy} onCheckAgain={onRetry} />}
        </article>
      )}
    </div>
  );
}

/** Not `UnknownDetail`, whose module would load the library for stores. */
function UnknownPayment({ title, text, link }: PaymentReceiptCopy['unknown']) {
  return (
    <div className="detail-unknown">
      <h1 className="detail-unknown__title">{title}</h1>
      <p className="detail-unknown__text">{text}</p>
      <a className="button" href={link.href}>
        {link.label}
      </a>
    </div>
  );
}

interface DetailsProps {
  payment: Payment;
  copy: PaymentReceiptCopy;
  onCheckAgain: () => void;
}

function PaymentDetails({ payment, copy, onCheckAgain }: DetailsProps) {
  const { _id: id, number, recipient, status, createdAt, paidAt } = payment;
  const facts: Fact[] = [
    [copy.number, number],
    [copy.amount, formatMoneyWithCode(payment)],
    [copy.recipient, recipient],
    paidAt ? [copy.paidAt, <Time key="paid" at={paidAt} />] : [copy.createdAt, <Time key="created" at={createdAt} />],
  ];
  return (
    <>
      <p>{copy.results[status].text}</p>
      <Facts facts={facts} />
      <p className="receipt__address">
        {copy.check}
        <br />
        <span>{`${globalThis.location?.origin ?? ''}${paymentReceiptPath(id)}`}</span>
      </p>
      {status === 'pending' ? (
        <button className="button button--small" type="button" onClick={onCheckAgain}>
          {copy.checkAgain}
        </button>
      ) : (
        <button className="receipt__print button button--quiet button--small" type="button" onClick={() => print()}>
          {copy.print}
        </button>
      )}
    </>
  );
}
