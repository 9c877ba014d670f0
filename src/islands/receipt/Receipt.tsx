import { $receipt, loadReceipt } from '../../stores/receipt.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import type { ReceiptCopy } from './ReceiptWords.tsx';

interface Props {
  copy: ReceiptCopy;
  siteName: string;
}

/** The receipt that the page's address names. */
export default function Receipt({ copy, siteName }: Props) {
  const detail = useDetail({
    $detail: $receipt,
    load: loadReceipt,
    titleOf: ({ number }) => number,
    unknownTitle: copy.unknown.title,
    siteName,
  });
  return <ReceiptSheet {...detail} copy={copy} siteName={siteName} />;
}
