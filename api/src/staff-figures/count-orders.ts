import type { OrderCounts } from '@kindcrate/contract/staff-figures';
import { medianOf } from '../figures/median.ts';
import type { EventCount, ReceivedCount } from './event-repository.ts';
import type { MonthCounts } from './month-counts.ts';

type OrderEventCounts = Pick<MonthCounts, 'placed' | 'received' | 'completed' | 'declined'>;

/** Adds up the counts of the given months. */
export function countOrders(months: readonly OrderEventCounts[]): OrderCounts {
  const received = months.flatMap((month) => month.received);
  const hours = new Map<number, number>();
  for (const count of received) {
    if (count.hours === null) continue;
    // A server's clock may have been set back between the offer and the receipt, which makes the number of hours negative.
    const waited = Math.max(0, count.hours);
    hours.set(waited, (hours.get(waited) ?? 0) + count.orders);
  }
  const median = medianOf(hours);
  return {
    placed: sumOrders(months.flatMap(({ placed }) => placed)),
    received: sumOrders(received),
    pieces: received.reduce((sum, { pieces }) => sum + pieces, 0),
    completed: sumOrders(months.flatMap(({ completed }) => completed)),
    declined: sumOrders(months.flatMap(({ declined }) => declined)),
    // In days, rounded to one decimal.
    daysToReceived: median === undefined ? null : Math.round(median / 2.4) / 10,
  };
}

const sumOrders = (counts: readonly EventCount[]) => counts.reduce((sum, { orders }) => sum + orders, 0);

/** Keeps only the counts of one organization. */
export function filterByOrganization(month: MonthCounts, organizationId: string): MonthCounts {
  const isOwn = (count: { organizationId: string }) => count.organizationId === organizationId;
  return {
    ...month,
    placed: month.placed.filter(isOwn),
    received: month.received.filter(isOwn),
    completed: month.completed.filter(isOwn),
    declined: month.declined.filter(isOwn),
    categories: month.categories.filter(isOwn),
  };
}

/** Merges the counts that have the same organization and number of hours, so that they take up little memory. */
export function mergeReceived(counts: readonly ReceivedCount[]): ReceivedCount[] {
  const merged = new Map<string, ReceivedCount>();
  for (const count of counts) {
    const key = `${count.organizationId} ${count.hours}`;
    const { orders, pieces } = merged.get(key) ?? { orders: 0, pieces: 0 };
    merged.set(key, { ...count, orders: orders + count.orders, pieces: pieces + count.pieces });
  }
  return [...merged.values()];
}
