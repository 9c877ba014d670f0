import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import { atom } from 'nanostores';
import { maxMovedOrders } from '../lib/order-moves.build.ts';
import { staffOrders } from './staff-orders.ts';

interface Selection {
  ids: readonly string[];
  /** The order from which a click with Shift extends the selection. */
  last?: string | undefined;
  /** The filter of the list. A new filter ends the selection, because it may hide selected orders. */
  filter?: OrderFilter | undefined;
}

/** The orders that the queue's buttons move together. */
export const $selection = atom<Selection>({ ids: [] });

const currentFilter = () => staffOrders.$filter.get()?.filter;
const shownOrders = () => staffOrders.$state.get().data?.items ?? [];
const idsOf = ({ ids, filter }: Selection) => (filter === currentFilter() ? ids : []);

/** The selected orders that the list shows, in the order of the list. */
export function listSelected(selection = $selection.get()) {
  const ids = new Set(idsOf(selection));
  return ids.size ? shownOrders().filter(({ _id }) => ids.has(_id)) : [];
}

/** Selects or deselects an order. @param isRange whether to select all orders between the one that was selected last and this one */
export function toggleOrder(id: string, isRange = false): void {
  const { last } = $selection.get();
  const ids = idsOf($selection.get());
  if (isRange && last !== undefined && ids.length) select([...ids, ...idsBetween(last, id)], id);
  else if (ids.includes(id)) select(without(ids, id), id);
  else select([...ids, id], id);
}

/** Selects orders in addition to those that are selected. */
export function selectOrders(ids: readonly string[]): void {
  select([...idsOf($selection.get()), ...ids]);
}

export function selectAllShown(): void {
  select(shownOrders().map(({ _id }) => _id));
}

export function clearSelection(): void {
  $selection.set({ ids: [] });
}

/** Replaces the selection, with at most as many orders as one request can move, so that each donor gets one email. */
function select(ids: readonly string[], last?: string): void {
  $selection.set({ ids: [...new Set(ids)].slice(0, maxMovedOrders), last, filter: currentFilter() });
}

const without = (ids: readonly string[], id: string) => ids.filter((candidate) => candidate !== id);

function idsBetween(first: string, last: string): string[] {
  const ids = shownOrders().map(({ _id }) => _id);
  const [from = 0, to = 0] = [ids.indexOf(first), ids.indexOf(last)].toSorted((a, b) => a - b);
  return from < 0 ? [last] : ids.slice(from, to + 1);
}
