import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientOrderItem } from '@kindcrate/contract/order-items';
import { resolveApiUrl } from '../../lib/api-url.ts';
import type { OrderItemsCopy } from './copy.ts';
import './order-items.scss';

interface Props {
  items: readonly LenientOrderItem[];
  copy: OrderItemsCopy;
  headingLevel: 2 | 3;
}

/** The items of an order with all their photos. Renders nothing for a single item with one photo, which the order itself shows. */
export function OrderItems({ items, copy, headingLevel }: Props) {
  if (items.length < 2 && (items[0]?.photos.length ?? 0) < 2) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="order-items">
      <Heading className="order-items__title">{copy.title}</Heading>
      <ul className="order-items__list">
        {items.map((item) => (
          <li className="order-item" key={item._id}>
            <strong>{item.name}</strong>
            <p className="order-item__facts">{describeItem(item, copy)}</p>
            {item.declinedReason && <p>{item.declinedReason}</p>}
            <ItemPhotos item={item} copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemPhotos({ item, copy }: { item: LenientOrderItem; copy: OrderItemsCopy }) {
  if (item.photos.length === 0) return null;
  return (
    <div className="order-item__photos">
      {item.photos.map(({ thumbnailUrl }, index) => (
        <img
          key={thumbnailUrl}
          className="order-item__photo"
          src={resolveApiUrl(thumbnailUrl)}
          alt={formatMessage(copy.photoAlt, { number: index + 1, item: item.name })}
          width={400}
          height={400}
          loading="lazy"
        />
      ))}
    </div>
  );
}

/** The pieces, the category and the condition of an item, as far as they are known. */
function describeItem({ quantity, receivedQuantity, category, condition }: LenientOrderItem, copy: OrderItemsCopy) {
  const isPartlyReceived = receivedQuantity !== undefined && receivedQuantity !== quantity;
  const pieces = isPartlyReceived
    ? formatMessage(copy.received, { quantity, received: receivedQuantity })
    : formatMessage(copy.pieces, { quantity });
  return [pieces, category?.name, condition && copy.conditions[condition]].filter(Boolean).join(' · ');
}
