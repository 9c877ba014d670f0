import { isOpen } from '@kindcrate/contract/order-transitions';
import type { LenientOrder, OrderStatus } from '@kindcrate/contract/orders';
import { useEffect, useRef } from 'react';
import { copyOwnData, deleteOwnAccount } from '../../../stores/personal-data.ts';
import { DeleteAccount } from '../../../ui/personal-data/DeleteAccount.tsx';
import { DownloadData } from '../../../ui/personal-data/DownloadData.tsx';
import type { YourDataCopy } from '../copy.ts';

interface Props {
  orders: LenientOrder[];
  copy: YourDataCopy;
}

/** Lets people download their data and delete their account. */
export function YourDataPanel({ orders, copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The button that loaded this panel has disappeared. The section around the panel has a name, which screen readers announce.
  useEffect(() => root.current?.closest('section')?.focus(), []);
  return (
    <div className="your-data__panel" ref={root}>
      <p>{copy.downloadLead}</p>
      <DownloadData copy={copy} download={copyOwnData} />
      <DeleteAccount
        name="deletion"
        // This panel is shown only with our own API, which sends only statuses that the type lists.
        openOrders={orders.filter(({ status }) => isOpen(status as OrderStatus)).length}
        copy={copy.deletion}
        onDelete={deleteOwnAccount}
      />
    </div>
  );
}
