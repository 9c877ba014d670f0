import type { RefObject } from 'react';
import { isLoading, type ResourceState } from '../../stores/resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { PaymentFrameCopy } from './copy.ts';
import { Thanks } from './Thanks.tsx';
import type { PaymentProgress } from './use-payment-messages.ts';
import './payment-frame.scss';

interface Props {
  /** The URL of the provider's frame. */
  payment: ResourceState<string>;
  progress: PaymentProgress;
  copy: PaymentFrameCopy;
  root?: RefObject<HTMLDivElement | null>;
  frame?: RefObject<HTMLIFrameElement | null>;
  onLoad?: () => void;
  onRetry: () => void;
}

/** The provider's frame, and the messages around it. */
export function PaymentView({ payment, progress, copy, root, frame, onLoad, onRetry }: Props) {
  const isOpening = isLoading(payment) || (payment.state === 'ready' && progress === 'opening');
  return (
    <div className="payment" ref={root} tabIndex={-1} aria-busy={isOpening}>
      {/* Always rendered: screen readers announce only changes of a live region. */}
      <div role="status">{progress === 'accepted' && <Thanks {...copy.thanks} />}</div>
      {payment.state === 'failed' && (
        <p className="payment__failed">
          {copy.failed}{' '}
          <button className="link" type="button" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        </p>
      )}
      {progress === 'late' && (
        <div className="payment__late notice notice--alert" role="alert">
          <p>{copy.slow}</p>
          <button className="button button--quiet button--small" type="button" onClick={onRetry}>
            {copy.tryAgain}
          </button>
        </div>
      )}
      {payment.state !== 'failed' && progress !== 'accepted' && (
        <div className="payment__place">
          {isOpening && <Spinner label={copy.loading} />}
          {payment.state === 'ready' && (
            <iframe
              className="payment__frame"
              src={payment.data}
              title={copy.frame}
              allow="payment"
              ref={frame}
              onLoad={onLoad}
            />
          )}
        </div>
      )}
    </div>
  );
}
