import type { CollectionEntry } from 'astro:content';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef } from 'react';
import { fromApi } from '../../../lib/api-url.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { Disclosure } from '../../disclosure/Disclosure.tsx';
import { OrderSteps } from '../../order-steps/OrderSteps.tsx';
import { Status } from '../../status/Status.tsx';
import { Moves } from './Moves.tsx';
import { OrderFacts } from './OrderFacts.tsx';

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
      <a className="queue-order__photo" href={fromApi(image.url)} target="_blank" rel="noreferrer">
        <img
          src={fromApi(image.thumbnailUrl)}
          alt={fillIn(copy.imageAlt, { item: order.itemsName })}
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
          <OrderSteps steps={order.history} words={copy.statuses} />
        </Disclosure>
        <Moves order={order} copy={copy} onMoved={() => title.current?.focus()} />
      </div>
    </article>
  );
}
