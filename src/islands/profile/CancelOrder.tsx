import type { LenientOrder } from '@kindcrate/contract/orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cancelOrder } from '../../stores/profile-orders.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { CancelOrderCopy } from './copy.ts';

interface Props {
  order: LenientOrder;
  copy: CancelOrderCopy;
}

/** Cancels an order while that is allowed, after asking for confirmation. */
export function CancelOrder({ order, copy }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const action = useAsyncAction(copy.failure);

  const showConfirmation = (isShown: boolean) => {
    flushSync(() => setConfirming(isShown));
    // An accidental second press must not confirm, so the question gets the focus rather than a button.
    root.current?.querySelector<HTMLElement>(isShown ? 'p' : 'button')?.focus();
  };
  const cancel = async () => {
    await action.run(() => cancelOrder(order._id));
    // The focused button may have disappeared.
    if (document.activeElement === document.body) root.current?.focus();
  };

  if (!order.canCancel && !action.isPending && !action.result) return null;
  return (
    <div className="order-cancel" ref={root} tabIndex={-1}>
      {order.canCancel && isConfirming && <p tabIndex={-1}>{copy.question}</p>}
      {order.canCancel && (
        <div className="button-row">
          {isConfirming ? (
            <>
              <AsyncButton label={copy.confirm} isPending={action.isPending} onClick={() => void cancel()} />
              <AsyncButton label={copy.keep} isQuiet isPending={false} onClick={() => showConfirmation(false)} />
            </>
          ) : (
            <AsyncButton label={copy.label} isQuiet isPending={false} onClick={() => showConfirmation(true)} />
          )}
        </div>
      )}
      <ActionNotice action={action} />
    </div>
  );
}
