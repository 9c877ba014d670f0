import type { CollectionEntry } from 'astro:content';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveStaffOrder } from '../../../stores/staff-orders.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';
import { MoveForm } from './MoveForm.tsx';

interface Props {
  order: StaffOrder;
  copy: CollectionEntry<'staff'>['data']['orders'];
  /** Called when the order has moved, and so the button that moved it is gone. */
  onMoved: () => void;
}

/** What needs a word or a number, or ends the order: it is asked about before it is done. */
const asked: readonly OrderStatus[] = ['received', 'declined', 'cancelled'];
const endings: readonly OrderStatus[] = ['declined', 'cancelled'];

/** A button for each change that the order may go through now. */
export function Moves({ order, copy, onMoved }: Props) {
  const [asking, setAsking] = useState<OrderStatus>();
  const buttons = useRef<HTMLDivElement>(null);
  const act = useAct(copy.failure);

  const choose = async (status: OrderStatus) => {
    if (asked.includes(status)) return setAsking(status);
    const message = await act.run(() => moveStaffOrder(order._id, { status, expectedStatus: order.status }));
    if (message !== undefined) onMoved();
  };
  const finish = (message: string) => {
    flushSync(() => {
      setAsking(undefined);
      act.say(message);
    });
    onMoved();
  };
  const giveUp = (status: OrderStatus) => {
    flushSync(() => setAsking(undefined));
    buttons.current?.querySelector<HTMLElement>(`[value="${status}"]`)?.focus();
  };

  return (
    <>
      {asking ? (
        <MoveForm order={order} to={asking} copy={copy} onMoved={finish} onGiveUp={() => giveUp(asking)} />
      ) : (
        <div className="acts" ref={buttons}>
          {order.next.map((status) => (
            <ActButton
              key={status}
              value={status}
              label={copy.moves[status]}
              isQuiet={endings.includes(status)}
              isPending={act.isPending}
              onClick={() => void choose(status)}
            />
          ))}
        </div>
      )}
      <ActNotice act={act} />
    </>
  );
}
