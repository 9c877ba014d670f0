import type { LenientOrder } from '@kindcrate/contract/orders';

/** Whether people can write about an order: only our own API, whose orders all have a history, has threads. */
export const hasThread = ({ history }: Pick<LenientOrder, 'history'>): boolean => history.length > 0;
