import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';
import type { OrderItemsCopy } from './copy.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemPhotos } from './ItemPhotos.tsx';
import './item-list.scss';

interface Props {
  items: QueuedItem[];
  copy: OrderItemsCopy;
}

/** The items of an order, each with its photos and the number of pieces received. */
export function ItemList({ items, copy }: Props) {
  return (
    <ul className="order-items" aria-label={copy.label}>
      {items.map((item) => (
        <li className="order-items__item" key={item._id}>
          <div className="order-items__text">
            <strong className="order-items__name">{item.name}</strong>
            <ItemFacts item={item} copy={copy} />
            {item.need && <span>{formatMessage(copy.need, { words: item.need.words })}</span>}
            {item.declinedReason && <span>{formatMessage(copy.declined, { reason: item.declinedReason })}</span>}
          </div>
          <ItemPhotos item={item} copy={copy} />
        </li>
      ))}
    </ul>
  );
}
