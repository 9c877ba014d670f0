import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';

/** When an order got its current status. */
export const statusSince = ({ history, createdAt }: Pick<QueuedOrder, 'history' | 'createdAt'>): string =>
  history.at(-1)?.at ?? createdAt;
