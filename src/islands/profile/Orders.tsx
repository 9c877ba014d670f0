import type { Order } from '@kindcrate/contract/orders';
import { useState } from 'react';
import type { OrdersCopy } from './copy.ts';
import { OrderCard } from './OrderCard.tsx';
import { PageButtons } from './PageButtons.tsx';

interface Props {
  orders: Order[];
  copy: OrdersCopy;
}

/** The donations, newest first, one a page, from page 1 (specification, section 9). */
export function Orders({ orders, copy }: Props) {
  // By its id, so that it stays when others come in before it.
  const [shown, setShown] = useState(orders[0]?._id);
  const index = Math.max(
    0,
    orders.findIndex(({ _id }) => _id === shown),
  );
  const order = orders[index];
  if (!order) {
    return (
      <div className="orders-none">
        <span className="orders-none__picture" />
        <p className="orders-none__title">{copy.none}</p>
        <p>{copy.noneHint}</p>
        <a className="button" href={copy.give.href}>
          {copy.give.label}
        </a>
      </div>
    );
  }
  return (
    <>
      <OrderCard key={order._id} order={order} copy={copy} />
      <PageButtons
        page={index + 1}
        total={orders.length}
        label={copy.pages}
        pageLabel={copy.page}
        onChoose={(page) => setShown(orders[page - 1]?._id)}
      />
    </>
  );
}
