import { formatMessage } from '@kindcrate/contract/message-format';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '../../../lib/on-demand.ts';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import { $moveReport, $waitingMoves } from '../../../stores/move-state.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../ui/paged-list/PagedList.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { lazyQueueActions } from './lazy-queue-actions.ts';
import { statusFormName } from './status-form-name.ts';

const unsuccessfulStatuses: readonly OrderStatus[] = ['declined', 'cancelled'];

export const lazyStatusForm = onDemand('StatusForm', async () => (await import('./StatusForm.tsx')).StatusForm);

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
  list: ListCopy;
  /** Called after the order has changed. The focused button may have disappeared with the change. */
  onChanged: () => void;
}

/** A button for each status that the order can now change to. Shows only a sentence while a change waits to be sent. */
export function StatusActions({ order, copy, list, onChanged }: Props) {
  const { _id: id, next } = order;
  const [chosen, setChosen] = useState(() => next.find((status) => hasStoredDraft(statusFormName(id, status))));
  const root = useRef<HTMLDivElement>(null);
  const action = useAsyncAction(copy.failure);
  // The status that was chosen may no longer be possible.
  const formStatus = next.find((status) => status === chosen);

  const wasFormRequested = useRef(false);
  const waiting = useStore($waitingMoves).findLast(({ orders }) => orders.some(({ _id }) => _id === id));

  const showForm = (status: OrderStatus) => {
    wasFormRequested.current = true;
    // On a phone, the result of the last move would cover the form.
    $moveReport.set(undefined);
    setChosen(status);
  };
  const closeForm = () => {
    flushSync(() => setChosen(undefined));
    root.current?.querySelector<HTMLElement>(`[value="${formStatus}"]`)?.focus();
  };
  const choose = async (status: OrderStatus) => {
    // All other changes need or accept details, or end the order.
    if (status !== 'under review' && status !== 'accepted') return showForm(status);
    await action.run(async () => {
      const { holdOrderMove } = await lazyQueueActions.load();
      holdOrderMove(order, status, { form: statusFormName(id, status) });
      // A message below the list of orders announces the change.
      return '';
    });
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
      {waiting && <p>{formatMessage(copy.bulk.waiting, { status: copy.statuses[waiting.status] })}</p>}
      {/* Hidden rather than removed: if the change is undone or rejected, the form still contains what was entered, even a chosen photo. */}
      <div hidden={!!waiting}>
        {formStatus ? (
          <OnDemandPart
            key={formStatus}
            code={lazyStatusForm}
            copy={list}
            props={{
              order,
              to: formStatus,
              copy,
              onChanged: finish,
              takesFocus: wasFormRequested.current,
              onCancel: closeForm,
            }}
          />
        ) : (
          <div className="button-row">
            {next.map((status, index) => (
              <AsyncButton
                key={status}
                value={status}
                label={copy.statusActions[status]}
                isQuiet={index > 0 || unsuccessfulStatuses.includes(status)}
                isPending={action.isPending}
                onClick={() => void choose(status)}
              />
            ))}
          </div>
        )}
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
