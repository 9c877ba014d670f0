import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';

/** Since when an order has had its status. */
export const statusSince = ({ history, createdAt }: Pick<QueuedOrder, 'history' | 'createdAt'>): string =>
  history.at(-1)?.at ?? createdAt;
