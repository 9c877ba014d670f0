import type { CollectionEntry } from 'astro:content';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeStaffOrderStatus, refreshStaffOrder } from '../../../stores/staff-orders.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { hasDraft } from '../../../ui/form/use-draft.ts';
import { StatusForm } from './StatusForm.tsx';
import { finalStatuses, promptedStatuses, statusFormFor } from './status-actions.ts';

interface Props {
  order: StaffOrder;
  copy: CollectionEntry<'staff'>['data']['orders'];
  /** Called when the order is another than it was, and so the button that was pressed may be gone. */
  onMoved: () => void;
}

/** A button for each change that the order may go through now. */
export function StatusActions({ order, copy, onMoved }: Props) {
  const { _id: id, next } = order;
  const [chosen, setChosen] = useState(() => next.find((status) => hasDraft(statusFormFor(id, status))));
  const root = useRef<HTMLDivElement>(null);
  const act = useAsyncAction(copy.failure);
  // What was begun may not be possible any more.
  const asking = next.find((status) => status === chosen);

  const ask = (status: OrderStatus | undefined, focused: string) => {
    flushSync(() => setChosen(status));
    root.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const choose = async (status: OrderStatus) => {
    if (promptedStatuses.includes(status)) return ask(status, 'input, textarea');
    const message = await act.run(() => changeStaffOrderStatus(id, { status, expectedStatus: order.status }));
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
        <StatusForm
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
            <AsyncButton
              key={status}
              value={status}
              label={copy.statusActions[status]}
              isQuiet={finalStatuses.includes(status)}
              isPending={act.isPending}
              onClick={() => void choose(status)}
            />
          ))}
        </div>
      )}
      <ActionNotice act={act}>
        <ReloadButton
          cause={act.words?.cause}
          copy={copy.reloadLatest}
          load={() => refreshStaffOrder(id)}
          onLoaded={() => tell(copy.reloadLatest.done)}
        />
      </ActionNotice>
    </div>
  );
}
