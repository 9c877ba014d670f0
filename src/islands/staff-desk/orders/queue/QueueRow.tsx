import { formatMessage } from '@kindcrate/contract/message-format';
import type { ComponentType } from 'react';
import { resolveApiUrl } from '../../../../lib/api-url.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { AgreedTime } from './AgreedTime.tsx';
import { AssigneeLetters } from './AssigneeLetters.tsx';
import './queue-row.scss';
import { RowLink } from './RowLink.tsx';
import { statusSince } from './status-since.ts';

interface Props {
  order: QueuedOrder;
  isOpen: boolean;
  /** Renders how long ago something was. OrderQueue.tsx explains why this is a prop. */
  Age: ComponentType<{ since: string }>;
  copy: DeskOrdersCopy;
}

/** One order in the list: its goods, donor and organization, the agreed time, the status, and how long it has had that status. */
export function QueueRow({ order, isOpen, Age, copy }: Props) {
  const { _id: id, itemsName, quantity, status, next, donor, charity, assignee } = order;
  return (
    <div className="queue-row">
      <img
        className="queue-row__photo"
        src={resolveApiUrl(order.image.thumbnailUrl)}
        alt=""
        width={36}
        height={36}
        loading="lazy"
      />
      <RowLink id={id} isOpen={isOpen}>
        {itemsName} <span className="queue-row__pieces">{formatMessage(copy.queue.pieces, { quantity })}</span>
      </RowLink>
      <span className="queue-row__from">
        {donor ? formatMessage(copy.queue.from, { donor: donor.username, organization: charity.title }) : charity.title}
      </span>
      <span className="queue-row__time">
        <AgreedTime order={order} copy={copy.queue} />
      </span>
      <span className="desk-status queue-row__status" data-status={status}>
        {copy.statuses[status]}
      </span>
      <AssigneeLetters assignee={assignee} copy={copy.queue} />
      <span className="queue-row__age">{next.length > 0 && <Age since={statusSince(order)} />}</span>
    </div>
  );
}
