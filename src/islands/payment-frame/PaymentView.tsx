import { useEffect } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { PaymentViewProps } from './payment-view-props.ts';
import { mayHaveBeenMade } from './use-payment-messages.ts';
import './payment-frame.scss';
import '../../styles/blocks/link.scss';

/** The code of everything but the frame. */
const lazySurroundings = onDemand('Surroundings', async () => (await import('./Surroundings.tsx')).Surroundings);

/** The provider's frame, and around it the current amount, other amounts, and messages. */
export function PaymentView(props: PaymentViewProps) {
  const { state, payment, progress, copy, root, frame, onLoad, onRetry } = props;
  // Not `OnDemandPart`, which would show a second spinner.
  const { loaded: Surroundings, hasFailed, load } = useOnDemand(lazySurroundings);
  // Loads the code while the payment is being requested.
  useEffect(() => void load(), [load]);
  const loadAgain = () => {
    // The focused button is about to disappear.
    root?.current?.focus();
    void load();
  };
  const isOpening = payment ? progress === 'opening' : state === 'loading';
  return (
    // Space for the amounts is reserved until it is clear that the API offers none.
    <div
      className={payment && !payment.details ? 'payment payment--plain' : 'payment'}
      ref={root}
      tabIndex={-1}
      aria-busy={isOpening}
    >
      {(payment || isOpening) && (
        <div className="payment__surroundings">
          {payment && Surroundings && (
            <Surroundings {...props} payment={payment} mayHaveBeenMade={mayHaveBeenMade(progress)} />
          )}
          {hasFailed && (
            <div className="notice notice--alert" role="alert">
              {/* Specification, section 8: the notice must contain the chunk's name. */}
              Loading chunk {lazySurroundings.chunk} failed{' '}
              <button className="button button--quiet button--small" type="button" onClick={loadAgain}>
                {copy.tryAgain}
              </button>
            </div>
          )}
        </div>
      )}
      {state === 'failed' && !payment && (
        <p className="payment__failed">
          {copy.failed}{' '}
          <button className="link" type="button" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        </p>
      )}
      {(payment ? !mayHaveBeenMade(progress) : isOpening) && (
        <div className="payment__frame-area">
          {isOpening && <Spinner label={copy.loading} />}
          {payment && (
            <iframe
              // Another URL in the same frame would add an entry to the browser's history.
              key={payment.frameUrl}
              className="payment__frame"
              src={payment.frameUrl}
              title={copy.frame}
              allow="payment"
              // A frame that is about to be replaced accepts no more input.
              inert={state === 'loading'}
              ref={frame}
              onLoad={onLoad}
            />
          )}
        </div>
      )}
    </div>
  );
}
