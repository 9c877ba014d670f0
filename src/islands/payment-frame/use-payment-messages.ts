import { useEffect, useRef, useState } from 'react';
import { readPaymentMessage } from '../../lib/payment-messages.ts';
import type { ResourceState } from '../../stores/resource.ts';

/** `open`: the frame has loaded. `late`: it has sent no message in time, but stays in case the provider is only slow. */
export type PaymentProgress = 'opening' | 'open' | 'late' | 'accepted';

/** How long to wait for the first message, in ms. */
const messageTimeout = 20_000;

/** Tracks the progress of a payment through the messages of its frame. */
export function usePaymentMessages(payment: ResourceState<string>) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Stored with the payment it belongs to: a retry starts a new payment, whose progress is `opening` again.
  const [latest, setLatest] = useState<{ payment?: ResourceState<string>; progress: PaymentProgress }>({
    progress: 'opening',
  });
  const progress = latest.payment === payment ? latest.progress : 'opening';

  useEffect(() => {
    if (payment.state !== 'ready') return;
    const late = setTimeout(() => setLatest({ payment, progress: 'late' }), messageTimeout);
    const listen = (event: MessageEvent) => {
      const message = frame.current && readPaymentMessage(event, frame.current);
      if (!message) return;
      clearTimeout(late);
      setLatest({ payment, progress: message === 'accepted' ? 'accepted' : 'open' });
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(late);
      removeEventListener('message', listen);
    };
  }, [payment]);

  const onLoad = () => {
    // The browser's own error page fires `load` too, so this does not stop the timeout; a message does.
    if (progress === 'opening') setLatest({ payment, progress: 'open' });
  };
  return { frame, progress, onLoad };
}
