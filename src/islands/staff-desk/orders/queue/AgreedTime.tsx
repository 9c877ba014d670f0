import { isOpen } from '@kindcrate/contract/order-transitions';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { formatTimeRange } from '../../../../ui/handover/format-time.ts';
import type { QueueCopy } from './copy.ts';

interface Props {
  order: Pick<QueuedOrder, 'handover' | 'status'>;
  copy: QueueCopy;
}

/**
 * The agreed day and time of an order, abbreviated, in the organization's time zone. Renders nothing once the order no longer waits for its
 * goods.
 */
export function AgreedTime({ order: { handover, status }, copy }: Props) {
  if (!isOpen(status)) return null;
  if (!handover?.agreed || handover.state === 'cancelled')
    return <span className="queue-row__none">{copy.noTime}</span>;
  const { agreed, timeZone } = handover;
  const day = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  });
  return (
    <time dateTime={agreed.start}>
      <span className="queue-row__day">{day.format(new Date(agreed.start))}</span> {formatTimeRange(agreed, timeZone)}
    </time>
  );
}
