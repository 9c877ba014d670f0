import type { RefObject } from 'react';
import { isLoading, type ResourceState } from '../../stores/resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { PaymentFrameCopy } from './copy.ts';
import { Thanks } from './Thanks.tsx';
import type { PaymentProgress } from './use-payment-messages.ts';
import './payment-frame.scss';
import '../../styles/blocks/link.scss';

interface Props {
  /** The URL of the provider's frame. */
  frameUrl: ResourceState<string>;
  progress: PaymentProgress;
  copy: PaymentFrameCopy;
  root?: RefObject<HTMLDivElement | null>;
  frame?: RefObject<HTMLIFrameElement | null>;
  onLoad?: () => void;
  onRetry: () => void;
}

/** The provider's frame, and the messages around it. */
export function PaymentView({ frameUrl, progress, copy, root, frame, onLoad, onRetry }: Props) {
  const isOpening = isLoading(frameUrl) || (frameUrl.state === 'ready' && progress === 'opening');
  return (
    <div className="payment" ref={root} tabIndex={-1} aria-busy={isOpening}>
      {/* Always rendered: screen readers announce only changes of a live region. */}
      <div role="status">{progress === 'accepted' && <Thanks {...copy.thanks} />}</div>
      {frameUrl.state === 'failed' && (
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
      {frameUrl.state !== 'failed' && progress !== 'accepted' && (
        <div className="payment__place">
          {isOpening && <Spinner label={copy.loading} />}
          {frameUrl.state === 'ready' && (
            <iframe
              className="payment__frame"
              src={frameUrl.data}
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
