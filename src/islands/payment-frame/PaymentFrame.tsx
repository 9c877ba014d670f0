import { useRef } from 'react';
import { paymentFrameUrl } from '../../stores/payment.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { PaymentFrameCopy } from './copy.ts';
import { PaymentView } from './PaymentView.tsx';
import { usePaymentMessages } from './use-payment-messages.ts';

/** A payment by card, in the provider's frame (specification, section 2). */
export default function PaymentFrame({ copy }: { copy: PaymentFrameCopy }) {
  const root = useRef<HTMLDivElement>(null);
  const frameUrl = useResource(paymentFrameUrl);
  const { frame, progress, onLoad } = usePaymentMessages(frameUrl);
  useReadyEvent(root);

  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void paymentFrameUrl.reload();
  };
  return (
    <PaymentView
      frameUrl={frameUrl}
      progress={progress}
      copy={copy}
      root={root}
      frame={frame}
      onLoad={onLoad}
      onRetry={retry}
    />
  );
}
