import type { OrderColumn } from '../../../../lib/order-columns.ts';

/** The queue as a table. */
export interface OrderTableCopy {
  /** The accessible name of the part that scrolls. */
  scroll: string;
  /** Opens the checkboxes that show and hide columns. */
  columns: string;
  /** The heading of the column with the checkboxes that select orders, for screen readers. */
  select: string;
  names: Record<OrderColumn, string>;
}
