import type { OrderStatus } from '@kindcrate/contract/orders';

/** The name of the form for a status change, under which its draft is stored. */
export const statusFormName = (orderId: string, to: OrderStatus) => `status-${orderId}-${to.replace(' ', '-')}`;
