import type { OrderStatus } from '@kindcrate/contract/orders';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeStaffOrderStatus, refreshStaffOrder } from '../../../stores/staff-orders.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { hasStoredDraft } from '../../../ui/form/use-draft.ts';
import type { DeskOrdersCopy } from '../copy.ts';
import { StatusForm, statusFormName } from './StatusForm.tsx';

/** A form comes before these changes, because they need a quantity or a reason, or end the order. */
const promptedStatuses: readonly OrderStatus[] = ['received', 'declined', 'cancelled'];
const finalStatuses: readonly OrderStatus[] = ['declined', 'cancelled'];

interface Props {
  order: StaffOrder;
  copy: DeskOrdersCopy;
  /** Called after the order has changed. The focused button may have disappeared with the change. */
  onChanged: () => void;
}

/** A button for each status that the order can go to now. */
export function StatusActions({ order, copy, onChanged }: Props) {
  const { _id: id, next } = order;
  const [chosen, setChosen] = useState(() => next.find((status) => hasStoredDraft(statusFormName(id, status))));
  const root = useRef<HTMLDivElement>(null);
  const action = useAsyncAction(copy.failure);
  // The status that was chosen may no longer be possible.
  const prompted = next.find((status) => status === chosen);

  const showForm = (status: OrderStatus | undefined, focused: string) => {
    flushSync(() => setChosen(status));
    root.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const choose = async (status: OrderStatus) => {
    if (promptedStatuses.includes(status)) return showForm(status, 'input, textarea');
    const message = await action.run(() => changeStaffOrderStatus(id, { status, expectedStatus: order.status }));
    if (message !== undefined) onChanged();
  };
  const finish = (message: string) => {
    flushSync(() => {
      setChosen(undefined);
      action.showSuccess(message);
    });
    onChanged();
  };

  return (
    <div className="status-actions" ref={root}>
      {prompted ? (
        <StatusForm
          key={prompted}
          order={order}
          to={prompted}
          copy={copy}
          onChanged={finish}
          onCancel={() => showForm(undefined, `[value="${prompted}"]`)}
        />
      ) : (
        <div className="button-row">
          {next.map((status) => (
            <AsyncButton
              key={status}
              value={status}
              label={copy.statusActions[status]}
              isQuiet={finalStatuses.includes(status)}
              isPending={action.isPending}
              onClick={() => void choose(status)}
            />
          ))}
        </div>
      )}
      <ActionNotice action={action}>
        <ReloadButton
          cause={action.result?.cause}
          copy={copy.reloadLatest}
          load={() => refreshStaffOrder(id)}
          onLoaded={() => finish(copy.reloadLatest.done)}
        />
      </ActionNotice>
    </div>
  );
}
