import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import { Time } from '../../../ui/time/Time.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import '../../../ui/order-history/order-history.scss';

interface Props {
  history: QueuedOrder['history'];
  copy: Pick<DeskOrdersCopy, 'statuses' | 'stepBy'>;
}

/** The status changes of an order, oldest first, with the person who made each. Donors see them without names. */
export function DeskOrderHistory({ history, copy }: Props) {
  return (
    <ol className="order-history">
      {history.map(({ status, at, by, reason }) => (
        <li className="order-history__step" key={at + status}>
          {copy.statuses[status]} <Time at={at} showsTime />
          {by && <span className="order-history__reason">{formatMessage(copy.stepBy, { name: by })}</span>}
          {reason && <span className="order-history__reason">{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
