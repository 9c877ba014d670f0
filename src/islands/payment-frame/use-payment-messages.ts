import { useEffect, useRef, useState } from 'react';
import { type PaymentMessage, readPaymentMessage } from '../../lib/payment-messages.ts';
import type { OpenPayment } from './start-payment.ts';

/**
 * How far along a payment is. A payment only moves forward through these phases:
 * - `opening`: the frame is still loading
 * - `loaded`: the frame has fired `load`, as it also does when it shows the browser's own error page
 * - `late`: no message has arrived in time; the frame stays open, because the provider may only be slow
 * - `open`: the frame has sent a message
 * - `entered`: the frame has had the focus, so something may have been typed
 * - `declined`: the provider has ended the payment as declined
 * - `unknown`: according to the frame, the payment may have been made
 * - `accepted`: according to the frame, the payment has been made
 */
const phases = ['opening', 'loaded', 'late', 'open', 'entered', 'declined', 'unknown', 'accepted'] as const;

export type PaymentProgress = (typeof phases)[number];

/** How long to wait for the first message of the frame, in ms. */
const messageTimeout = 20_000;

interface Latest {
  payment?: OpenPayment | undefined;
  progress: PaymentProgress;
}

const initial: Latest = { progress: 'opening' };

/** Whether the payment was made, or may have been. */
export const mayHaveBeenMade = (progress: PaymentProgress) => progress === 'accepted' || progress === 'unknown';

/**
 * Tracks the progress of a payment by the messages and events of its frame. Once a payment may have been made, it remains the current
 * one even if another one is started.
 */
export function usePaymentMessages(started: OpenPayment | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [latest, setLatest] = useState(initial);
  const payment = mayHaveBeenMade(latest.progress) ? latest.payment : started;
  const progress = latest.payment === payment ? latest.progress : 'opening';

  const advanceTo = (next: PaymentProgress) =>
    setLatest((before) => {
      const current = before.payment === payment ? before.progress : 'opening';
      return phases.indexOf(next) > phases.indexOf(current) ? { payment, progress: next } : before;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `advanceTo` depends on nothing but the payment
  useEffect(() => {
    if (!payment) return;
    const timer = setTimeout(advanceTo, messageTimeout, 'late');
    const onMessage = (event: MessageEvent) => {
      if (!frame.current) return;
      const message = readPaymentMessage(event, frame.current, location.origin);
      if (message) advanceTo(progressAfter(message, event.origin === new URL(frame.current.src).origin));
    };
    // The page cannot see what is typed in a frame of another origin, only that the frame has the focus.
    const onBlur = () => document.activeElement === frame.current && advanceTo('entered');
    addEventListener('message', onMessage);
    addEventListener('blur', onBlur);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      removeEventListener('blur', onBlur);
    };
  }, [payment]);

  useEffect(() => {
    if (progress !== 'entered') return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [progress]);

  return {
    payment,
    progress,
    frame,
    onLoad: () => advanceTo('loaded'),
    /** Forgets a payment that was not made after all. */
    forget: () => setLatest(initial),
  };
}

/**
 * @param isFromProvider false for a message from the site's own `/payment-result` page, to which the provider redirects the frame when
 * the payment ends
 */
function progressAfter(message: PaymentMessage, isFromProvider: boolean): PaymentProgress {
  if (message === 'ready') return 'open';
  // The sandbox's form stays open for another card.
  return message === 'declined' && isFromProvider ? 'open' : message;
}
