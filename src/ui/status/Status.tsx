import type { OrderStatus } from '@kindcrate/contract/orders';
import './status.scss';

interface Props {
  label: string;
  /** Determines the color; without it, the color of orders in progress. */
  status?: OrderStatus;
}

export function Status({ label, status }: Props) {
  return (
    <span className="status" data-status={status}>
      {label}
    </span>
  );
}
