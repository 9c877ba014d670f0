import type { CollectionEntry } from 'astro:content';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { Order } from '@kindcrate/contract/orders';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { describeQuantity } from '../../lib/order-quantity.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { HistorySection } from './HistorySection.tsx';
import { ReceiptOfOrder } from './ReceiptOfOrder.tsx';

interface Props {
  order: Order;
  copy: CollectionEntry<'profile'>['data']['orders'];
}

/** One donation: what, where, for whom, how many, how far it is, and its photo. */
export function OrderCard({ order, copy }: Props) {
  const { image } = order;
  return (
    <article className="order-card" aria-label={order.itemsName}>
      <img
        className="order-card__image"
        src={resolveApiUrl(image.url)}
        alt={interpolate(copy.imageAlt, { item: order.itemsName })}
        width={image.width}
        height={image.height}
      />
      <div className="order-card__words">
        <Facts
          facts={[
            [copy.item, order.itemsName],
            [copy.location, order.location],
            [copy.charity, order.charity.title],
            [copy.quantity, describeQuantity(order, copy.offeredAndReceived)],
            [copy.status, <Status key="status" status={order.status} label={copy.statuses[order.status]} />],
            ...(order.coins > 0 ? [[copy.coins, order.coins] as [string, number]] : []),
            [copy.date, <Time key="date" at={order.createdAt} />],
            [copy.number, orderNumber(order._id)],
          ]}
        />
        <HistorySection steps={order.history} copy={copy} />
        {order.receipt && <ReceiptOfOrder orderId={order._id} receipt={order.receipt} copy={copy.receipt} />}
        <CancelOrder order={order} copy={copy.cancel} />
      </div>
    </article>
  );
}
