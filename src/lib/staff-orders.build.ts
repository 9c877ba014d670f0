import { limits } from '@kindcrate/contract/limits';
import { orderItem, orderNeed } from '@kindcrate/contract/order-items';
import { orderKeyPattern } from '@kindcrate/contract/order-keys';
import { orderStatuses } from '@kindcrate/contract/orders';
import { nextPage } from '@kindcrate/contract/queries';
import {
  getStaffOrderEndpoint,
  listStaffOrdersEndpoint,
  staffOrder,
  staffOrderNeed,
} from '@kindcrate/contract/staff-orders';
import { array, assign, type Infer, object, omit, optional, pick } from 'superstruct';
import { describeEndpoint } from './describe-endpoint.ts';

/** The part of an order that the queue shows. The shape of the rest would make the desk's code 1% larger. */
const queuedOrder = assign(
  omit(staffOrder, ['outcome']),
  object({
    items: array(assign(orderItem, object({ need: optional(pick(orderNeed, ['words'])) }))),
    need: optional(pick(staffOrderNeed, ['words', 'target', 'received'])),
  }),
);

export type QueuedOrder = Infer<typeof queuedOrder>;

export type QueuedItem = QueuedOrder['items'][number];

export const staffOrdersEndpoint = describeEndpoint({
  ...listStaffOrdersEndpoint,
  accepts: assign(object({ result: array(queuedOrder) }), nextPage),
});

export const staffOrderEndpoint = describeEndpoint({
  ...getStaffOrderEndpoint,
  accepts: object({ data: queuedOrder }),
});

/** The statuses of orders, listed as an order goes through them. */
export const statuses = orderStatuses;

/** The maximum length of a search, in characters. */
export const maxSearchLength = limits.search;

/** The filters by day. */
export const dayFilters = ['handoverDay', 'placedFrom', 'placedTo', 'receivedFrom', 'receivedTo'] as const;

/** The filters behind "More filters", which only a few people use, in the order of their fields. */
export const moreFilters = ['category', 'assignee', ...dayFilters] as const;

const idPattern = '[\\w.:~\\-]{1,200}';

/** The calendar days of the years 2000 to 2099. */
const dayPattern = [
  '20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])',
  '20\\d\\d-(?:0[13-9]|1[0-2])-(?:29|30)',
  '20\\d\\d-(?:0[13578]|1[02])-31',
  '20(?:[02468][048]|[13579][26])-02-29',
].join('|');

/** Regular expressions for the trimmed values of the contract's `orderFilter`. */
export const filterPatterns: Readonly<Record<string, string>> = {
  status: orderStatuses.join('|'),
  sort: 'newest|oldest',
  assignee: 'me|nobody',
  organization: idPattern,
  category: idPattern,
  order: orderKeyPattern,
  q: `[^\\0]{1,${limits.search}}`,
  ...Object.fromEntries(dayFilters.map((name) => [name, dayPattern])),
};
