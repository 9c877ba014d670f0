import type { CollectionEntry } from 'astro:content';
import type { OrderStep } from '@kindcrate/contract/orders';
import { Time } from '../time/Time.tsx';

interface Props {
  steps: OrderStep[];
  copy: CollectionEntry<'profile'>['data']['orders'];
}

/** What happened to a donation so far, in words and with dates. */
export function OrderHistory({ steps, copy }: Props) {
  return (
    <section className="order-history">
      <h3 className="order-history__title">{copy.history}</h3>
      <ol className="order-history__steps">
        {steps.map(({ status, at, reason }) => (
          <li className="order-history__step" key={at + status}>
            {copy.steps[status]} <Time at={at} withHour />
            {reason && <span className="order-history__reason">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
