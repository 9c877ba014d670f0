import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cancelOwnOrder } from '../../stores/profile.ts';
import { ActButton } from '../act/ActButton.tsx';
import { ActNotice } from '../act/ActNotice.tsx';
import { useAct } from '../act/use-act.ts';

interface Props {
  order: Order;
  copy: CollectionEntry<'profile'>['data']['orders']['cancel'];
}

/** Takes a donation back while that is allowed; asks once whether it is meant, and says what became of it. */
export function CancelOrder({ order, copy }: Props) {
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const act = useAct(copy.failure);

  const ask = (next: boolean) => {
    flushSync(() => setAsking(next));
    // To the question, not to a button: whoever presses once too often must not answer by it.
    root.current?.querySelector<HTMLElement>(next ? 'p' : 'button')?.focus();
  };
  const cancel = async () => {
    await act.run(() => cancelOwnOrder(order._id));
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
              <ActButton label={copy.confirm} isPending={act.isPending} onClick={() => void cancel()} />
              <ActButton label={copy.keep} isQuiet isPending={false} onClick={() => ask(false)} />
            </>
          ) : (
            <ActButton label={copy.label} isQuiet isPending={false} onClick={() => ask(true)} />
          )}
        </div>
      )}
      <ActNotice act={act} />
    </div>
  );
}
