import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import {
  changeStaffHandover,
  changeStaffOrderStatus,
  refreshStaffOrder,
} from '../../../../stores/staff-order-changes.ts';
import { ActionNotice } from '../../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import type { OpenPart } from './changes.ts';
import { HandoverButtons } from './HandoverButtons.tsx';
import { OpenedPart } from './OpenedPart.tsx';

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
}

/** The buttons of a handover, or the part that one of them opened in their place, and the result of the last change. */
export function HandoverActions({ order, copy: { handover: copy, reloadLatest } }: Props) {
  const { _id: id, status, handover } = order;
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenPart>();
  const action = useAsyncAction(copy.failure);
  const close = () => {
    flushSync(() => setOpen(undefined));
    // The pressed button has disappeared.
    root.current?.focus();
  };
  const run = async (request: () => Promise<string>) => {
    if ((await action.run(request)) !== undefined) close();
  };
  const send = (part: OpenPart, times?: string[]) => {
    if ('question' in part) return changeStaffHandover(id, { action: part.question });
    return status === 'accepted'
      ? changeStaffHandover(id, { action: 'offer', kind: part.timesFor, times })
      : changeStaffOrderStatus(id, { status: 'accepted', times, expectedStatus: status });
  };
  const canAccept = order.next.includes('accepted');
  const canChange = canAccept || status === 'accepted';

  return (
    <div className="order-handover__actions" ref={root} tabIndex={-1}>
      {canAccept && handover && (
        <p className="order-handover__note">{handover.preferred.length ? copy.onAccept : copy.onAcceptWithout}</p>
      )}
      {canChange && open && (
        <OpenedPart
          part={open}
          organizationId={order.charity._id}
          isPending={action.isPending}
          onSend={(times) => void run(() => send(open, times))}
          onClose={close}
          copy={copy}
        />
      )}
      {canChange && !open && (
        <div className="button-row">
          {canAccept && handover && (
            <AsyncButton
              label={copy.acceptWithTimes}
              isQuiet
              isPending={action.isPending}
              onClick={() => setOpen({ timesFor: handover.kind })}
            />
          )}
          {!canAccept && (
            <HandoverButtons
              handover={handover}
              isPending={action.isPending}
              onChange={(change) => void run(() => changeStaffHandover(id, change))}
              onOpen={setOpen}
              copy={copy}
            />
          )}
        </div>
      )}
      <ActionNotice action={action}>
        <ReloadButton
          cause={action.result?.cause}
          copy={reloadLatest}
          load={() => refreshStaffOrder(id)}
          onLoaded={() => action.showSuccess(reloadLatest.done)}
        />
      </ActionNotice>
    </div>
  );
}
