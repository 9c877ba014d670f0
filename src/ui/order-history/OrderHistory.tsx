import type { OrderStatus, StatusChange } from '@kindcrate/contract/orders';
import { Time } from '../time/Time.tsx';
import './order-history.scss';

interface Props {
  steps: StatusChange[];
  /** The text for each status. */
  labels: Record<OrderStatus, string>;
}

/** The status changes of an order, oldest first. */
export function OrderHistory({ steps, labels }: Props) {
  return (
    <ol className="order-history">
      {steps.map(({ status, at, reason }) => (
        <li className="order-history__step" key={at + status}>
          {labels[status]} <Time at={at} showsTime />
          {reason && <span className="order-history__reason">{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
