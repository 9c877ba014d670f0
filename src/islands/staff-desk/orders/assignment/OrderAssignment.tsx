import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { onDemand } from '../../../../lib/on-demand.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { $user } from '../../../../stores/session.ts';
import { refreshStaffOrder } from '../../../../stores/staff-order-changes.ts';
import { assignStaffOrder } from '../../../../stores/staff-order-notes-and-assignment.ts';
import { ActionNotice } from '../../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';

const lazyAssigneeChoice = onDemand(
  'AssigneeChoice',
  async () => (await import('./AssigneeChoice.tsx')).AssigneeChoice,
);

interface Props {
  order: QueuedOrder;
  copy: DeskOrdersCopy;
}

/** Shows who takes care of an order, with buttons that assign it to the current user or to someone else. */
export function OrderAssignment({ order, copy: { assignment: copy, reloadLatest } }: Props) {
  const { _id: id, assignee } = order;
  const assigneeLine = useRef<HTMLParagraphElement>(null);
  const action = useAsyncAction(copy.failure);
  const me = useStore($user)?.sub;
  const assign = async (personId: string) => {
    const body = { assignee: personId, expected: assignee?._id ?? '' };
    const message = await action.run(() => assignStaffOrder(id, body));
    // The pressed button may have disappeared.
    if (message !== undefined) assigneeLine.current?.focus();
  };
  return (
    <div className="order-assignment">
      <p ref={assigneeLine} tabIndex={-1}>
        {assignee ? formatMessage(copy.by, { name: assignee.username ?? copy.someone }) : copy.nobody}
      </p>
      {me !== undefined && assignee?._id !== me && (
        <AsyncButton
          className="button button--small button--quiet order-assignment__mine"
          label={copy.toMe}
          isPending={action.isPending}
          aria-keyshortcuts="m"
          onClick={() => void assign(me)}
        />
      )}
      <Disclosure label={copy.choose} headingId={`order-${id}`}>
        <OnDemandPart
          code={lazyAssigneeChoice}
          copy={copy}
          props={{ order, isPending: action.isPending, onAssign: (personId: string) => void assign(personId), copy }}
        />
      </Disclosure>
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
