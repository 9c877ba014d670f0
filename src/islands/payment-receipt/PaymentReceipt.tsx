import { getPaymentEndpoint } from '@kindcrate/contract/payments';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { paymentParameter } from '../../lib/payment-receipt-path.ts';
import { publicRequest } from '../../lib/public-request.ts';
import { useLoaded } from '../../ui/loaded/use-loaded.ts';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { PaymentReceiptCopy } from './copy.ts';
import { PaymentReceiptView } from './PaymentReceiptView.tsx';

interface Props {
  copy: PaymentReceiptCopy;
  siteName: string;
}

/** Loads the payment whose id is in the page's URL, and sets the page's title. */
export default function PaymentReceipt({ copy, siteName }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, load] = useLoaded(loadPayment);
  useReadyEvent(root);
  const title = loaded.state === 'failed' && loaded.isNotFound ? copy.unknown.title : loaded.data?.number;
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);

  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void load(loadPayment);
  };
  return <PaymentReceiptView loaded={loaded} root={root} copy={copy} siteName={siteName} onRetry={retry} />;
}

async function loadPayment() {
  const id = new URLSearchParams(location.search).get(paymentParameter);
  if (!id) throw new ApiError(404);
  return (await publicRequest(getPaymentEndpoint, { id })).result;
}
