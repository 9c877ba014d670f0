import { requestDetail } from '../../lib/prefetched-detail.ts';
import { receiptEndpoint } from '../../lib/receipt.build.ts';
import { createResource } from '../../stores/resource.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import { type ReceiptCopy, ReceiptSheet } from './ReceiptSheet.tsx';

/** The receipt whose code is in the page's URL. */
const receipt = createResource(async () => (await requestDetail(receiptEndpoint)).data);

interface Props {
  copy: ReceiptCopy;
  siteName: string;
}

/** Loads and shows the receipt, and sets the page's title. */
export default function Receipt({ copy, siteName }: Props) {
  const detail = useDetail(receipt, {
    titleOf: ({ number }) => number,
    notFoundTitle: copy.unknown.title,
    siteName,
  });
  return <ReceiptSheet {...detail} copy={copy} siteName={siteName} />;
}
