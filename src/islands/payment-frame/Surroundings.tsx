import { formatMessage } from '@kindcrate/contract/message-format';
import { formatMoneyWithCode } from '../../lib/money.ts';
import { Amounts } from './Amounts.tsx';
import type { PaymentViewProps } from './payment-view-props.ts';
import type { OpenPayment } from './start-payment.ts';
import { Thanks } from './Thanks.tsx';

interface Props extends PaymentViewProps {
  payment: OpenPayment;
  /** Whether the payment may have been made. */
  mayHaveBeenMade: boolean;
}

/** What is shown around the frame, and the outcome that replaces the frame once the payment may have been made. */
export function Surroundings({
  state,
  payment: { details },
  progress,
  mayHaveBeenMade,
  copy,
  onRetry,
  onChoose,
}: Props) {
  const problem = (progress === 'late' && copy.slow) || (progress === 'declined' && copy.declined);
  return (
    <>
      {/* Always rendered: screen readers announce only changes to a live region that exists already. */}
      <div className="payment__outcome" role="status">
        {mayHaveBeenMade && <Thanks id={details?._id} progress={progress} copy={copy.thanks} onRetry={onRetry} />}
      </div>
      {details && !mayHaveBeenMade && (
        <div className="payment__side">
          <Amounts
            payment={details}
            state={state}
            hasInput={progress === 'entered'}
            copy={copy.amounts}
            onChoose={onChoose}
          />
          <p className="payment__gift" aria-live="polite">
            {formatMessage(copy.gift, { amount: formatMoneyWithCode(details), recipient: details.recipient })}
          </p>
        </div>
      )}
      {problem && (
        <div className="payment__problem notice notice--alert" role="alert">
          <p>{problem}</p>
          <button className="button button--quiet button--small" type="button" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        </div>
      )}
    </>
  );
}
