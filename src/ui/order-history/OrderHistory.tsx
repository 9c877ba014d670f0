import type { OrderStatus, OrderStep } from '@kindcrate/contract/orders';
import { Time } from '../time/Time.tsx';
import './order-history.scss';

interface Props {
  steps: OrderStep[];
  /** What is said of each status. */
  words: Record<OrderStatus, string>;
}

/** What happened to a donation so far, in words and with dates. */
export function OrderHistory({ steps, words }: Props) {
  return (
    <ol className="order-steps">
      {steps.map(({ status, at, reason }) => (
        <li className="order-steps__step" key={at + status}>
          {words[status]} <Time at={at} withHour />
          {reason && <span className="order-steps__reason">{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
