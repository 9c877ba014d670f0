import { limits } from '@kindcrate/contract/limits';
import { orderKeyPattern } from '@kindcrate/contract/order-keys';
import { orderStatuses } from '@kindcrate/contract/orders';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { describeEndpoint } from './describe-reply.ts';

export const listStaffOrders = describeEndpoint(listStaffOrdersEndpoint);

/** In the sequence in which an order goes through them. */
export const statuses = orderStatuses;

/** In characters. */
export const maxSearch = limits.search;

/** Regular expressions for the trimmed values of the contract's `orderFilter`. */
export const filterPatterns: Readonly<Record<string, string>> = {
  status: orderStatuses.join('|'),
  sort: 'newest|oldest',
  organization: '[\\w.:~\\-]{1,200}',
  order: orderKeyPattern,
  q: `[^\\0]{1,${limits.search}}`,
};
