import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNumberEnd, toIdPart } from '@kindcrate/contract/order-keys';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/database.ts';
import { type Cursor, takePage, timeCursor } from '../paging/page.ts';
import {
  findOrderPosition,
  isOrderNumber,
  listMatchingPositions,
  listOrderPositions,
  listPositionsByNumber,
  type OrderPosition,
} from './queue-repository.ts';

/** Orders that a search reads in one query, which takes a few milliseconds, before other requests get their turn. */
const batchSize = 2_000;
/** Batches per request: 120,000 orders take well under a second. */
const maxBatches = 60;

export interface OrderIdPage {
  ids: string[];
  /** Where the next page starts; undefined on the last page. */
  next: Cursor | undefined;
}

/**
 * Finds a page of the orders that match a filter. A search that has read `maxBatches` ends with the matches found so far
 * and a cursor to continue from, so such a page may contain fewer orders than `size`.
 */
export async function findOrders(
  database: Database,
  filter: OrderFilter,
  after: Cursor | undefined,
  size: number,
): Promise<OrderIdPage> {
  const { order, q } = filter;
  // The index of the ids is enough to find a complete order number or id.
  if (order !== undefined && !isNumberEnd(toIdPart(order)))
    return { ids: toIds(await listPositionsByNumber(database, filter, order, size)), next: undefined };
  if (order !== undefined || q !== undefined) return searchOrders(database, filter, after, size);
  const { entries, next } = takePage(await listOrderPositions(database, filter, after, size + 1), timeCursor, size);
  return { ids: toIds(entries), next };
}

async function searchOrders(
  database: Database,
  filter: OrderFilter,
  after: Cursor | undefined,
  size: number,
): Promise<OrderIdPage> {
  const { order, q } = filter;
  // An index finds an order by its number. If it finds none, the text may still occur in other fields.
  if (!after && order === undefined && q !== undefined && isOrderNumber(q)) {
    const numbered = await listPositionsByNumber(database, filter, q, size);
    if (numbered.length) return { ids: toIds(numbered), next: undefined };
  }
  const matches: OrderPosition[] = [];
  let cursor = after;
  for (let batch = 0; batch < maxBatches; batch++) {
    const end = await findOrderPosition(database, filter, cursor, batchSize);
    const range = { after: cursor, upTo: end && timeCursor(end) };
    matches.push(...(await listMatchingPositions(database, filter, range, size + 1 - matches.length)));
    const { entries, next } = takePage(matches, timeCursor, size);
    if (next || !range.upTo) return { ids: toIds(entries), next };
    cursor = range.upTo;
    await nextTurn();
  }
  return { ids: toIds(matches), next: cursor };
}

const toIds = (positions: OrderPosition[]) => positions.map(({ id }) => id);
