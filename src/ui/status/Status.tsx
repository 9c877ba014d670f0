import type { OrderStatus } from '@kindcrate/contract/orders';
import './status.scss';

interface Props {
  label: string;
  /** The colour goes by it; without one it is as of something that is under way. */
  status?: OrderStatus;
}

/** How far something is, in a word. */
export function Status({ label, status }: Props) {
  return (
    <span className="status" data-status={status}>
      {label}
    </span>
  );
}
