import { useEffect, useRef, useState } from 'react';
import { readPaymentMessage } from '../../lib/payment-messages.ts';
import type { ResourceState } from '../../stores/resource.ts';

/** `late`: the provider has not loaded in time. Its frame stays, in case it loads after all. */
export type PaymentProgress = 'opening' | 'open' | 'late' | 'accepted';

/** Until the progress is `late`, in ms. */
const loadTimeout = 20_000;

/** Follows the progress of a payment by the messages of its frame. */
export function usePaymentMessages(payment: ResourceState<string>) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Stored with the payment it belongs to: a retry starts a new payment, whose progress is `opening` again.
  const [latest, setLatest] = useState<{ payment?: ResourceState<string>; progress: PaymentProgress }>({
    progress: 'opening',
  });
  const progress = latest.payment === payment ? latest.progress : 'opening';

  useEffect(() => {
    if (payment.state !== 'ready') return;
    const late = setTimeout(() => setLatest({ payment, progress: 'late' }), loadTimeout);
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
