import { useEffect, useRef, useState } from 'react';
import { readPaymentMessage } from '../../lib/payment-messages.ts';
import type { ResourceState } from '../../stores/resource.ts';

/** `late`: the provider has not said that it is there; what it may show is left alone. */
export type Progress = 'opening' | 'open' | 'late' | 'accepted';

/** In ms: how long a provider may take before the page says so. */
const patience = 20_000;

/** Follows what becomes of a payment in its frame. */
export function usePaymentMessages(payment: ResourceState<string>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState<{ payment?: ResourceState<string>; progress: Progress }>({ progress: 'opening' });
  const progress = seen.payment === payment ? seen.progress : 'opening';

  useEffect(() => {
    if (payment.state !== 'ready') return;
    const late = setTimeout(() => setSeen({ payment, progress: 'late' }), patience);
    const listen = (event: MessageEvent) => {
      const news = frame.current && readPaymentMessage(event, frame.current);
      if (!news) return;
      clearTimeout(late);
      setSeen({ payment, progress: news === 'accepted' ? 'accepted' : 'open' });
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(late);
      removeEventListener('message', listen);
    };
  }, [payment]);

  const onLoad = () => {
    // A browser loads its own error page too: only the provider itself can say that it is there.
    if (progress === 'opening') setSeen({ payment, progress: 'open' });
  };
  return { frame, progress, onLoad };
}
