import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNumberEnd, toIdPart } from '@kindcrate/contract/order-keys';
import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/database.ts';
import { findRarestMatches } from '../database/rarest-matches.ts';
import { parseSearch, searchWordOfOrderNumber } from '../database/search-words.ts';
import { type Cursor, takePage, timeCursor } from '../paging/page.ts';
import { hasTerm, type OrderCondition } from './condition-repository.ts';
import { readConditions } from './filter-conditions.ts';
import { comparePositions, isInRange, toRange } from './queue-range.ts';
import {
  type CursorRange,
  type FilteredPosition,
  findOrderPosition,
  isOrderNumber,
  listMatchingPositions,
  listOrderPositions,
  listPositionsByNumber,
  type OrderPosition,
  type QueueFilter,
  selectPositionsAmong,
} from './queue-repository.ts';

/** The number of orders that a search reads in one query, before other requests get their turn. A query takes a few milliseconds. */
const batchSize = 2_000;
/** The maximum number of batches per request: reading 120,000 orders takes well under a second. */
const maxBatches = 60;

export interface OrderIdPage {
  ids: string[];
  /** Where the next page starts; undefined on the last page. */
  next: Cursor | undefined;
}

interface FindOptions {
  after?: Cursor | undefined;
  size: number;
  /** The person who uses the filter. */
  userId: string;
  /** Whether the caller may only see orders of the organization in the filter. */
  isLimited?: boolean;
}

/** Which orders to find, and how many. */
interface Query {
  filter: QueueFilter;
  range: CursorRange;
  conditions: OrderCondition[];
  /** The conditions that may be looked up in an index of all organizations. */
  indexed: OrderCondition[];
  size: number;
}

/**
 * Finds a page of the orders that match a filter. If each condition is met by many orders, the queue is read in batches. After
 * `maxBatches`, the page contains the matches found so far, which may be fewer than `size`, and a cursor to continue from.
 *
 * For a caller who is limited to an organization, the queue of that organization is always read, except in a search for an
 * order number or the end of one. The other indexes contain the words of all organizations, so the duration of a search that
 * uses them would reveal what the orders of other organizations contain (threat 44).
 */
export async function findOrders(
  database: Database,
  filter: OrderFilter,
  { after, size, userId, isLimited = false }: FindOptions,
): Promise<OrderIdPage> {
  const { order, q, sort } = filter;
  const terms = q === undefined ? [] : parseSearch(q);
  if (q !== undefined && !terms.length) return { ids: [], next: undefined };
  const { placed, conditions } = await readConditions(database, filter, userId);
  const query: Query = { filter, range: toRange(placed, sort, after), conditions, indexed: [], size };
  const search = { ...query, conditions: [...conditions, ...terms.map(hasTerm)] };
  if (!isLimited) search.indexed = [...search.conditions];
  if (order !== undefined && isNumberEnd(toIdPart(order))) {
    const hasNumber = hasTerm([searchWordOfOrderNumber(toIdPart(order))]);
    search.conditions.push(hasNumber);
    search.indexed.push(hasNumber);
  }
  // The index of ids is enough to find an order by its complete number or id.
  else if (order !== undefined) return findByNumber(database, order, search);
  else if (q !== undefined && !after && isOrderNumber(q)) {
    const numbered = await findByNumber(database, q, query);
    // If no order has this number, orders may still contain it as a word.
    if (numbered.ids.length) return numbered;
  }
  return search.conditions.length ? searchOrders(database, search) : listQueue(database, query);
}

async function findByNumber(database: Database, number: string, query: Query): Promise<OrderIdPage> {
  const positions = await listPositionsByNumber(database, number, query.conditions, query.size);
  return toPage(filterAndSortPositions(positions, query), query.size);
}

async function listQueue(database: Database, { filter, range, size }: Query): Promise<OrderIdPage> {
  return toPage(await listOrderPositions(database, filter, range, size + 1), size);
}

async function searchOrders(database: Database, query: Query): Promise<OrderIdPage> {
  const { conditions, indexed, size } = query;
  const rarest = await findRarestMatches(indexed, (condition, limit) => condition.selectIds(database, limit).execute());
  if (!rarest) return readQueue(database, query);
  if (!rarest.ids.length) return { ids: [], next: undefined };
  const others = [...rarest.others, ...conditions.filter((condition) => !indexed.includes(condition))];
  const positions = await selectPositionsAmong(database, rarest.ids, others).execute();
  return toPage(filterAndSortPositions(positions, query).slice(0, size + 1), size);
}

/** Returns the positions that are in the range and match the filter, in its sort direction. */
function filterAndSortPositions(positions: readonly FilteredPosition[], { filter, range }: Query): OrderPosition[] {
  const { status, organization, sort } = filter;
  return positions
    .filter((order) => !status || order.status === status)
    .filter((order) => !organization || order.organization_id === organization)
    .filter((order) => isInRange(timeCursor(order), range, sort))
    .sort((a, b) => comparePositions(timeCursor(a), timeCursor(b), sort));
}

async function readQueue(database: Database, { filter, range, conditions, size }: Query): Promise<OrderIdPage> {
  const matches: OrderPosition[] = [];
  let { after } = range;
  for (let batch = 0; batch < maxBatches; batch++) {
    const end = await findOrderPosition(database, filter, { ...range, after }, batchSize);
    const upTo = end ? timeCursor(end) : range.upTo;
    const limit = size + 1 - matches.length;
    matches.push(...(await listMatchingPositions(database, filter, conditions, { after, upTo }, limit)));
    const page = toPage(matches, size);
    if (page.next || !end) return page;
    after = upTo;
    await nextTurn();
  }
  return { ids: toIds(matches), next: after };
}

function toPage(positions: OrderPosition[], size: number): OrderIdPage {
  const { entries, next } = takePage(positions, timeCursor, size);
  return { ids: toIds(entries), next };
}

const toIds = (positions: readonly { id: string }[]) => positions.map(({ id }) => id);
