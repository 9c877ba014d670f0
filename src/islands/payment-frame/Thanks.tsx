import { ConfirmationView } from './ConfirmationView.tsx';
import type { ThanksCopy } from './copy.ts';
import { Links, Outcome } from './Outcome.tsx';
import { useConfirmation } from './use-confirmation.ts';
import type { PaymentProgress } from './use-payment-messages.ts';

interface Props {
  /** The id of the payment; undefined if the API does not return it. */
  id: string | undefined;
  /** What the frame reported. */
  progress: PaymentProgress;
  copy: ThanksCopy;
  onRetry: () => void;
}

// Outside the component, because React calls a new ref callback: one that is created on every render would take the focus every time.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * The outcome of a payment. Replaces the frame, and takes the focus that may have been in it. The report of the frame is not trusted:
 * it only prompts a request to the API.
 */
export function Thanks({ id, progress, copy, onRetry }: Props) {
  return (
    <div className="payment-thanks" tabIndex={-1} ref={takeFocus}>
      {id ? (
        <Confirmation id={id} copy={copy} onRetry={onRetry} />
      ) : (
        <Outcome
          {...copy.reported[progress === 'accepted' ? 'accepted' : 'unknown']}
          hasPicture={progress === 'accepted'}
        >
          <Links links={copy.links} />
        </Outcome>
      )}
    </div>
  );
}

function Confirmation({ id, copy, onRetry }: Pick<Props, 'copy' | 'onRetry'> & { id: string }) {
  const { payment, isLate, checkAgain } = useConfirmation(id);
  const isFinal = payment && payment.status !== 'pending';
  if (!isFinal && !isLate) return <p className="payment-thanks__text">{copy.checking}</p>;
  return <ConfirmationView id={id} payment={payment} copy={copy} onRetry={onRetry} onCheckAgain={checkAgain} />;
}
