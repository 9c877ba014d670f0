import { formatMessage } from '@kindcrate/contract/message-format';
import type { Payment } from '@kindcrate/contract/payments';
import { formatMoneyWithCode } from '../../lib/money.ts';
import { paymentReceiptPath } from '../../lib/payment-receipt-path.ts';
import type { ThanksCopy } from './copy.ts';
import { Links, Outcome } from './Outcome.tsx';

interface Props {
  id: string;
  /** As the API reports it; undefined if no request to the API succeeded. */
  payment: Payment | undefined;
  copy: ThanksCopy;
  onRetry: () => void;
  onCheckAgain: () => void;
}

/** The outcome of a payment, and what to do next. */
export function ConfirmationView({ id, payment, copy, onRetry, onCheckAgain }: Props) {
  const status = payment?.status ?? 'pending';
  const { title, text } = payment ? copy.results[status] : copy.unreachable;
  const values = payment && {
    amount: formatMoneyWithCode(payment),
    recipient: payment.recipient,
    number: payment.number,
  };
  const button = { pending: [copy.checkAgain, onCheckAgain], declined: [copy.tryAgain, onRetry] } as const;
  const [label, onClick] = status === 'pending' || status === 'declined' ? button[status] : [];
  const receipt = status === 'declined' ? [] : [{ label: copy.receipt, href: paymentReceiptPath(id) }];
  return (
    <Outcome title={title} text={formatMessage(text, values ?? {})} hasPicture={status === 'accepted'}>
      {label && (
        <button className="button" type="button" onClick={onClick}>
          {label}
        </button>
      )}
      <Links links={[...receipt, ...copy.links]} isSecondary={label !== undefined} />
    </Outcome>
  );
}
