import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { QueueCopy } from './copy.ts';

interface Props {
  assignee: QueuedOrder['assignee'];
  copy: QueueCopy;
}

/** The first two letters of the assignee's name. Screen readers read the full name. */
export function AssigneeLetters({ assignee, copy }: Props) {
  if (!assignee) return null;
  const name = assignee.username ?? copy.colleague;
  return (
    <span className="queue-row__assignee" title={name}>
      <span aria-hidden="true">{[...name].slice(0, 2).join('')}</span>
      <span className="visually-hidden">{formatMessage(copy.assignee, { name })}</span>
    </span>
  );
}
