import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';
import type { OrderItemsCopy } from './copy.ts';
import { describeItem } from './describe-item.ts';

interface Props {
  item: QueuedItem;
  copy: OrderItemsCopy;
}

/** The pieces, category and condition of an item, on one line. */
export function ItemFacts({ item, copy }: Props) {
  return <span className="order-items__facts">{describeItem(item, copy).join(' · ')}</span>;
}
