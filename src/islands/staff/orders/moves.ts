import type { OrderStatus } from '@kindcrate/contract/orders';

/** What needs a word or a number, or ends the order: it is asked about before it is done. */
export const askedMoves: readonly OrderStatus[] = ['received', 'declined', 'cancelled'];

export const endingMoves: readonly OrderStatus[] = ['declined', 'cancelled'];

/** Names the form that asks about a change of an order. */
export const formOfMove = (orderId: string, to: OrderStatus) => `move-${orderId}-${to.replace(' ', '-')}`;
