import { onDemand } from '../../lib/on-demand.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { PaymentViewProps } from './payment-view-props.ts';
import { isMade } from './use-payment-messages.ts';
import './payment-frame.scss';
import '../../styles/blocks/link.scss';

/** Everything but the frame. */
export const surroundingsCode = onDemand('Surroundings', async () => (await import('./Surroundings.tsx')).Surroundings);

/** The provider's frame, and around it what it pays, other amounts, and messages. */
export function PaymentView(props: PaymentViewProps) {
  const { state, payment, progress, copy, root, frame, onLoad, onRetry } = props;
  const isOpening = payment ? progress === 'opening' : state === 'loading';
  return (
    // Space for the amounts is kept until it is known that the API has none.
    <div
      className={payment && !payment.offer ? 'payment payment--plain' : 'payment'}
      ref={root}
      tabIndex={-1}
      aria-busy={isOpening}
    >
      {(payment || isOpening) && (
        <div className="payment__around">
          {payment && (
            <OnDemandPart
              code={surroundingsCode}
              copy={{ loading: copy.amounts.loading, tryAgain: copy.tryAgain }}
              props={{ ...props, payment, isMade: isMade(progress) }}
            />
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
      {(payment ? !isMade(progress) : isOpening) && (
        <div className="payment__place">
          {isOpening && <Spinner label={copy.loading} />}
          {payment && (
            <iframe
              // Another URL in the same frame would be an entry of the browser's history.
              key={payment.frameUrl}
              className="payment__frame"
              src={payment.frameUrl}
              title={copy.frame}
              allow="payment"
              // A frame that is about to be replaced takes no more input.
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
