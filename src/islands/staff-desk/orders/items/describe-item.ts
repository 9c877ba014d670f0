import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';
import type { OrderItemsCopy } from './copy.ts';

type ItemCopy = Pick<OrderItemsCopy, 'conditions' | 'offered' | 'received'>;

/** What is known about an item in addition to its name: its pieces and, if they were given, its category and condition. */
export function describeItem(item: QueuedItem, copy: ItemCopy): string[] {
  const { quantity, receivedQuantity: received, category, condition } = item;
  const pieces =
    received === undefined
      ? formatMessage(copy.offered, { quantity })
      : formatMessage(copy.received, { offered: quantity, received });
  return [pieces, ...(category ? [category.name] : []), ...(condition ? [copy.conditions[condition]] : [])];
}
