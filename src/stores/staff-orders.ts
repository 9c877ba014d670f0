import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { atom } from 'nanostores';
import { queueParameters, readParameter } from '../lib/query-parameters.ts';
import { filterPatterns, type QueuedOrder, staffOrdersEndpoint } from '../lib/staff-orders.build.ts';
import { createPagedList } from './paged-list.ts';
import { readInSession } from './session-reads.ts';

/** The queue of orders. The initial filter is read from the query string of the page's URL. */
export const staffOrders = createPagedList<OrderFilter, QueuedOrder>(
  (filter, after) => readInSession(staffOrdersEndpoint, { query: { ...filter, after } }),
  () => parseFilter(location.search),
);

/** Lists the orders that match a filter, and writes the filter into the URL of the page. */
export function filterOrders(filter: OrderFilter): Promise<void> {
  const view = Object.fromEntries(queueParameters.map((name) => [name, readParameter(location.search, name)]));
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${formatFilter({ ...filter, ...view })}${location.hash}`,
  );
  return staffOrders.filterBy(filter);
}

/** Increases when something other than the filter form has changed the filter, so that the form shows the change. */
export const $formVersion = atom(0);

/** Lists the orders that match a filter, and shows the filter in the form. */
export function replaceFilter(filter: OrderFilter): Promise<void> {
  const listed = filterOrders(filter);
  $formVersion.set($formVersion.get() + 1);
  return listed;
}

/** Reads a filter from a query string such as `?status=accepted&q=coat`. Invalid parameters are ignored. */
export function parseFilter(search: string): OrderFilter {
  const parameters = Object.entries(Object.fromEntries(new URLSearchParams(search)));
  const trimmed = parameters.map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(isValid));
}

/**
 * Checks a parameter as the contract's struct `orderFilter` does. That struct is not imported, because with superstruct it would be a
 * third of the desk's code.
 */
function isValid([name, value]: readonly [string, string]): boolean {
  return Object.hasOwn(filterPatterns, name) && new RegExp(`^(${filterPatterns[name]})$`, 'u').test(value);
}

/** Formats a filter as a query string; an empty filter becomes an empty string. */
export function formatFilter(filter: Readonly<Record<string, string | undefined>>): string {
  const parameters = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parameters.length ? `?${new URLSearchParams(parameters)}` : '';
}
