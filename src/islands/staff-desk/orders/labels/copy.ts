import type { OrderStatus } from '@kindcrate/contract/orders';
import type { ScannerCopy } from '../../../../ui/scanner/Scanner.tsx';

export interface LabelSearchCopy extends ScannerCopy {
  title: string;
  number: string;
  numberHint: string;
  incomplete: string;
  open: string;
  /** What to do with the goods, by the status of their order; with `{time}`. */
  found: Record<OrderStatus, string>;
  /** With `{count}`. */
  several: string;
  none: string;
  /** Shown instead of `none` to volunteers, who see the orders of one organization only. */
  noneOfYours: string;
  /** Shown when none of the newest orders matches, and older orders have not been searched yet. */
  older: string;
  showAll: string;
}
