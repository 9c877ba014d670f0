import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { Rows } from '../../../../stores/paged-list.ts';
import type { LabelSearchCopy } from './copy.ts';

/** What the desk shows about the orders that have the number of a label. */
export interface LabelResult {
  /** May contain `{count}`, or `{time}` for `at`. */
  text: string;
  /** True if no order was found, or if the order was declined or canceled. */
  isWarning: boolean;
  /** When the order got its status, ISO 8601; only for a single order. */
  at?: string;
  /** Why the order has its status. */
  reason?: string | undefined;
}

type ResultCopy = Pick<LabelSearchCopy, 'found' | 'several' | 'none' | 'noneOfYours' | 'older'>;

/** @param isStaff whether the person sees the orders of every organization */
export function describeLabelResult(
  { items, next }: Rows<QueuedOrder>,
  isStaff: boolean,
  copy: ResultCopy,
): LabelResult {
  const [order] = items;
  if (!order && next !== null) return { text: copy.older, isWarning: true };
  // Volunteers must not learn whether another organization has the order, so their text covers both cases.
  if (!order) return { text: isStaff ? copy.none : copy.noneOfYours, isWarning: true };
  if (items.length > 1) return { text: copy.several, isWarning: false };
  const { status, createdAt, history } = order;
  const last = history.at(-1);
  return {
    text: copy.found[status],
    isWarning: status === 'declined' || status === 'cancelled',
    at: last?.at ?? createdAt,
    reason: last?.reason,
  };
}
