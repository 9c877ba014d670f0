import type { Receipt } from '@kindcrate/contract/receipts';
import { interpolate } from '../../lib/interpolate.ts';
import { Detail } from '../../ui/detail/Detail.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import './receipt.scss';
import { type ReceiptCopy, ReceiptWords } from './ReceiptWords.tsx';

interface Props extends DetailProps<Receipt> {
  copy: ReceiptCopy;
  siteName: string;
}

/** What anyone may read who has a receipt's address: one printable sheet. */
export function ReceiptSheet({ copy, siteName, ...detail }: Props) {
  const loading = (
    <p className="quiet" role="status">
      {copy.loading}
    </p>
  );
  return (
    <Detail kind="receipt" {...detail} copy={copy} loading={loading}>
      {(receipt, status) => (
        <article className="receipt">
          <p className="eyebrow">{interpolate(copy.eyebrow, { site: siteName })}</p>
          <h1 className="receipt__title">{copy.title}</h1>
          {status}
          {receipt && <ReceiptWords receipt={receipt} copy={copy} />}
        </article>
      )}
    </Detail>
  );
}
