import type { CollectionEntry } from 'astro:content';
import type { Order } from '@kindcrate/contract/orders';
import { useState } from 'react';
import { OrderCard } from './OrderCard.tsx';
import { PageButtons } from './PageButtons.tsx';

interface Props {
  orders: Order[];
  copy: CollectionEntry<'profile'>['data']['orders'];
}

/** The donations, newest first, one a page, from page 1 (specification, section 9). */
export function Orders({ orders, copy }: Props) {
  const [page, setPage] = useState(1);
  const order = orders[page - 1];
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
      <OrderCard order={order} copy={copy} />
      <PageButtons page={page} total={orders.length} label={copy.pages} pageLabel={copy.page} onChoose={setPage} />
    </>
  );
}
