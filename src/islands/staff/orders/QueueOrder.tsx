import type { CollectionEntry } from 'astro:content';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { useRef } from 'react';
import { fromApi } from '../../../lib/api-url.ts';
import { Status } from '../../status/Status.tsx';
import { Time } from '../../time/Time.tsx';
import { Moves } from './Moves.tsx';

interface Props {
  order: StaffOrder;
  copy: CollectionEntry<'staff'>['data']['orders'];
}

/** One order at the desk: what, from whom, where, how far it is, and what can be done with it now. */
export function QueueOrder({ order, copy }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { image, donor } = order;
  const facts = [
    [copy.charity, order.charity.title],
    [copy.quantity, quantityOf(order, copy)],
    [copy.location, order.location],
    [
      copy.phone,
      <a key="phone" href={`tel:${order.phone}`}>
        {order.phone}
      </a>,
    ],
    [copy.donor, `${donor.username}, ${donor.email}`],
    [copy.date, <Time key="date" at={order.createdAt} withHour />],
    ...(order.coins ? [[copy.coins, order.coins]] : []),
  ] as const;
  return (
    <article className="queue-order" aria-labelledby={`order-${order._id}`}>
      <a className="queue-order__photo" href={fromApi(image.url)} target="_blank" rel="noreferrer">
        <img
          src={fromApi(image.thumbnailUrl)}
          alt={copy.imageAlt.replace('{item}', order.itemsName)}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      </a>
      <div className="queue-order__main">
        <h3 className="queue-order__title" id={`order-${order._id}`} tabIndex={-1} ref={title}>
          {order.itemsName} <Status status={order.status} label={copy.statuses[order.status]} />
        </h3>
        <dl className="queue-order__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <History order={order} copy={copy} />
        <Moves order={order} copy={copy} onMoved={() => title.current?.focus()} />
      </div>
    </article>
  );
}

/** The steps behind an order, closed until somebody wants to know. */
function History({ order, copy }: Props) {
  return (
    <details className="queue-order__history">
      <summary>{copy.history}</summary>
      <ol>
        {order.history.map(({ status, at, reason }) => (
          <li key={at + status}>
            {copy.statuses[status]}, <Time at={at} withHour />
            {reason && `: ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function quantityOf({ quantity, receivedQuantity }: StaffOrder, copy: Props['copy']): string {
  if (receivedQuantity === undefined || receivedQuantity === quantity) return String(quantity);
  return copy.quantityReceived.replace('{offered}', String(quantity)).replace('{received}', String(receivedQuantity));
}
