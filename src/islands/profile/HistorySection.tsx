import type { CollectionEntry } from 'astro:content';
import type { OrderStep } from '@kindcrate/contract/orders';
import { OrderHistory } from '../../ui/order-history/OrderHistory.tsx';

interface Props {
  steps: OrderStep[];
  copy: CollectionEntry<'profile'>['data']['orders'];
}

/** What happened to a donation so far. */
export function HistorySection({ steps, copy }: Props) {
  return (
    <section>
      <h3 className="order-card__history">{copy.history}</h3>
      <OrderHistory steps={steps} words={copy.steps} />
    </section>
  );
}
