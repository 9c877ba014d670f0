import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { ReactNode } from 'react';
import { resolveApiUrl } from '../../lib/api-url.ts';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import type { ThanksCopy } from './copy.ts';

interface Props {
  /** Undefined until it has loaded. */
  order: PlacedOrder | undefined;
  copy: ThanksCopy;
  /** The picture of a crate. */
  children?: ReactNode;
}

/** Shows the donor's photo sticking out of a crate. The label on the crate shows the item, the organization and the order's number. */
export function Crate({ order, copy, children }: Props) {
  return (
    <figure className="crate">
      <div className="crate__photo">
        {order && (
          <img
            src={resolveApiUrl(order.image.thumbnailUrl)}
            alt={formatMessage(copy.photoAlt, { item: order.itemsName })}
            width={400}
            height={400}
          />
        )}
      </div>
      <div className="crate__front">{children}</div>
      {order && (
        <figcaption className="crate__label">
          <strong className="crate__item">{order.itemsName}</strong>
          <span>{formatMessage(copy.contents, { quantity: order.quantity, charity: order.charity.title })}</span>
          <span className="crate__number">
            <span className="visually-hidden">{copy.number} </span>
            {orderNumber(order._id)}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
