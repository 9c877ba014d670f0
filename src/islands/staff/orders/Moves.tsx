import type { CollectionEntry } from 'astro:content';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveStaffOrder, refreshStaffOrder } from '../../../stores/staff-orders.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { LoadAnew } from '../../act/LoadAnew.tsx';
import { useAct } from '../../act/use-act.ts';
import { hasDraft } from '../../form/use-draft.ts';
import { MoveForm } from './MoveForm.tsx';
import { askedMoves, endingMoves, formOfMove } from './moves.ts';

interface Props {
  order: StaffOrder;
  copy: CollectionEntry<'staff'>['data']['orders'];
  /** Called when the order is another than it was, and so the button that was pressed may be gone. */
  onMoved: () => void;
}

/** A button for each change that the order may go through now. */
export function Moves({ order, copy, onMoved }: Props) {
  const { _id: id, next } = order;
  const [chosen, setChosen] = useState(() => next.find((status) => hasDraft(formOfMove(id, status))));
  const root = useRef<HTMLDivElement>(null);
  const act = useAct(copy.failure);
  // What was begun may not be possible any more.
  const asking = next.find((status) => status === chosen);

  const ask = (status: OrderStatus | undefined, focused: string) => {
    flushSync(() => setChosen(status));
    root.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const choose = async (status: OrderStatus) => {
    if (askedMoves.includes(status)) return ask(status, 'input, textarea');
    const message = await act.run(() => moveStaffOrder(id, { status, expectedStatus: order.status }));
    if (message !== undefined) onMoved();
  };
  const tell = (message: string) => {
    flushSync(() => {
      setChosen(undefined);
      act.say(message);
    });
    onMoved();
  };

  return (
    <div className="moves" ref={root}>
      {asking ? (
        <MoveForm
          key={asking}
          order={order}
          to={asking}
          copy={copy}
          onMoved={tell}
          onGiveUp={() => ask(undefined, `[value="${asking}"]`)}
        />
      ) : (
        <div className="acts">
          {next.map((status) => (
            <ActButton
              key={status}
              value={status}
              label={copy.moves[status]}
              isQuiet={endingMoves.includes(status)}
              isPending={act.isPending}
              onClick={() => void choose(status)}
            />
          ))}
        </div>
      )}
      <ActNotice act={act}>
        <LoadAnew
          cause={act.words?.cause}
          copy={copy.loadAnew}
          load={() => refreshStaffOrder(id)}
          onLoaded={() => tell(copy.loadAnew.done)}
        />
      </ActNotice>
    </div>
  );
}
