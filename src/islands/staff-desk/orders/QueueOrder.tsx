import type { CollectionEntry } from 'astro:content';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef } from 'react';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { OrderHistory } from '../../../ui/order-history/OrderHistory.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { StatusActions } from './StatusActions.tsx';

interface Props {
  order: StaffOrder;
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** One order at the desk: what, from whom, where, how far it is, and what can be done with it now. */
export function QueueOrder({ order, copy }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { image } = order;
  return (
    <article className="queue-order" aria-labelledby={`order-${order._id}`}>
      <a className="queue-order__photo" href={resolveApiUrl(image.url)} target="_blank" rel="noreferrer">
        <img
          src={resolveApiUrl(image.thumbnailUrl)}
          alt={interpolate(copy.imageAlt, { item: order.itemsName })}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      </a>
      <div className="queue-order__main">
        <h2 className="desk-title" id={`order-${order._id}`} tabIndex={-1} ref={title}>
          {order.itemsName} <Status status={order.status} label={copy.statuses[order.status]} />
        </h2>
        <OrderFacts order={order} copy={copy} />
        <Disclosure label={copy.history}>
          <OrderHistory steps={order.history} words={copy.statuses} />
        </Disclosure>
        <StatusActions order={order} copy={copy} onMoved={() => title.current?.focus()} />
      </div>
    </article>
  );
}
