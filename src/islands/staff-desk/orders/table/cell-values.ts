import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';

/** The names of the categories of an order's items, without duplicates. */
export function categoriesOf({ items }: Pick<QueuedOrder, 'items'>): string[] {
  return [...new Set(items.flatMap(({ category }) => (category ? [category.name] : [])))];
}

/** When the goods of an order arrived; undefined until then. */
export const receivedAt = ({ history }: Pick<QueuedOrder, 'history'>): string | undefined =>
  history.find(({ status }) => status === 'received')?.at;
