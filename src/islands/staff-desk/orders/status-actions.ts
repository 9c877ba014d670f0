import type { OrderStatus } from '@kindcrate/contract/orders';

/** What needs a word or a number, or ends the order: it is asked about before it is done. */
export const promptedStatuses: readonly OrderStatus[] = ['received', 'declined', 'cancelled'];

export const finalStatuses: readonly OrderStatus[] = ['declined', 'cancelled'];

/** Names the form that asks about a change of an order. */
export const statusFormFor = (orderId: string, to: OrderStatus) => `move-${orderId}-${to.replace(' ', '-')}`;
