import type { LenientOrder } from '@kindcrate/contract/orders';
import { useState } from 'react';
import { setNameOnReceipt } from '../../stores/profile-orders.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { OrderReceiptCopy } from './copy.ts';

interface Props {
  orderId: string;
  receipt: NonNullable<LenientOrder['receipt']>;
  copy: OrderReceiptCopy;
}

/** Links to an order's receipt, and lets the donor show or hide their name on it. */
export function OrderReceipt({ orderId, receipt, copy }: Props) {
  const action = useAsyncAction(copy.failure);
  // The requested value while the request is pending.
  const [pendingChoice, setPendingChoice] = useState<boolean>();

  const choose = async (showName: boolean) => {
    if (action.isPending) return;
    setPendingChoice(showName);
    await action.run(() => setNameOnReceipt(orderId, showName));
    setPendingChoice(undefined);
  };

  return (
    <div className="order-receipt">
      <a className="button button--small button--quiet" href={`/receipt/${receipt.code}`}>
        {copy.label}
      </a>
      <label className="order-receipt__choice">
        <input
          type="checkbox"
          checked={pendingChoice ?? receipt.showName}
          aria-describedby={`receipt-${orderId}`}
          onChange={({ target }) => void choose(target.checked)}
        />
        {copy.showName}
      </label>
      <p className="order-receipt__hint" id={`receipt-${orderId}`}>
        {copy.showNameHint}
      </p>
      <ActionNotice action={action} />
    </div>
  );
}
