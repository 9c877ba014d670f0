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

/** Takes a donation back while it is on no way yet; asks once whether that is meant. */
export function CancelOrder({ order, copy }: Props) {
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const act = useAct(copy.failure);
  const ask = (next: boolean) => {
    flushSync(() => setAsking(next));
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={root}>
      {isAsking && <p>{copy.question}</p>}
      <div className="acts">
        {isAsking ? (
          <>
            <ActButton
              label={copy.confirm}
              isPending={act.isPending}
              onClick={() => void act.run(() => cancelOwnOrder(order._id))}
            />
            <ActButton label={copy.keep} isQuiet isPending={false} onClick={() => ask(false)} />
          </>
        ) : (
          <ActButton label={copy.label} isQuiet isPending={false} onClick={() => ask(true)} />
        )}
      </div>
      <ActNotice act={act} />
    </div>
  );
}
