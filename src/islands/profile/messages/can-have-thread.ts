import type { LenientOrder } from '@kindcrate/contract/orders';

/** Whether an order can have messages. Only our own API has threads, and all of its orders have a history. */
export const canHaveThread = ({ history }: Pick<LenientOrder, 'history'>): boolean => history.length > 0;
