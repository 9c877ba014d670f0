import { useRef } from 'react';
import { paymentFrame } from '../../stores/payment.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { PaymentStage } from './PaymentStage.tsx';
import type { PaymentCopy } from './payment-copy.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

/** A payment by card, in the provider's frame (specification, section 2). */
export default function PaymentFrame({ copy }: { copy: PaymentCopy }) {
  const root = useRef<HTMLDivElement>(null);
  const payment = useResource(paymentFrame);
  const { frame, progress, onLoad } = usePaymentMessages(payment);
  useReady(root);

  const retry = () => {
    // The button goes; whoever pressed it stays where they were.
    root.current?.focus();
    void paymentFrame.reload();
  };
  return (
    <PaymentStage
      payment={payment}
      progress={progress}
      copy={copy}
      root={root}
      frame={frame}
      onLoad={onLoad}
      onRetry={retry}
    />
  );
}
