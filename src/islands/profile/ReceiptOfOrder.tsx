import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
import { useState } from 'react';
import { chooseOwnReceiptName } from '../../stores/profile.ts';
import { ActNotice } from '../act/ActNotice.tsx';
import { useAct } from '../act/use-act.ts';

interface Props {
  orderId: string;
  receipt: NonNullable<Order['receipt']>;
  copy: CollectionEntry<'profile'>['data']['orders']['receipt'];
}

/** The way to a donation's receipt, and whether it says who gave. */
export function ReceiptOfOrder({ orderId, receipt, copy }: Props) {
  const act = useAct(copy.failure);
  // What was asked for, until it is known what became of it.
  const [wish, setWish] = useState<boolean>();

  const choose = async (showName: boolean) => {
    if (act.isPending) return;
    setWish(showName);
    await act.run(() => chooseOwnReceiptName(orderId, showName));
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
      <ActNotice act={act} />
    </div>
  );
}
