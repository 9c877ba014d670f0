import type { OrderStatus } from '@kindcrate/contract/orders';
import './status.scss';

interface Props {
  label: string;
  /** Sets the color; the default is that of an open order. */
  status?: OrderStatus;
}

/** A colored label, such as an order's status. */
export function Status({ label, status }: Props) {
  return (
    <span className="status" data-status={status}>
      {label}
    </span>
  );
}
