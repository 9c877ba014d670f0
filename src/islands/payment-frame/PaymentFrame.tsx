import { useRef } from 'react';
import { useLoaded } from '../../ui/loaded/use-loaded.ts';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { PaymentFrameCopy } from './copy.ts';
import { PaymentView } from './PaymentView.tsx';
import { startFirstPayment, startPayment } from './start-payment.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

/** A card payment in the provider's frame (specification, section 2). */
export default function PaymentFrame({ copy }: { copy: PaymentFrameCopy }) {
  const root = useRef<HTMLDivElement>(null);
  const [{ state, data }, load] = useLoaded(startFirstPayment);
  const { payment, forget, ...frame } = usePaymentMessages(data);
  /** The amount of the last payment that was started. Stored for later retries, because a retry discards that payment. */
  const lastAmount = useRef<number>(undefined);
  useReadyEvent(root);

  const choose = (amount: number) => load(() => startPayment(amount));
  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    lastAmount.current = payment?.details?.amount ?? lastAmount.current;
    forget();
    void load(() => startPayment(lastAmount.current), true);
  };
  return (
    <PaymentView {...frame} state={state} payment={payment} copy={copy} root={root} onRetry={retry} onChoose={choose} />
  );
}
