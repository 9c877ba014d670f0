import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
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
  return (
    <div className="order-receipt">
      <a className="button button--small button--quiet" href={`/receipt/${receipt.code}`}>
        {copy.label}
      </a>
      <label className="order-receipt__choice">
        <input
          type="checkbox"
          checked={receipt.showName}
          onChange={({ target }) => void act.run(() => chooseOwnReceiptName(orderId, target.checked))}
        />
        {copy.showName}
      </label>
      <ActNotice act={act} />
    </div>
  );
}
