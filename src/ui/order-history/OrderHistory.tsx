import type { OrderStatus, OrderStep } from '@kindcrate/contract/orders';
import { Time } from '../time/Time.tsx';
import './order-history.scss';

interface Props {
  steps: OrderStep[];
  labels: Record<OrderStatus, string>;
}

/** The status changes of an order with their times and reasons. */
export function OrderHistory({ steps, labels }: Props) {
  return (
    <ol className="order-history">
      {steps.map(({ status, at, reason }) => (
        <li className="order-history__change" key={at + status}>
          {labels[status]} <Time at={at} withHour />
          {reason && <span className="order-history__reason">{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
