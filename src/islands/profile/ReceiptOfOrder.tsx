import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
import { useState } from 'react';
import { showNameOnReceipt } from '../../stores/profile.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';

interface Props {
  orderId: string;
  receipt: NonNullable<Order['receipt']>;
  copy: CollectionEntry<'profile'>['data']['orders']['receipt'];
}

/** The way to a donation's receipt, and whether it says who gave. */
export function ReceiptOfOrder({ orderId, receipt, copy }: Props) {
  const act = useAsyncAction(copy.failure);
  // What was asked for, until it is known what became of it.
  const [wish, setWish] = useState<boolean>();

  const choose = async (showName: boolean) => {
    if (act.isPending) return;
    setWish(showName);
    await act.run(() => showNameOnReceipt(orderId, showName));
    setWish(undefined);
  };

  return (
    <div className="order-receipt">
      <a className="button button--small button--quiet" href={`/receipt/${receipt.code}`}>
        {copy.label}
      </a>
      <label className="order-receipt__choice">
        <input
          type="checkbox"
          checked={wish ?? receipt.showName}
          aria-describedby={`receipt-${orderId}`}
          onChange={({ target }) => void choose(target.checked)}
        />
        {copy.showName}
      </label>
      <p className="order-receipt__hint" id={`receipt-${orderId}`}>
        {copy.showNameHint}
      </p>
      <ActionNotice act={act} />
    </div>
  );
}
