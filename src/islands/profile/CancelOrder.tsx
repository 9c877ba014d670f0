import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cancelOrder } from '../../stores/profile.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';

interface Props {
  order: Order;
  copy: CollectionEntry<'profile'>['data']['orders']['cancel'];
}

/** Takes a donation back while that is allowed; asks once whether it is meant, and says what became of it. */
export function CancelOrder({ order, copy }: Props) {
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const act = useAsyncAction(copy.failure);

  const ask = (next: boolean) => {
    flushSync(() => setAsking(next));
    // To the question, not to a button: whoever presses once too often must not answer by it.
    root.current?.querySelector<HTMLElement>(next ? 'p' : 'button')?.focus();
  };
  const cancel = async () => {
    await act.run(() => cancelOrder(order._id));
    // The buttons may have gone, and the focus with them.
    if (document.activeElement === document.body) root.current?.focus();
  };

  if (!order.canCancel && !act.isPending && !act.words) return null;
  return (
    <div className="order-cancel" ref={root} tabIndex={-1}>
      {order.canCancel && isAsking && <p tabIndex={-1}>{copy.question}</p>}
      {order.canCancel && (
        <div className="acts">
          {isAsking ? (
            <>
              <AsyncButton label={copy.confirm} isPending={act.isPending} onClick={() => void cancel()} />
              <AsyncButton label={copy.keep} isQuiet isPending={false} onClick={() => ask(false)} />
            </>
          ) : (
            <AsyncButton label={copy.label} isQuiet isPending={false} onClick={() => ask(true)} />
          )}
        </div>
      )}
      <ActionNotice act={act} />
    </div>
  );
}
