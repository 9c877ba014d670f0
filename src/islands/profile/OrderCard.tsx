import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
import { fromApi } from '../../lib/api-url.ts';
import { Facts } from './Facts.tsx';

interface Props {
  order: Order;
  copy: CollectionEntry<'profile'>['data']['orders'];
}

/** One donation: what, where, for whom, how many, how far it is, and its photo. */
export function OrderCard({ order, copy }: Props) {
  const { image } = order;
  return (
    <article className="order-card">
      <img
        className="order-card__image"
        src={fromApi(image.url)}
        alt={copy.imageAlt.replace('{item}', () => order.itemsName)}
        width={image.width}
        height={image.height}
      />
      <Facts
        facts={[
          [copy.item, order.itemsName],
          [copy.location, order.location],
          [copy.charity, order.charity.title],
          [copy.quantity, order.quantity],
          [
            copy.status,
            <span key="status" className="status" data-status={order.status}>
              {order.status}
            </span>,
          ],
          [copy.date, <Day key="date" time={order.createdAt} />],
        ]}
      />
    </article>
  );
}

function Day({ time }: { time: string }) {
  // Rendered without a browser, it is in the language of the machine.
  const language = globalThis.document?.documentElement.lang;
  return <time dateTime={time}>{new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))}</time>;
}
