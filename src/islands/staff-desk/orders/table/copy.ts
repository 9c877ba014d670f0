import type { OrderColumn } from '../../../../lib/order-columns.ts';

/** The queue as a table. */
export interface OrderTableCopy {
  /** The accessible name of the part that scrolls. */
  scroll: string;
  /** Opens the choice of columns. */
  columns: string;
  /** The heading of the checkboxes, for screen readers. */
  select: string;
  names: Record<OrderColumn, string>;
}
