import { useEffect, useRef, useState } from 'react';
import { readPaymentMessage } from '../../lib/payment-messages.ts';
import type { ResourceState } from '../../stores/resource.ts';

/** `open`: the frame has loaded. `late`: it has sent no message in time, but stays in case the provider is only slow. */
export type PaymentProgress = 'opening' | 'open' | 'late' | 'accepted';

/** How long to wait for the first message of the frame, in ms. */
const messageTimeout = 20_000;

/** Tracks the progress of a payment through the messages of its frame. */
export function usePaymentMessages(frameUrl: ResourceState<string>) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Stored with the frame's URL, because a retry opens a frame for a new payment, whose progress is `opening`.
  const [latest, setLatest] = useState<{ frameUrl?: ResourceState<string>; progress: PaymentProgress }>({
    progress: 'opening',
  });
  const progress = latest.frameUrl === frameUrl ? latest.progress : 'opening';

  useEffect(() => {
    if (frameUrl.state !== 'ready') return;
    const timer = setTimeout(() => setLatest({ frameUrl, progress: 'late' }), messageTimeout);
    const listen = (event: MessageEvent) => {
      const message = frame.current && readPaymentMessage(event, frame.current);
      if (!message) return;
      clearTimeout(timer);
      setLatest({ frameUrl, progress: message === 'accepted' ? 'accepted' : 'open' });
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [frameUrl]);

  const onLoad = () => {
    // The browser's own error page fires `load` too, so this does not stop the timeout; a message does.
    if (progress === 'opening') setLatest({ frameUrl, progress: 'open' });
  };
  return { frame, progress, onLoad };
}
