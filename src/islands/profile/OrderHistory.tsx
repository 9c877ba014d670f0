import type { CollectionEntry } from 'astro:content';
import type { OrderStep } from '@kindcrate/contract/orders';
import { OrderSteps } from '../order-steps/OrderSteps.tsx';

interface Props {
  steps: OrderStep[];
  copy: CollectionEntry<'profile'>['data']['orders'];
}

/** What happened to a donation so far. */
export function OrderHistory({ steps, copy }: Props) {
  return (
    <section>
      <h3 className="order-card__history">{copy.history}</h3>
      <OrderSteps steps={steps} words={copy.steps} />
    </section>
  );
}
